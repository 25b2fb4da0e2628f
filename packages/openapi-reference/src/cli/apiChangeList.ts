import { describeChange, KIND_TITLES, CHANGE_KINDS, type ApiChange } from '@api-docs/openapi-facts';

/**
 * Formats API changes as Markdown, the most urgent kind first.
 *
 * @returns a heading and a list for each kind of change, or "None."
 */
export function apiChangeList(changes: readonly ApiChange[], level: number): string {
  const parts = CHANGE_KINDS.flatMap((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    const heading = `${'#'.repeat(level)} ${KIND_TITLES[kind]} (${ofKind.length})`;
    return ofKind.length === 0 ? [] : `${heading}\n\n${ofKind.map(describeChange).join('\n')}`;
  });
  return parts.join('\n\n') || 'None.';
}
