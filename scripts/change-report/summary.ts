import { markdownTable } from '../lib/markdownTable';
import type { PageChanges } from './comparePages';
import { WEIGHED, type Weighed, type Weights } from './weighBuild';

export interface Change {
  pages: PageChanges;
  weights: { before: Weights; after: Weights };
  /** API changes as Markdown, see `apiChangeList`. */
  api: string;
  /** Whether the OpenAPI file differs in anything, including descriptions and examples. */
  isApiFileChanged: boolean;
  /** What a screen reader says differently as Markdown, see `spokenChanges`. */
  spoken: string;
  /** What the next version says beyond the latest one, see `unreleased`. */
  unreleased: string;
}

/** Items that a list shows, to keep the pull request comment readable. */
const MAX_ITEMS = 30;

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, MAX_ITEMS).map((item) => `- ${item}`);
  const rest = items.length - shown.length;
  return [`### ${title} (${items.length})\n\n${[...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')}`];
}

const code = (text: string) => `\`${text}\``;

function pageParts({ added, removed, changed, restyled, redirects }: PageChanges): string[] {
  const words = changed.map(({ path, words: [before, after] }) =>
    before === after ? `${code(path)}, same number of words` : `${code(path)}, ${before} → ${after} words`,
  );
  const parts = [
    ...list('Added', added.map(code)),
    ...list('Removed', removed.map(code)),
    ...list('Changed text', words),
    ...list('Same text, different markup', restyled.map(code)),
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

/** Formats the effect of a change on pages, weight and API as Markdown for a pull request comment. */
export function summary({ pages, weights, api, isApiFileChanged, spoken, unreleased }: Change): string {
  const hasNoChange = isApiFileChanged && api === 'None.';
  return `${[
    '# What this change does to the site',
    '## Pages',
    ...pageParts(pages),
    '## Weight',
    weightTable(weights),
    '## API',
    hasNoChange
      ? 'Only descriptions or examples of the OpenAPI file changed. Operations and fields are the same.'
      : api,
    '## What a screen reader says',
    spoken,
    unreleased,
  ].join('\n\n')}\n`;
}
