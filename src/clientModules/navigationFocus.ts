/**
 * Does after a navigation what browsers do after a full page load: opens what hides the target of the fragment and scrolls to
 * it, moves the focus to the target or the start of the page, and says the title of the new page.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { announce, focusOn, prepareAnnouncements, reveal, targetOf } from '@api-docs/ui';

/** The region of the skip link, the first element of every layout. */
const START = '#__docusaurus > [role=region]';

/** Frames after which a title counts as that of the new page, although it is the same. No time, which a busy device needs. */
const MAX_FRAMES = 60;

let lastTitle = '';

/** Says the title of the new page, which changes in a later frame. */
function sayTitle(frames = 0): void {
  if (document.title === lastTitle && frames < MAX_FRAMES) {
    requestAnimationFrame(() => sayTitle(frames + 1));
    return;
  }
  lastTitle = document.title;
  announce(lastTitle);
}

/**
 * Waits until React has shown panels and closed the menu of narrow windows. After the first load, also until tabs are rendered
 * again, which closes what the browser has opened in them.
 */
function afterRender(isFirst: boolean, run: () => void): void {
  requestAnimationFrame(() => {
    if (isFirst && document.documentElement.dataset.hasHydrated !== 'true') afterRender(isFirst, run);
    else run();
  });
}

if (ExecutionEnvironment.canUseDOM) {
  prepareAnnouncements();
  // The browser reveals what it has found in the panel of a tab, but knows nothing of the tab.
  document.addEventListener('beforematch', ({ target }) => reveal(target as Element));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const { pathname, search, hash } = location;
    if (!previousLocation) lastTitle = document.title;
    const isSamePage = pathname === previousLocation?.pathname;
    const isQuery = isSamePage && hash === previousLocation?.hash && search !== previousLocation.search;
    // A tab or a field that keeps the focus has changed the query.
    if (isQuery && (hash || document.activeElement !== document.body)) return;
    const target = targetOf(hash);
    const isRevealed = target !== null && reveal(target);
    if (!previousLocation && !target) return;
    afterRender(!previousLocation, () => {
      const current = targetOf(hash);
      const isHidden = current !== null && reveal(current);
      if (previousLocation || isRevealed || isHidden) current?.scrollIntoView();
      if (!previousLocation) return;
      focusOn(current ?? document.querySelector(START));
      if (!isSamePage) sayTitle();
    });
  },
};

export default clientModule;
