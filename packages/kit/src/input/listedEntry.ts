import type { DocusaurusConfig } from '@docusaurus/types';

import { buildError } from '../errors/buildError';

/** Returns whether an entry of `plugins`, `themes` or `presets` names a module, also by its file, as `require.resolve` returns it. */
export function isListed(entry: unknown, moduleName: string): boolean {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  if (typeof name !== 'string') return false;
  if (name === moduleName) return true;
  const [, ...inModules] = `/${name.replaceAll('\\', '/')}`.split('/node_modules/');
  // The last one, because a module may have others inside of it.
  return inModules.at(-1)?.startsWith(`${moduleName}/`) ?? false;
}

/**
 * Finds a module among the entries of a site's configuration.
 *
 * @returns its options, which are empty without some; undefined if the site does not list it
 */
export function listedOptions(entries: readonly unknown[], moduleName: string): object | undefined {
  const found = entries.find((entry) => isListed(entry, moduleName));
  if (found === undefined) return undefined;
  return Array.isArray(found) ? ((found[1] as object | undefined) ?? {}) : {};
}

/** The lists of a site's configuration that name packages. */
const LISTS = ['presets', 'plugins', 'themes'] as const;

type List = (typeof LISTS)[number];

/** The theme of the classic preset, which sites without the preset list themselves. */
export const CLASSIC_THEME = '@docusaurus/theme-classic';

/** Returns the names by which a site lists a theme. Example: `classic`. */
const namesOf = (theme: string) => [theme, theme.replace(/^(?:@docusaurus\/|docusaurus-)theme-/, '')];

/**
 * Returns the index in a site's `themes` after the last of some themes; 0 without them. The components of a later theme replace
 * those of an earlier one, and those of presets and plugins.
 */
export function indexAfter(themes: readonly unknown[], names: readonly string[]): number {
  const all = names.flatMap(namesOf);
  return 1 + themes.map((entry) => all.some((name) => isListed(entry, name))).lastIndexOf(true);
}

/**
 * Throws if a site lists a package before the classic theme, whose components would replace its own.
 *
 * @param packageName as in {@link checkEntries}
 */
export function checkOrder(siteConfig: Partial<Pick<DocusaurusConfig, List>>, packageName: string): void {
  const { plugins = [], themes = [] } = siteConfig;
  const isOwn = (entry: unknown) => isListed(entry, packageName);
  const place = themes.findIndex(isOwn);
  if (place === -1 && !plugins.some(isOwn)) return;
  if (indexAfter(themes, [CLASSIC_THEME]) <= Math.max(place, 0)) return;
  throw buildError({
    file: 'docusaurus.config',
    problem: `the components of ${CLASSIC_THEME} replace those of ${packageName}, because it comes later`,
    expected: `${packageName} in \`themes\`, after ${CLASSIC_THEME}`,
    found: place === -1 ? 'an entry of `plugins`, which come before `themes`' : 'an entry of `themes` before it',
    remedy: `move the entry below that of ${CLASSIC_THEME}`,
  });
}

/**
 * Throws if a site lists a package in a list of another kind, of which Docusaurus would make nothing or another error, or twice.
 *
 * @param packageName for example `@api-docs/local-search`
 * @param lists those where it may be
 */
export function checkEntries(
  siteConfig: Partial<Pick<DocusaurusConfig, List>>,
  packageName: string,
  lists: readonly List[],
): void {
  const found = LISTS.flatMap((list) =>
    (siteConfig[list] ?? []).filter((entry) => isListed(entry, packageName)).map(() => list),
  );
  const wrong = found.find((list) => !lists.includes(list));
  if (wrong === undefined && found.length < 2) return;
  throw buildError({
    file: 'docusaurus.config',
    problem: wrong ? `${packageName} is in the wrong list` : `${packageName} is listed twice`,
    expected: `one entry of \`${lists[0]}\``,
    found: found.map((list) => `an entry of \`${list}\``).join(', '),
    remedy: wrong ? `move the entry to \`${lists[0]}\`` : 'keep one entry, with all options',
  });
}
