import type { Docs } from '../docs';
import { findVersion, InputError } from '../names';

/** Hits without and with a wish for more. */
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;

interface Question {
  query: string;
  version?: string | undefined;
  limit?: number | undefined;
}

function checkLimit(limit: number): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new InputError(`\`limit\` must be a whole number from 1 to ${MAX_LIMIT}.`);
}

/**
 * Searches a docs version, the reference and the blog with the engine of the site, so the ranking is that of the search page.
 *
 * @returns one hit for each number: titles from the outermost, the address that `read` takes, and a passage
 * @throws if the version does not exist or the limit is out of range
 */
export function search(docs: Docs, { query, version, limit = DEFAULT_LIMIT }: Question): string {
  const { name } = findVersion(docs.site(), version);
  if (query.trim() === '') throw new InputError('`query` is empty. Write the words to search for.');
  const { hits, total, corrections, unknown, suggestions, searched } = docs
    .engine(name)
    .search({ query, area: '', limit: checkLimit(limit) });
  const notes = [
    ...(searched === undefined ? [] : [`The query is long. Searched for: ${searched}`]),
    ...corrections.map(({ asked, used }) => `Searched for ${used.join(', ')} instead of ${asked}.`),
    ...(unknown.length > 0 ? [`No page has: ${unknown.join(', ')}.`] : []),
    ...(suggestions.length > 0 ? [`Similar words: ${suggestions.join(', ')}.`] : []),
  ];
  const lines = hits.flatMap(({ trail, title, page, anchor, excerpt }, index) => [
    `${index + 1}. ${[...trail, title.text].join(' › ')} — /${page}${anchor && `#${anchor}`}`,
    ...(excerpt.text ? [`   ${excerpt.text}`] : []),
  ]);
  const head = total === 0 ? `No hits in docs ${name}.` : `${hits.length} of ${total} hits in docs ${name}.`;
  return [[head, ...notes].join(' '), ...lines].join('\n');
}
