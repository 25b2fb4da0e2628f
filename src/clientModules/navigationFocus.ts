/**
 * Does after a navigation what browsers do after a full page load: opens what hides the target of the fragment and scrolls to
 * it, moves the focus to the target or the start of the page, and says the title of the new page. Docusaurus moves the focus
 * between pages with the same layout only, and loses it again.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { announce } from '@site/src/announce';
import { reveal, targetOf } from '@site/src/reveal';

/** The region of the skip link, the first element of every layout. */
const START = '#__docusaurus > [role=region]';

/** Focuses an element, and makes it focusable for as long as it has the focus. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

// The browser reveals what it has found in the panel of a tab, but knows nothing of the tab.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('beforematch', ({ target }) => reveal(target as Element));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const { pathname, search, hash } = location;
    const isSamePage = pathname === previousLocation?.pathname;
    const isQuery = isSamePage && hash === previousLocation?.hash && search !== previousLocation.search;
    // A tab or a field that keeps the focus has changed the query.
    if (isQuery && (hash || document.activeElement !== document.body)) return;
    const target = targetOf(hash);
    const isRevealed = target !== null && reveal(target);
    if (!previousLocation && !isRevealed) return;
    // After React has shown panels and closed the menu of narrow windows.
    requestAnimationFrame(() => {
      const current = targetOf(hash);
      current?.scrollIntoView();
      if (!previousLocation) return;
      const start = current ?? document.querySelector<HTMLElement>(START);
      if (start) focus(start);
      // The title changes in a later frame.
      if (!isSamePage) announce(() => document.title);
    });
  },
};

export default clientModule;
