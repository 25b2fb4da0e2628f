import { markdownTable } from '../../bench/markdownTable';
import type { PageChanges } from './comparePages';
import { WEIGHED, type Weighed, type Weights } from './weighBuild';

/** All that a summary tells. */
export interface Change {
  pages: PageChanges;
  weights: { before: Weights; after: Weights };
  /** Markdown list of API changes. */
  api: string;
  /** The OpenAPI file differs, whether or not its facts do. */
  isApiFileChanged: boolean;
}

/** A comment with more lines is not read; the build itself has the rest. */
const LONGEST_LIST = 30;

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, LONGEST_LIST).map((item) => `- ${item}`);
  const rest = items.length - shown.length;
  return [`### ${title} (${items.length})\n\n${[...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')}`];
}

const code = (text: string) => `\`${text}\``;

function pageParts({ added, removed, changed, restyled, redirects }: PageChanges): string[] {
  const words = changed.map(({ path, words: [before, after] }) =>
    before === after ? `${code(path)}, as many words` : `${code(path)}, ${before} → ${after} words`,
  );
  const parts = [
    ...list('Added', added.map(code)),
    ...list('Removed', removed.map(code)),
    ...list('Other words', words),
    ...list('Same words, other markup', restyled.map(code)),
    ...list('Redirects added', redirects.added.map(code)),
    ...list('Redirects removed', redirects.removed.map(code)),
  ];
  return parts.length === 0 ? ['No page changed.'] : parts;
}

const bytes = (count: number) => count.toLocaleString('en');

function difference(before: number, after: number): string {
  if (before === after) return 'none';
  const percent = before === 0 ? 0 : ((after - before) / before) * 100;
  const share = Math.abs(percent) < 0.05 ? '' : ` (${percent.toFixed(1)} %)`;
  return `${after > before ? '+' : ''}${bytes(after - before)}${share}`;
}

function weightTable({ before, after }: Change['weights']): string {
  return markdownTable<Weighed>(WEIGHED, [
    { title: 'Bytes after brotli', cell: (name) => name },
    { title: 'Before', cell: (name) => bytes(before[name]), align: 'right' },
    { title: 'After', cell: (name) => bytes(after[name]), align: 'right' },
    { title: 'Difference', cell: (name) => difference(before[name], after[name]), align: 'right' },
  ]);
}

/**
 * Words what a change does to the site, ready to be pasted into a comment.
 *
 * @returns Markdown with the parts pages, weight and API; a line break at the end
 */
export function summary({ pages, weights, api, isApiFileChanged }: Change): string {
  const noFact = isApiFileChanged && api === 'None.';
  return `${[
    '# What this change does to the site',
    '## Pages',
    ...pageParts(pages),
    '## Weight',
    weightTable(weights),
    '## API',
    noFact ? 'The OpenAPI file changed in its words or examples; operations and fields are the same.' : api,
  ].join('\n\n')}\n`;
}
