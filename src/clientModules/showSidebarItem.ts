/** Scrolls the sidebar to the item of the current page, on load and after each navigation. */
import type { ClientModule } from '@docusaurus/types';

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

let listening: AbortController | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    listening?.abort();
    const menu = document.querySelector('.theme-doc-sidebar-menu')?.parentElement;
    if (!menu) return;
    const { signal } = (listening = new AbortController());
    // A collapsed category around the item expands with a transition.
    const onExpanded = ({ propertyName }: TransitionEvent) => propertyName === 'height' && showCurrentItem(menu);
    showCurrentItem(menu);
    menu.addEventListener('transitionend', onExpanded, { signal });
    for (const type of STOP_EVENTS) {
      menu.addEventListener(type, () => listening?.abort(), { signal, passive: true });
    }
  },
};

export default clientModule;
