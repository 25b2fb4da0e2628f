import { structuredPatch } from 'diff';

/** Unchanged lines around a change, so that its place on the page is known. */
const CONTEXT = 2;

/**
 * Maximum number of lines of a change that the report shows. The rest is in the files of
 * `npm run report:change -- --trees <folder>`.
 */
const MAX_LINES = 60;

/** Maximum number of changes that the report shows. */
const MAX_CHANGES = 40;

type Trees = ReadonlyMap<string, string>;

/** Returns the changes between two trees, each as the lines of a diff. */
function changesOf(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: CONTEXT });
  return hunks.map(({ lines }) => lines.join('\n'));
}

function shortened(change: string): string {
  const lines = change.split('\n');
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `… and ${rest} more lines`].join('\n') : change;
}

/**
 * Formats the differences between accessibility trees as Markdown. A change that many pages share, such as one of the
 * footer, is shown once.
 *
 * @param before accessibility trees by name of the page, see tests/support/screenReader
 */
export function spokenChanges(before: Trees, after: Trees): string {
  const pages = new Map<string, string[]>();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    for (const change of changesOf(before.get(name) ?? '', after.get(name) ?? '')) {
      pages.set(change, [...(pages.get(change) ?? []), name]);
    }
  }
  if (pages.size === 0) return `Nothing changed on ${after.size} pages.`;
  const parts = [...pages].slice(0, MAX_CHANGES).map(([change, names]) => {
    return `### ${names.join(', ')}\n\n\`\`\`\`diff\n${shortened(change)}\n\`\`\`\``;
  });
  const rest = pages.size - parts.length;
  return [...parts, ...(rest > 0 ? [`And ${rest} more changes.`] : [])].join('\n\n');
}
