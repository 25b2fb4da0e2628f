/**
 * Scrolls to the heading that an address of another page names. Docusaurus does so as soon as the route has changed;
 * Preact draws what hangs on the route right after that, so the heading is not there yet.
 */
import type { ClientModule } from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { pathname, hash }, previousLocation }) {
    if (!previousLocation || pathname === previousLocation.pathname || hash === '') return;
    queueMicrotask(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView());
  },
};

export default clientModule;
