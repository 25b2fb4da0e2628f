import type { Finding } from './rule';

/**
 * Mends what findings can mend.
 *
 * @param source the text that was checked
 * @param findings its findings
 * @returns the mended text; of two fixes that overlap, only the first in the text is applied
 */
export function applyFixes(source: string, findings: readonly Finding[]): string {
  const fixes = findings.flatMap(({ fix }) => (fix ? [fix] : [])).sort((a, b) => a.start - b.start);
  let mended = '';
  let done = 0;
  for (const { start, end, text } of fixes) {
    if (start < done) continue;
    mended += source.slice(done, start) + text;
    done = end;
  }
  return mended + source.slice(done);
}
