import { stripVTControlCharacters } from 'node:util';

/** Maximum number of lines of a step that the report quotes. The log has all lines. */
const MAX_LINES = 12;

/** Maximum length of a quoted line, in characters. */
const MAX_LENGTH = 240;

/** Example: `src/a.ts(3,5): error TS2339: …`, `npm error code ERESOLVE`, `FAIL tests/unit/a.test.ts > …`, `[ERROR] …`. */
const ERROR_LINE =
  /\berror TS\d+|^npm error (?!A complete log|$)|^ *(?:FAIL|✖|×|⨯)(?: |$)|^\W*(?:\w*Error|ERROR)\b.*:|^\[ERROR\]|^ +\d+:\d+ +error |^ +\d+\) \[/;

/**
 * Finds the errors in the output of a failed command.
 *
 * @returns the first distinct lines that look like errors; the last lines if none does
 */
export function firstErrors(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, MAX_LENGTH))
    .filter((line) => line.trim() !== '');
  const errors = [...new Set(lines.filter((line) => ERROR_LINE.test(line)))];
  return errors.length > 0 ? errors.slice(0, MAX_LINES) : lines.slice(-MAX_LINES);
}
