import { HOSTILE_TEXTS } from './hostileText';
import { seededChoice, type SeededChoice } from './seededChoice';

/** An address to open. */
export interface FuzzAddress {
  /** Site path with query and hash, as a reader could paste it. */
  address: string;
  /** The page that the address was made from. */
  page: string;
  /** Whether the page is loaded with it, or it is open and only query and hash change, as on going back. */
  by: 'load' | 'move';
}

type Texts = readonly [string, ...string[]];

/** Parameters that the site, its theme or a plugin reads. */
const PARAMETERS: Texts = ['q', 'ctx', 'version', '_highlight', 'lang', 'example', 'docusaurus-theme'];

/**
 * Names after `docusaurus-data-`, which an inline script of Docusaurus turns into attributes of `<html>`. Not the exact
 * `has-hydrated=true`: nobody could tell any more when the page is ready.
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

/** Ways to spoil the text of a path, each still an address that a browser accepts. */
const SPOILERS: readonly [(path: string, choice: SeededChoice) => string, ...((path: string) => string)[]] = [
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

const HASHES: readonly [string, (choice: SeededChoice) => string][] = [
  ['a heading', () => 'call-the-api'],
  ['inside what is collapsed', ({ pick }) => pick(['request-context-chunk_text', 'reply-data', 'statuses'])],
  ['no selector', ({ pick }) => pick(['[', '.', '>', '#', '1', '*', ':not(', 'a"b', "a'b", '\\', '#__docusaurus'])],
  ['an encoding', ({ pick }) => pick(['%', '%zz', '%00', '%ff', '%23', '%2523', '%F0%9F%92%A5'])],
  ['a text fragment', ({ pick }) => pick([':~:text=toxicity', 'x:~:text=a,-b', ':~:text=%', ':~:selector(type=x)'])],
  ['a route', ({ pick }) => pick(['/docs/intro', '!/docs/', '//evil.invalid', '?q=pii', '../../'])],
  ['very long', () => 'x'.repeat(9_000)],
  ['hostile', ({ pick }) => pick(HOSTILE_TEXTS)],
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
  const value = encoded(choice.pick(HOSTILE_TEXTS), choice);
  if (choice.oneIn(5)) return `docusaurus-data-${encoded(choice.pick(DATA_NAMES), choice)}=${value}`;
  if (choice.oneIn(12)) return `${encoded(choice.pick(HOSTILE_TEXTS), choice).slice(0, 200)}=${value}`;
  const name = choice.pick(PARAMETERS);
  return choice.pick([`${name}=${value}`, `${name}=${value}`, `${name}=${value}`, name, `${name}[]=${value}`]);
}

function query(choice: SeededChoice): string {
  const parameters = Array.from({ length: choice.below(4) }, () => parameter(choice));
  const [first] = parameters;
  const repeated = first !== undefined && choice.oneIn(6) ? Array.from({ length: 30 }, () => first) : [];
  // A host that follows nginx refuses addresses from 8 KB on, most of them in the query.
  const text = [...parameters, ...repeated].join('&').slice(0, choice.oneIn(10) ? 12_000 : 7_000);
  return text === '' ? '' : `?${text}`;
}

function hash(choice: SeededChoice): string {
  if (!choice.oneIn(3)) return '';
  const [, make] = HASHES[choice.below(HASHES.length)] ?? ['', () => ''];
  const text = make(choice);
  return `#${choice.oneIn(2) ? text : encoded(text, choice)}`;
}

/**
 * Makes addresses that no reader should type and some will: spoiled paths, hostile query strings, odd hashes.
 *
 * @param pages site paths that exist
 * @param options seed and number
 * @returns the same list for the same pages, seed and number, without repetition
 */
export function fuzzAddresses(pages: Texts, { seed, count }: { seed: number; count: number }): FuzzAddress[] {
  const choice = seededChoice(seed);
  const made = new Map<string, FuzzAddress>();
  while (made.size < count) {
    const page = choice.pick(pages);
    // One in four is loaded: a load takes ten times as long as a move, and inline scripts run in it alone.
    const by = choice.oneIn(4) ? 'load' : 'move';
    // Nobody moves to a page that does not exist: links that lead nowhere stop the build.
    const path = by === 'load' && choice.oneIn(2) ? choice.pick(SPOILERS)(page, choice) : page;
    const address = `${path}${query(choice)}${hash(choice)}`;
    if (address !== page) made.set(`${by} ${address}`, { address, page, by });
  }
  return [...made.values()];
}
