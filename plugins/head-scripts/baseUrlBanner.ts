import { START_FAILED } from '../../shared/pageStart';

/** Id of the banner, for its style and its test. */
export const BANNER_ID = 'base-url-banner';

/** The site's own look, in place: its style sheet may be what did not load. */
const LOOK = [
  'max-width:44rem',
  'margin:1rem auto',
  'padding:1rem 1.5rem',
  'border:1px solid #9b2c10',
  'border-left-width:4px',
  'border-radius:6px',
  'background:#fff',
  'color:#16232b',
  'font:16px/1.6 system-ui,sans-serif',
  'overflow-wrap:anywhere',
].join(';');

/**
 * Writes the inline script that tells readers when the site's own styles or scripts did not load, which mostly means a
 * wrong base path. It stands before the first style of the page and listens for its error, and for what
 * `hydrateOnIntent` says of the scripts, so the banner appears on every page where one of them failed, and on no other.
 *
 * @param basePath the configured base path
 * @returns JavaScript for the document's head
 */
export function baseUrlBanner(basePath: string): string {
  return `(function () {
  var failed = false;
  function insert() {
    var isOffline = !navigator.onLine;
    if (document.getElementById('${BANNER_ID}')) return;
    var banner = document.createElement('div');
    banner.id = '${BANNER_ID}';
    banner.setAttribute('role', 'alert');
    banner.style.cssText = '${LOOK}';
    var title = document.createElement('p');
    title.textContent = isOffline ? 'You are offline.' : 'The site did not load properly.';
    title.style.fontWeight = 'bold';
    var text = document.createElement('p');
    text.textContent = isOffline ? 'You can read this page. Its buttons work again once you are connected.' : 'A common reason is a wrong base URL setting. The configured base URL is ' +
      ${JSON.stringify(basePath)} + ', this page is at ' + location.pathname + '.';
    banner.append(title, text);
    document.body.prepend(banner);
    if (isOffline) window.addEventListener('online', function () { banner.remove(); }, { once: true });
  }
  window.addEventListener('error', function (event) {
    var element = event.target;
    if (!element || !element.matches || !element.matches('link[rel="stylesheet"]')) return;
    failed = true;
    if (document.body) insert();
  }, true);
  window.addEventListener('${START_FAILED}', insert);
  document.addEventListener('DOMContentLoaded', function () { if (failed) insert(); });
})();`;
}
