import { MALICIOUS_TEXTS } from './maliciousTexts';
import { seededChoice, type SeededChoice } from './seededChoice';

/** A URL to open. */
export interface FuzzUrl {
  /** Site path with query and hash. */
  url: string;
  /** Site path of the page from which the URL was made. */
  page: string;
  /** `load` opens the URL; `move` changes only query and hash of the open page, like the back button. */
  by: 'load' | 'move';
}

type Texts = readonly [string, ...string[]];

/** Query parameters that the site, its theme or a plugin reads. */
const PARAMETERS: Texts = ['q', 'ctx', 'version', '_highlight', 'lang', 'example', 'docusaurus-theme'];

/**
 * Names after `docusaurus-data-`, which an inline script of Docusaurus turns into attributes of `<html>`. The exact
 * `has-hydrated=true` is left out, because tests wait for it.
 */
const DATA_NAMES: Texts = [
  'theme',
  'theme-choice',
  'mode',
  'has-hydrated',
  'announcement-bar-initially-dismissed',
  'navbar',
  'rh',
  '',
  'x onload',
  'x"onload',
  'x=1',
  '<svg>',
  '__proto__',
  'X',
  '1',
  ':',
  '💥',
];

/** Mutators of a path, which keep it acceptable to browsers. */
const PATH_MUTATORS: readonly [(path: string, choice: SeededChoice) => string, ...((path: string) => string)[]] = [
  (path, { below }) => path.slice(0, below(path.length)),
  (path) => path.replace(/\/$/, ''),
  (path) => path.toUpperCase(),
  (path) => path.replace(/(\w)(\w)(\w*)\/$/, '$2$1$3/'),
  (path) => path.replace(/\/(\w+)/, '/$1$1'),
  (path) => path.replace(/\/$/, '.html'),
  (path) => path.replace(/\/$/, '/index.html'),
  (path) => path.replace(/\/$/, '.mdx'),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%2F'),
  (path) => path.replaceAll('/', '%252F'),
  (path) => path.replaceAll('-', '%2d'),
  (path) => path.replaceAll('-', '_'),
  (path) => path.replaceAll('a', '%61'),
  (path) => path.replaceAll('a', '%2561'),
  (path) => path.replaceAll('a', 'а'),
  (path) => path.replaceAll('/', '/./'),
  (path) => `${path}../`,
  (path) => `${path}..%2f..%2f..%2fpackage.json`,
  (path) => `${path}..%5c..%5c`,
  (path) => `${path}....//`,
  (path) => `${path}%2e%2e/%2e/`,
  (path) => `${path}%00/`,
  (path) => `${path}%`,
  (path) => `${path}%zz/`,
  (path) => `${path}%ff%fe/`,
  (path) => `${path}%c0%af/`,
  (path) => `${path}%ed%a0%80/`,
  (path) => `${path}%0d%0aSet-Cookie:x=1/`,
  (path) => `${path};jsessionid=1/`,
  (path) => `${path}@evil.invalid/`,
  (path) => `/${path}`,
  (path) => `//evil.invalid${path}`,
  (path) => `${path}${'x'.repeat(240)}/`,
  (path) => `${path}${'x'.repeat(9_000)}/`,
  (path) => `${path}${'x/'.repeat(4_500)}`,
  (path) => `${path}${'%F0%9F%92%A5'.repeat(700)}/`,
];

const HASHES: readonly [(choice: SeededChoice) => string, ...((choice: SeededChoice) => string)[]] = [
  // A heading, and elements inside of collapsed ones.
  () => 'call-the-api',
  ({ pick }) => pick(['request-context-chunk_text', 'reply-data', 'statuses']),
  // Invalid selectors, encodings, text fragments and routes.
  ({ pick }) => pick(['[', '.', '>', '#', '1', '*', ':not(', 'a"b', "a'b", '\\', '#__docusaurus']),
  ({ pick }) => pick(['%', '%zz', '%00', '%ff', '%23', '%2523', '%F0%9F%92%A5']),
  ({ pick }) => pick([':~:text=toxicity', 'x:~:text=a,-b', ':~:text=%', ':~:selector(type=x)']),
  ({ pick }) => pick(['/docs/intro', '!/docs/', '//evil.invalid', '?q=pii', '../../']),
  () => 'x'.repeat(9_000),
  ({ pick }) => pick(MALICIOUS_TEXTS),
];

function encoded(text: string, choice: SeededChoice): string {
  const once = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  const raw = text.replaceAll('#', '%23').replaceAll('&', '%26');
  return choice.pick([
    once,
    once,
    encodeURIComponent(once),
    raw,
    raw.replaceAll(' ', '+'),
    once.replaceAll('%', '%u00'),
  ]);
}

function parameter(choice: SeededChoice): string {
  const value = encoded(choice.pick(MALICIOUS_TEXTS), choice);
  if (choice.oneIn(5)) return `docusaurus-data-${encoded(choice.pick(DATA_NAMES), choice)}=${value}`;
  if (choice.oneIn(12)) return `${encoded(choice.pick(MALICIOUS_TEXTS), choice).slice(0, 200)}=${value}`;
  const name = choice.pick(PARAMETERS);
  return choice.pick([`${name}=${value}`, `${name}=${value}`, `${name}=${value}`, name, `${name}[]=${value}`]);
}

function query(choice: SeededChoice): string {
  const parameters = Array.from({ length: choice.below(4) }, () => parameter(choice));
  const [first] = parameters;
  const repeated = first !== undefined && choice.oneIn(6) ? Array.from({ length: 30 }, () => first) : [];
  // The host answers 414 from 8 KB on. Most long URLs stay below, so that pages see them.
  const text = [...parameters, ...repeated].join('&').slice(0, choice.oneIn(10) ? 12_000 : 7_000);
  return text === '' ? '' : `?${text}`;
}

function hash(choice: SeededChoice): string {
  if (!choice.oneIn(3)) return '';
  const text = choice.pick(HASHES)(choice);
  return `#${choice.oneIn(2) ? text : encoded(text, choice)}`;
}

/**
 * Generates URLs with malformed paths, malicious query strings and invalid hashes.
 *
 * @param pages existing site paths
 * @returns `count` distinct URLs, the same for the same pages and seed
 */
export function fuzzUrls(pages: Texts, { seed, count }: { seed: number; count: number }): FuzzUrl[] {
  const choice = seededChoice(seed);
  const made = new Map<string, FuzzUrl>();
  while (made.size < count) {
    const page = choice.pick(pages);
    // A load takes ten times as long as a move, but only a load runs inline scripts.
    const by = choice.oneIn(4) ? 'load' : 'move';
    // Moves stay on existing pages, because a broken link fails the build.
    const path = by === 'load' && choice.oneIn(2) ? choice.pick(PATH_MUTATORS)(page, choice) : page;
    const url = `${path}${query(choice)}${hash(choice)}`;
    if (url !== page) made.set(`${by} ${url}`, { url, page, by });
  }
  return [...made.values()];
}
