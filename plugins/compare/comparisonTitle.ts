import type { ComparisonView } from './comparisonView';

/** @returns what a comparison is called, for example `PII: v3.3.0 to v3.4.0` */
export function comparisonTitle({ older, newer }: Pick<ComparisonView, 'older' | 'newer'>): string {
  return `${newer.title}: ${older.version} to ${newer.version}`;
}
