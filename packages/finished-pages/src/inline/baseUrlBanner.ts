import { BANNER_ID } from '../hydration';
import { isConnected } from './reloadOnce';

/** Set by the plugin. */
declare const BASE_PATH: string;

/** Inline styles, because the site's stylesheet may be the file that did not load. */
const STYLE =
  'max-width:44rem;margin:1rem auto;padding:1rem 1.5rem;border:1px solid #9b2c10;border-left-width:4px;border-radius:6px;' +
  'background:#fff;color:#16232b;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere';

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/** Inserts the banner. The one that reports a lost connection is removed once the browser has one. */
export function showBanner(isSiteFault: boolean): void {
  if (document.getElementById(BANNER_ID)) return;
  const banner = document.createElement('div');
  banner.id = BANNER_ID;
  banner.setAttribute('role', 'alert');
  banner.style.cssText = STYLE;
  const title = paragraph(isSiteFault ? 'The site did not load properly.' : 'No connection to the site.');
  title.style.fontWeight = 'bold';
  const advice = isSiteFault
    ? `A common reason is a wrong base URL setting. The configured base URL is ${BASE_PATH}, this page is at ${location.pathname}.`
    : 'You can read this page. Load it again once you are connected, so that its buttons work.';
  banner.append(title, paragraph(advice));
  document.body.prepend(banner);
  if (!isSiteFault) window.addEventListener('online', () => banner.remove(), { once: true });
}

/**
 * Shows the banner if a stylesheet of the page fails to load, which mostly means a wrong base URL. Must run before the first
 * stylesheet, because it listens for its error event.
 */
export function watchStylesheets(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      // That of a part which loads later, and is gone after an update of the site.
      if (document.documentElement.dataset.hasHydrated === 'true') return;
      const report = async () => showBanner(await isConnected());
      // A stylesheet in the head can fail before the body exists.
      if (document.body) void report();
      else document.addEventListener('DOMContentLoaded', () => void report());
    },
    true,
  );
}
