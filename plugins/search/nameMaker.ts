import type { IndexedPage, IndexedPlace } from '../../shared/search/searchIndex';
import type { ApiFacts, Field, Operation } from '../api-facts/types';
import { teachingError } from '../teachingError';

/** Landing of the reference, below the base path. */
const LANDING = 'docs/api/';

function ownNames(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, children }) => [name, ...ownNames(children)]);
}

/** Names of fields that every current operation has: the envelope. */
function sharedFields(operations: readonly Operation[]): string[] {
  const current = operations.filter(({ deprecated }) => !deprecated);
  const names = current.map(({ request, reply }) => new Set([...ownNames(request), ...ownNames(reply)]));
  return [...(names[0] ?? [])].filter((name) => names.every((some) => some.has(name)));
}

/** Messages that the service sends with a status, for example `Invalid or incorrect input`. */
function statusMessages(operations: readonly Operation[]): Map<string, string> {
  const messages = operations.flatMap(({ statuses }) =>
    statuses.map(({ code, description }) => [code, /'([^']+)'/.exec(description)?.[1]] as const),
  );
  return new Map(messages.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function placeOnLanding(pages: readonly IndexedPage[], anchor: string): IndexedPlace {
  const place = pages.find(({ path }) => path === LANDING)?.places.find((candidate) => candidate.anchor === anchor);
  if (place) return place;
  throw teachingError({
    file: 'plugins/api-reference/landing.mdx',
    problem: 'search cannot lead to a heading',
    expected: `a heading with the anchor #${anchor}`,
    found: 'none',
    remedy: 'bring the heading back, or change plugins/search/nameMaker.ts',
  });
}

/**
 * Lists the names under which readers ask for an operation: its path, and what they copy of it.
 *
 * @param path for example `/metrics/v4alpha/pii`
 * @returns for example `/metrics/v4alpha/pii` and `v4alpha/pii`
 */
export function operationNames(path: string): string[] {
  return [path, path.split('/').slice(2).join('/')];
}

/**
 * Gives the places of the reference the names that the OpenAPI file knows for them: paths, messages of statuses, and the
 * envelope's fields, which stand on every page and are explained on one.
 *
 * @param pages of the site; changed in place
 * @param facts of the current OpenAPI file
 * @throws when the landing of the reference has lost a heading
 */
export function nameReference(pages: readonly IndexedPage[], { operations }: ApiFacts): void {
  for (const { path } of operations) {
    const page = pages.find((candidate) => candidate.path === `${LANDING}${path.slice(1)}/`);
    page?.places[0]?.names.push(...operationNames(path));
  }
  for (const [code, message] of statusMessages(operations)) placeOnLanding(pages, code).names.push(message);
  placeOnLanding(pages, 'envelope').names.push(...sharedFields(operations));
}

/**
 * Tells whether a page is about another generation of the API than the one that a docs version calls current.
 *
 * @param path of the page below the base path
 * @param facts of the version's OpenAPI file
 */
export function isOtherGeneration(path: string, { operations }: ApiFacts): boolean {
  if (path.includes('/v3-metrics-soon-to-be-deprecated/')) return true;
  if (!path.startsWith(LANDING) || path === LANDING) return false;
  const operation = operations.find((candidate) => path === `${LANDING}${candidate.path.slice(1)}/`);
  return operation?.deprecated ?? true;
}
