import { MERGE_MARK } from '@api-docs/kit/node';

import type { CodeError } from './pageProgram';

/** What to do about the marks of a merge. */
export const MERGE_REMEDY = 'resolve the conflict of the merge, and remove the lines with <<<<<<<, ======= and >>>>>>>';

/** The marks that no text of Markdown is: a line of `=` makes a heading of the line above it, and signs alone can be meant. */
const isMark = (line: string) => MERGE_MARK.test(line) && /^[<>]+ \S/.test(line);

/**
 * Finds the marks of a merge that nobody has resolved: readers would see them, and both versions of the lines.
 *
 * @param written a paragraph, or the first line of a quote
 * @param line its first line
 */
export function mergeMarks(written: string, line: number): CodeError[] {
  return written.split('\n').flatMap((found, index) =>
    isMark(found)
      ? {
          line: line + index,
          problem: 'a conflict of a merge is not resolved',
          expected: 'the lines of one branch, or of both as they belong together',
          found,
          remedy: MERGE_REMEDY,
        }
      : [],
  );
}
