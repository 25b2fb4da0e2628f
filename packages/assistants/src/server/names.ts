import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

import { closestName } from '@api-docs/kit';

import type { Docs, OperationFact, PageEntry, SiteData } from './data';

/** Names in a message that has no closest one. */
const MAX_NAMES = 40;

/** Pages that a message names. */
const MAX_PAGES = 3;

/** A question that cannot be answered as it was asked. Its message says what to ask instead. */
export class InputError extends Error {}

/** Runs the answer to a request of the protocol, whose names the client chooses. */
export function answerOrRefuse<Result>(data: object | undefined, answer: () => Result): Result {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message, data);
  }
}

/** Returns a text for messages with at most 80 characters of what was given. */
function quote(given: string): string {
  return `"${given.length > 80 ? `${given.slice(0, 80)}…` : given}"`;
}

/**
 * Returns the error for an unknown name.
 *
 * @param kind for example `operation`
 * @param known names to choose from, those that are suggested first
 * @param options `where` completes the sentence, for example ` in docs v3.4.0`; `near` is the name that was probably meant,
 *   by default the one that is spelled most similarly
 */
export function unknownName(
  kind: string,
  given: string,
  known: readonly string[],
  { where = '', near = closestName(given, known) }: { where?: string; near?: string | undefined } = {},
): InputError {
  const names = known.slice(0, MAX_NAMES).map((name) => `\`${name}\``);
  const list =
    names.length === 0 ? 'There are none.' : `Known: ${names.join(', ')}${known.length > MAX_NAMES ? ', …' : ''}.`;
  const advice = near === undefined ? list : `Did you mean \`${near}\`?`;
  return new InputError(`There is no ${kind} ${quote(given)}${where}. ${advice}`);
}

const withoutSlashes = (path: string) => path.replace(/^\/+|\/+$/g, '');

/**
 * Finds an operation by its path, by method and path, by its id, or by the last segment of its path. Of several, a current one is
 * meant, and rather POST than another method. A path with a slash at its end is not the same as one without.
 *
 * @param operations of one docs version
 * @throws if there is no such operation, with the closest name
 */
export function findOperation<Named extends Pick<OperationFact, 'id' | 'method' | 'path' | 'name' | 'deprecated'>>(
  operations: readonly Named[],
  given: string,
): Named {
  const [, method] = /^([^\s/]+)\s/.exec(given.trim()) ?? [];
  // Without the method and the host: `/jobs` of `POST https://host/jobs`.
  const afterMethod = given.trim().replace(/^[^\s/]+\s+(?=\/|https?:)/, '');
  const path = afterMethod.replace(/^https?:\/\/[^/]+/, '');
  const name = withoutSlashes(path).toLowerCase().replaceAll('-', '_');
  const rank = (one: Named) => (one.deprecated ? 2 : 0) + (one.method === 'POST' ? 0 : 1);
  const sorted = [...operations].sort((one, other) => rank(one) - rank(other));
  const hasMethod = (one: Named) => method === undefined || one.method.toUpperCase() === method.toUpperCase();
  const byPath = sorted.filter((one) => [path, `/${path}`].includes(one.path) && hasMethod(one));
  const [other] = sorted.filter((one) => path.includes('/') && withoutSlashes(one.path) === withoutSlashes(path));
  const byName = sorted.filter((one) => one.id === path || one.name.toLowerCase().replaceAll('-', '_') === name);
  const [found] = byPath.length > 0 || other ? byPath : byName;
  if (found) return found;
  const paths = [...new Set(sorted.map((one) => one.path))];
  const names = [...new Set(sorted.map((one) => one.name))];
  const last = withoutSlashes(path).split('/').at(-1)?.toLowerCase() ?? '';
  const otherName = other?.path === path ? `${other.method} ${path}` : other?.path;
  const near = path.includes('/')
    ? (otherName ?? closestName(path, paths) ?? closestName(last, names))
    : closestName(name, names);
  throw unknownName('operation', given, paths, { near });
}

/**
 * Returns the name that a field or a metric with a name in the legacy API has now; undefined if none had it, or it still has it.
 *
 * @param path of the current operation
 */
export function newName(docs: Docs, path: string, old: string): string | undefined {
  const last = (whole: string) => whole.split(/[./]/).at(-1) ?? '';
  const renamed = docs.moves().flatMap(({ path: legacy = '', fields, successor }) => {
    if (!successor) return [];
    const { path: current } = successor.operation;
    const ofFields = fields.flatMap(({ path: from, to }) => (to === undefined ? [] : [{ current, from, to }]));
    return [{ current, from: legacy, to: current }, ...ofFields];
  });
  const found = renamed.filter(({ from, to }) => last(from) === old && last(to) !== old);
  const best = found.find(({ current }) => current === path) ?? found[0];
  return best && last(best.to);
}

/** Returns the path and the anchor of an address. Example: `https://host/base/docs/intro.md#a` becomes `docs/intro/` and `a`. */
function splitAddress({ siteRoot }: SiteData, given: string) {
  const [address = '', anchor = ''] = given.trim().split('#');
  const basePath = new URL(siteRoot).pathname;
  const whole = address.startsWith(siteRoot) ? address.slice(siteRoot.length) : address.replace(/^docs:\/\/\//, '');
  const path = (whole.startsWith(basePath) ? whole.slice(basePath.length) : whole)
    .replace(/^\/+/, '')
    .replace(/(?:^|\/)index\.(?:md|html)$/, '')
    .replace(/\.md$/, '')
    .replace(/\/+$/, '');
  return { path: path === '' ? '' : `${path}/`, anchor };
}

/** Returns the pages that may have been meant, the most similar first. */
function nearPages(docs: Docs, given: string, path: string): string[] {
  const { pages, latest } = docs.site();
  const closest = closestName(
    path,
    pages.map((page) => page.path),
  );
  const { hits } = docs.engine(latest).search({ query: given.replace(/[^\p{L}\p{N}]+/gu, ' '), area: '', limit: 8 });
  return [...(closest === undefined ? [] : [closest]), ...hits.map(({ page }) => page)];
}

/**
 * Finds a page by its path, its URL, its title or the last segment of its path, with the anchor of its address. A page of the
 * latest version comes first. Throws if there is no such page, with the nearest ones, or the latest version has several.
 */
export function findPage(docs: Docs, given: string): { path: string; anchor: string } {
  const { pages } = docs.site();
  const { path, anchor } = splitAddress(docs.site(), given);
  const text = docs.pages();
  const exact = [path, `docs/${path}`].find((candidate) => Object.hasOwn(text, candidate));
  if (exact !== undefined) return { path: exact, anchor };
  const name = given.trim().toLowerCase();
  const titled = pages.filter(({ title }) => title.toLowerCase() === name);
  const isNamed = ({ path: own, title }: PageEntry) =>
    (own.split('/').at(-2) ?? '') === name || title.toLowerCase().startsWith(`${name} `);
  const named = titled.length > 0 ? titled : pages.filter(isNamed);
  const [first, second] = named;
  if (first && (!second || first.version !== second.version)) return { path: first.path, anchor: '' };
  if (first) {
    const same = named.filter(({ version }) => version === first.version).slice(0, MAX_PAGES);
    const list = same.map((page) => `\`${page.path}\` (${page.title})`).join(', ');
    throw new InputError(`Several pages have this name. Give the path: ${list}.`);
  }
  const near = [...new Set(nearPages(docs, given, path))].slice(0, MAX_PAGES).map((page) => `\`${page}\``);
  const advice = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'Find pages with the tool `search`.';
  throw new InputError(`There is no page ${quote(given)}. ${advice}`);
}
