import type { ReportedFinding } from './reportedFinding';

const FORMAT = {
  name: 'format',
  why: 'Prettier writes files of a kind the same way, so that a change shows what changed.',
  remedy: 'Run npm run lint:docs -- --fix, which mends it.',
} as const;

/**
 * Says where a file departs from its formatted self.
 *
 * @param file path relative to the project
 * @param source its text
 * @param formatted what Prettier makes of it
 * @returns the first line that differs, or nothing
 */
export function formatFinding(file: string, source: string, formatted: string): ReportedFinding | undefined {
  if (source === formatted) return undefined;
  const [is, should] = [source.split('\n'), formatted.split('\n')];
  const index = is.findIndex((line, at) => line !== should[at]);
  const at = index < 0 ? is.length : index;
  return {
    file,
    line: at + 1,
    rule: FORMAT,
    found: JSON.stringify(is[at] ?? 'the end of the file'),
    expected: JSON.stringify(should[at] ?? 'the end of the file'),
  };
}
