import type { CodeError } from './pageProgram';

/** What git writes above and below lines that two branches changed. Markdown reads the last one as a quote in quotes. */
const MARK = /^(?:<{7}|>{7}) \S.*$/;

/**
 * Finds the marks of a merge that nobody has resolved: readers would see them, and both versions of the lines.
 *
 * @param written a paragraph, or the first line of a quote
 * @param line its first line
 */
export function mergeMarks(written: string, line: number): CodeError[] {
  return written.split('\n').flatMap((found, index) =>
    MARK.test(found)
      ? {
          line: line + index,
          problem: 'a conflict of a merge is not resolved',
          expected: 'the lines of one branch, or of both as they belong together',
          found,
          remedy: 'resolve the conflict, and remove the lines with <<<<<<<, ======= and >>>>>>>',
        }
      : [],
  );
}
