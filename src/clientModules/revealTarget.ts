/**
 * Opens the tabs and details that hide the target of the URL's fragment, then scrolls to it. Browsers open details
 * themselves, but only on a full page load.
 */
import type { ClientModule } from '@docusaurus/types';

/** Not `checkVisibility()`, which Safari has since 17.4 only. */
const HIDING = 'details:not([open]), [role=tabpanel][hidden]';

const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest(HIDING)) return;
    for (let hidden = target.closest(HIDING); hidden;) {
      const { parentElement } = hidden;
      if (hidden instanceof HTMLDetailsElement) hidden.open = true;
      else {
        const index = [...(parentElement?.children ?? [])].indexOf(hidden);
        parentElement?.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.click();
      }
      hidden = parentElement?.closest(HIDING) ?? null;
    }
    // After React has shown the panels.
    setTimeout(() => target.scrollIntoView());
  },
};

export default clientModule;
