import { decoded } from '@api-docs/kit';

/** Returns the target of a fragment, such as `#request`. */
export function targetOf(hash: string): HTMLElement | null {
  const name = decoded(hash.slice(1));
  return document.getElementById(name) ?? document.querySelector(`a[name="${CSS.escape(name)}"]`);
}

/** Elements that can hide what is in them. Not `checkVisibility()`, which Safari has since 17.4 only. */
const HIDING = 'details:not([open]), [role=tabpanel][hidden]';

/**
 * Opens the details and selects the tabs that hide an element, and returns whether anything hid it. React shows the panel of a tab
 * after a microtask.
 */
export function reveal(element: Element): boolean {
  const hidden = element.closest(HIDING);
  if (!hidden) return false;
  const { parentElement } = hidden;
  if (hidden instanceof HTMLDetailsElement) hidden.open = true;
  else {
    const index = [...(parentElement?.children ?? [])].indexOf(hidden);
    parentElement?.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.click();
  }
  if (parentElement) reveal(parentElement);
  return true;
}
