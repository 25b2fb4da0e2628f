/** Scrolls the sidebar to the item of the current page, on load and after each navigation. */
import type { ClientModule } from '@docusaurus/types';

/** Scrolls only the sidebar. `scrollIntoView` would also scroll the page. */
function showCurrentItem(menu: HTMLElement): void {
  const item = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!item?.height) {
    // Its category expands with a transition.
    menu.addEventListener('transitionend', function onExpanded({ propertyName }) {
      if (propertyName !== 'height') return;
      menu.removeEventListener('transitionend', onExpanded);
      showCurrentItem(menu);
    });
    return;
  }
  const { top, bottom } = menu.getBoundingClientRect();
  const end = Math.min(bottom, window.innerHeight);
  if (item.top < top || item.bottom > end) menu.scrollTop += (item.top + item.bottom - top - end) / 2;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const menu = document.querySelector('.theme-doc-sidebar-menu')?.parentElement;
    if (menu && location.pathname !== previousLocation?.pathname) showCurrentItem(menu);
  },
};

export default clientModule;
