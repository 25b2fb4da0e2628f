import { useEffect } from 'react';

/** What a reader does who looks around in the sidebar: from then on it stays where the reader put it. */
const READER_ACTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'];

/** Scrolls the sidebar, and nothing around it, as `scrollIntoView` would. */
function showCurrentItem(menu: Element): void {
  const item = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!item?.height) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const end = Math.min(bottom, window.innerHeight);
  if (item.top < top || item.bottom > end) menu.scrollTop += (item.top + item.bottom - top - end) / 2;
}

/**
 * Keeps the item of the current page in view.
 *
 * @param path of the page; the item is looked for anew when it changes
 */
export function useCurrentItemInView(path: string): void {
  useEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-menu')?.parentElement;
    if (!menu) return undefined;
    const reader = new AbortController();
    const { signal } = reader;
    // A category that was closed opens slowly around the item.
    const onOpened = ({ propertyName }: TransitionEvent) => propertyName === 'height' && showCurrentItem(menu);
    showCurrentItem(menu);
    menu.addEventListener('transitionend', onOpened, { signal });
    for (const act of READER_ACTS) menu.addEventListener(act, () => reader.abort(), { signal, passive: true });
    return () => reader.abort();
  }, [path]);
}
