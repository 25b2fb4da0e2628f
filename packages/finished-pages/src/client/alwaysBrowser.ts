/**
 * Takes the place of `@docusaurus/useIsBrowser` for the tabs of the theme, which would otherwise be made anew after hydration, with
 * all that is in their panels. They do not need it: the first render takes neither storage nor address into account.
 */
export default function alwaysBrowser(): boolean {
  return true;
}
