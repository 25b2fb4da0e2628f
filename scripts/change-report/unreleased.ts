import { CHANGE_KINDS, KIND_TITLES, type ApiChange } from '../../plugins/api/differences/diffFacts';
import type { ChangedPage, ChangedPages, NamedPage } from '../../plugins/versions/comparisons/summaries/changedPages';

/** What the next version says beyond the latest one. */
export interface Unreleased {
  /** Name of the latest version. */
  latest: string;
  pages: ChangedPages;
  api: readonly ApiChange[];
  brand: { siteUrl: string; basePath: string };
}

/** Items that a list shows, so that the section fits on a screen. */
const MAX_ITEMS = 8;

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const rest = items.length - MAX_ITEMS;
  const lines = [...items.slice(0, MAX_ITEMS), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return [`### ${title} (${items.length})\n\n${lines.map((line) => `- ${line}`).join('\n')}`];
}

/** Formats what the next version says beyond the latest one as Markdown, at most about a screen. */
export function unreleased({ latest, pages, api, brand }: Unreleased): string {
  const link = (text: string, path: string) => `[${text}](${brand.siteUrl}${brand.basePath}${path})`;
  const named = ({ title, path }: NamedPage) => link(title, path);
  const changed = ({ title, path, from, counts, comparison }: ChangedPage) => {
    const source = from === undefined || from === title ? '' : `, before: ${from}`;
    return comparison === undefined
      ? `${link(title, path)}${source}`
      : `${link(title, comparison)}${source}: ${counts}`;
  };
  const parts = [
    ...list('Pages only in next', pages.added.map(named)),
    ...list(`Pages only in ${latest}`, pages.removed.map(named)),
    ...list('Moved pages', pages.moved.map(changed)),
    ...list('Changed pages', pages.changed.map(changed)),
    ...CHANGE_KINDS.flatMap((kind) =>
      list(
        `API: ${KIND_TITLES[kind].toLowerCase()}`,
        api.filter((change) => change.kind === kind).map(({ operation, text }) => `\`${operation}\`: ${text}`),
      ),
    ),
  ];
  return [
    '## Unreleased',
    parts.length === 0
      ? `Docs next and its API say the same as ${latest}.`
      : `What docs next says beyond ${latest}, with this change. Links open the published site, which has it after the merge.`,
    ...parts,
  ].join('\n\n');
}
