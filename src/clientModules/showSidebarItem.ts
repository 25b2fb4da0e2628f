// Change: scrolls the item of the current page into view, on load and after each navigation.
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { useEffect, type ReactNode } from 'react';

/** Events that end the automatic scrolling, because the reader is using the sidebar. */
const STOP_EVENTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'];

/** Scrolls only the sidebar. `scrollIntoView` would also scroll the page. */
function showCurrentItem(menu: Element): void {
  const item = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!item?.height) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const end = Math.min(bottom, window.innerHeight);
  if (item.top < top || item.bottom > end) menu.scrollTop += (item.top + item.bottom - top - end) / 2;
}

export default function ContentWrapper(props: Props): ReactNode {
  useEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-menu')?.parentElement;
    if (!menu) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // A collapsed category around the item expands with a transition.
    const onExpanded = ({ propertyName }: TransitionEvent) => propertyName === 'height' && showCurrentItem(menu);
    showCurrentItem(menu);
    menu.addEventListener('transitionend', onExpanded, { signal });
    for (const type of STOP_EVENTS) {
      menu.addEventListener(type, () => listening.abort(), { signal, passive: true });
    }
    return () => listening.abort();
  }, [props.path]);

  return <Content {...props} />;
}
