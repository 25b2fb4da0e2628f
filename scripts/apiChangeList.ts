import { describeChange, KIND_WORDS } from '../plugins/api-facts/describeChange';
import { CHANGE_KINDS, type ApiChange } from '../plugins/api-facts/diffFacts';

/**
 * Prints API changes as Markdown, the most urgent kind first.
 *
 * @param changes those of `diffFacts`
 * @param level how many `#` the heading of a kind has
 * @returns a heading and a list for each kind that occurs, "None." when there is no change; no line break at the end
 */
export function apiChangeList(changes: readonly ApiChange[], level: number): string {
  const parts = CHANGE_KINDS.map((kind) => ({ kind, ofKind: changes.filter((change) => change.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0)
    .map(({ kind, ofKind }) => {
      const heading = `${'#'.repeat(level)} ${KIND_WORDS[kind]} (${ofKind.length})`;
      return `${heading}\n\n${ofKind.map(describeChange).join('\n')}`;
    });
  return parts.length === 0 ? 'None.' : parts.join('\n\n');
}
