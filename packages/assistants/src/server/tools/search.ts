import type { Answer } from '../answer';
import type { Docs } from '../data';
import type { Question } from '../inputs';

/**
 * Searches a docs version, the reference and the blog with the engine of the site, so the ranking is that of the search page.
 *
 * @returns one hit for each number: titles from the outermost, the address that `read` takes, and a passage
 */
export function search(docs: Docs, { query, version = docs.site().latest, limit }: Question<'search'>): Answer {
  const result = docs.engine(version).search({ query, area: '', limit });
  const { total, corrections, unknown, suggestions, searched } = result;
  const notes = [
    ...(searched === undefined ? [] : [`The query is long. Searched for: ${searched}`]),
    ...corrections.map(({ asked, used }) => `Searched for ${used.join(', ')} instead of ${asked}.`),
    ...(unknown.length > 0 ? [`No page has: ${unknown.join(', ')}.`] : []),
    ...(suggestions.length > 0 ? [`Similar words: ${suggestions.join(', ')}.`] : []),
  ];
  const hits = result.hits.map(({ trail, title, page, anchor, excerpt }) => ({
    title: [...trail, title.text].join(' › '),
    address: `/${page}${anchor && `#${anchor}`}`,
    ...(excerpt.text ? { passage: excerpt.text } : {}),
  }));
  const lines = hits.flatMap(({ title, address, passage }, index) => [
    `${index + 1}. ${title} — ${address}`,
    ...(passage === undefined ? [] : [`   ${passage}`]),
  ]);
  const head = total === 0 ? `No hits in docs ${version}.` : `${hits.length} of ${total} hits in docs ${version}.`;
  return { data: { version, total, notes, hits }, text: [[head, ...notes].join(' '), ...lines].join('\n') };
}
