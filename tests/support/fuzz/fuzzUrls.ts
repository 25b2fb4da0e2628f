import { MALICIOUS_TEXTS } from './maliciousTexts';

/** A URL to open. */
export interface FuzzUrl {
  /** Site path with query and hash. */
  url: string;
  /** Site path of the page from which the URL was made. */
  page: string;
  /** `load` opens the URL; `move` changes only query and hash of the open page, like the back button. */
  by: 'load' | 'move';
}

/** Query parameters that the site, its theme or a plugin reads. */
const PARAMETERS = ['q', 'ctx', 'version', '_highlight', 'lang', 'example', 'docusaurus-theme'];

/**
 * Names after `docusaurus-data-`, which an inline script of Docusaurus turns into attributes of `<html>`. The exact
 * `has-hydrated=true` is left out, because tests wait for it.
 */
const DATA_NAMES = [
  ...['theme', 'theme-choice', 'mode', 'has-hydrated', 'announcement-bar-initially-dismissed', 'navbar', 'rh'],
  ...['', 'x onload', 'x"onload', 'x=1', '<svg>', '__proto__', 'X', '1', ':', '💥'],
];

/** Changes of a path, which keep it acceptable to browsers. */
const PATHS: readonly ((path: string) => string)[] = [
  (path) => path.slice(0, path.length / 2),
  (path) => path.toUpperCase(),
  (path) => path.replace(/(\w)(\w)(\w*)\/$/, '$2$1$3/'),
  (path) => path.replace(/\/$/, '.html'),
  (path) => path.replace(/\/$/, '/index.html'),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%2F'),
  (path) => path.replaceAll('/', '%252F'),
  (path) => path.replaceAll('a', '%61'),
  (path) => path.replaceAll('a', 'а'),
  (path) => path.replaceAll('/', '/./'),
  (path) => `${path}../`,
  (path) => `${path}..%2f..%2f..%2fpackage.json`,
  (path) => `${path}..%5c..%5c`,
  (path) => `${path}%2e%2e/%2e/`,
  (path) => `${path}%00/`,
  (path) => `${path}%zz/`,
  (path) => `${path}%ff%fe/`,
  (path) => `${path}%ed%a0%80/`,
  (path) => `${path}%0d%0aSet-Cookie:x=1/`,
  (path) => `${path};jsessionid=1/`,
  (path) => `${path}@evil.invalid/`,
  (path) => `//evil.invalid${path}`,
  (path) => `${path}${'x'.repeat(240)}/`,
  (path) => `${path}${'x/'.repeat(4_500)}`,
  (path) => `${path}${'%F0%9F%92%A5'.repeat(500)}/`,
];

/** A heading, an element inside of a collapsed one, and invalid selectors, encodings, text fragments and routes. */
const HASHES = [
  ...['call-the-api', 'request-context-chunk_text', '#__docusaurus'],
  ...['[', '.', '>', '#', '1', '*', ':not(', 'a"b', "a'b", '\\'],
  ...['%', '%zz', '%00', '%ff', '%23', '%2523', '%F0%9F%92%A5'],
  ...[':~:text=toxicity', 'x:~:text=a,-b', ':~:text=%', ':~:selector(type=x)'],
  ...['/docs/intro', '!/docs/', '//evil.invalid', '?q=pii', '../../', 'x'.repeat(9_000)],
];

const raw = (text: string) => text.replaceAll('#', '%23').replaceAll('&', '%26');
const once = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const ENCODINGS: readonly ((text: string) => string)[] = [
  once,
  (text) => encodeURIComponent(once(text)),
  raw,
  (text) => raw(text).replaceAll(' ', '+'),
  (text) => once(text).replaceAll('%', '%u00'),
];

/** Returns a function that returns the items in turn. */
function inTurn<T>(items: readonly T[]): () => T {
  let at = -1;
  return () => items[(at += 1) % items.length] as T;
}

/** Makes URLs with malformed paths, malicious query strings and invalid hashes from existing site paths. */
export function fuzzUrls(pages: readonly string[]): FuzzUrl[] {
  const [page, text, hash] = [
    inTurn(pages),
    inTurn(MALICIOUS_TEXTS),
    inTurn([...HASHES, ...MALICIOUS_TEXTS.map(once)]),
  ];
  const [parameter, encode] = [inTurn(PARAMETERS), inTurn(ENCODINGS)];
  // The host answers 414 from 8 KB on.
  const query = (name: string, value: string) => `?${name}=${encode()(value)}`.slice(0, 7_000);
  // Only a load runs inline scripts. Moves, which take a tenth of its time, stay on existing pages.
  const loaded = (from: string, url: string): FuzzUrl => ({ url, page: from, by: 'load' });
  const moved = (from: string, url: string): FuzzUrl => ({ url, page: from, by: 'move' });
  const paths = pages.flatMap((from) => PATHS.map((change) => loaded(from, change(from) + query(parameter(), text()))));
  const data = [...DATA_NAMES, ...MALICIOUS_TEXTS].map((name) => {
    const from = page();
    return loaded(from, `${from}${query(`docusaurus-data-${once(name).slice(0, 200)}`, text())}#${hash()}`);
  });
  const queries = MALICIOUS_TEXTS.flatMap((value) =>
    PARAMETERS.map((name) => {
      const from = page();
      return moved(from, `${from}${query(name, value)}&${name}[]&${parameter()}=${encode()(text())}`.slice(0, 12_000));
    }),
  );
  const hashes = pages.flatMap((from) => HASHES.map((value) => moved(from, `${from}#${value}`)));
  return [...paths, ...data, ...queries, ...hashes];
}
