import { LOAD_ATTEMPT, PAGE_SCRIPTS, READER_SEEN, SIGNS_OF_READER, START_FAILED } from '../../shared/pageStart';
import { SEARCH_FIELD } from '../../shared/search/earlySearch';

/** What does nothing until the page works. Links are not among them: the browser follows them by itself. */
const CONTROLS = 'button,summary,[role=button],[role=tab],a[href="#"]';

/** What React takes over; a message beside it works by itself. */
const PAGE = '#__docusaurus';

const STATE = `
  var root = document.documentElement;
  var signs = ${JSON.stringify(SIGNS_OF_READER)};
  var controls = '${CONTROLS}';
  var done = [];
  var focused;
  var started = false;
`;

/** Fetches the scripts, runs them, and does what can be done when they do not come. */
const START = `
  function hydrated() { return root.dataset.hasHydrated === 'true'; }
  function scripts() {
    var list = document.getElementById('${PAGE_SCRIPTS}');
    return list ? JSON.parse(list.textContent) : { chunks: [], entry: [] };
  }
  function attempted() { return Boolean(history.state && history.state.${LOAD_ATTEMPT}); }
  function failed() {
    if (!navigator.onLine) {
      started = false;
      window.addEventListener('online', start, { once: true });
      if (done.length > 0) window.dispatchEvent(new Event('${START_FAILED}'));
    } else if (attempted()) {
      window.dispatchEvent(new Event('${START_FAILED}'));
    } else {
      history.replaceState(Object.assign({}, history.state, { ${LOAD_ATTEMPT}: true }), '');
      location.reload();
    }
  }
  function load(url, isEntry, again) {
    var script = document.createElement('script');
    script.src = url;
    script.async = false;
    script.onerror = function () {
      script.remove();
      if (again) load(url, isEntry, false);
      else if (isEntry) failed();
    };
    document.head.append(script);
  }
  function run() {
    var list = scripts();
    list.chunks.forEach(function (url) { load(url, false, true); });
    list.entry.forEach(function (url) { load(url, true, true); });
  }
  function whenParsed(action) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action);
    else action();
  }
  function start() {
    if (started) return;
    started = true;
    whenParsed(run);
  }
  function onSign() {
    root.dataset.${READER_SEEN} = '';
    start();
  }
  function fetchEarly() {
    var connection = navigator.connection || {};
    if (started || connection.saveData || /2g/.test(connection.effectiveType)) return;
    var list = scripts();
    list.chunks.concat(list.entry).forEach(function (url) {
      var link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = url;
      document.head.append(link);
    });
  }
`;

/** Keeps what the reader does meanwhile, and does it again. */
const ACTS = `
  function position(element) { return Array.prototype.indexOf.call(document.querySelectorAll(controls), element); }
  function keep(element, event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (element) done.push({ element: element, position: position(element), event: event });
  }
  function onClick(event) {
    var control = event.target.closest(controls);
    if (control && !hydrated() && control.closest('${PAGE}')) keep(control, event);
  }
  function onKey(event) {
    if (hydrated()) return;
    var target = event.target;
    var command = /mac/i.test(navigator.userAgent) ? event.metaKey : event.ctrlKey;
    if (command && event.key.toLowerCase() === 'k' && !target.closest('input,textarea,select')) {
      var field = document.getElementById('${SEARCH_FIELD}');
      var isShown = field.offsetParent !== null;
      keep(isShown ? null : document.body, event);
      if (isShown) field.focus();
    } else if (target.closest('[role=tab]') && /^(Arrow|Home|End|Enter| )/.test(event.key)) {
      keep(target, event);
    }
  }
  function onInput(event) {
    var field = event.target;
    if (hydrated() || field.id === '${SEARCH_FIELD}') return;
    done = done.filter(function (act) { return act.element !== field; });
    done.push({ element: field, position: -1, event: event, value: field.value });
  }
  function onFocus(event) {
    var control = event.target.closest && event.target.closest(controls);
    focused = control && { element: control, position: position(control) };
  }
  function current(act) {
    return act.element.isConnected ? act.element : document.querySelectorAll(controls)[act.position];
  }
  function repeat(act) {
    var element = current(act);
    if (!element) return;
    if (act.event.type === 'click') {
      element.focus({ preventScroll: true });
      element.click();
    } else if (act.event.type === 'keydown') {
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', act.event));
    } else {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, act.value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
`;

const LISTENERS = `
  signs.forEach(function (sign) { document.addEventListener(sign, onSign, { capture: true, passive: true }); });
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('focusin', onFocus);
  if (location.search || attempted() || /\\/search\\/$/.test(location.pathname)) start();
  whenParsed(function () { if (document.querySelector('[data-not-found]')) start(); });
  window.addEventListener('load', function () {
    (window.requestIdleCallback || setTimeout)(fetchEarly);
  });
  new MutationObserver(function (records, observer) {
    if (!hydrated()) return;
    observer.disconnect();
    signs.forEach(function (sign) { document.removeEventListener(sign, onSign, { capture: true }); });
    document.removeEventListener('focusin', onFocus);
    if (focused && !focused.element.isConnected && current(focused)) current(focused).focus({ preventScroll: true });
    done.splice(0).forEach(repeat);
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
`;

/**
 * Writes the inline script that starts a page when its reader is there, and not before: most pages are only read.
 *
 * - Once the page is at rest its scripts are fetched at low priority, unless the reader saves data.
 * - At the first sign of the reader they run. They run at once where the address asks for something (a search, marked
 *   words, a language), on the page of an unknown address, and after a reload that was to mend a failed start.
 * - What the reader did meanwhile is done again when the page works: clicks and keys on controls, text in fields.
 * - A script that fails is asked for once more; then the page is loaded anew, once; then it says so. Offline it waits.
 *
 * The development server has no list of scripts and starts its pages by itself.
 *
 * @returns JavaScript for the document's head
 */
export function hydrateOnIntent(): string {
  return `(function () {${STATE}${START}${ACTS}${LISTENERS}})();`;
}
