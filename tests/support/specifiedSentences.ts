import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A statement of the specification: a sentence, a bullet or a row of a table. */
export interface Statement {
  /** Section number, for example `2`. */
  section: string;
  /** Text without Markdown of lists and tables. */
  text: string;
}

/** Where a sentence ends: a full stop, and a capital, a quote or a brace behind the space (but not inside the tagline). */
const SENTENCE_END = /(?<=[.:])\s+(?=[A-Z{'])(?!Simplified)/;

function rowOf(line: string): string {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
    .join(' — ');
}

function isHeaderRow(lines: readonly string[], index: number): boolean {
  return /^\|[-| ]+\|$/.test(lines[index] ?? '') || /^\|[-| ]+\|$/.test(lines[index + 1] ?? '');
}

/**
 * Reads the statements of `tests/support/specification.md`.
 *
 * @returns one entry a sentence, bullet or table row, in their order
 */
export function specifiedSentences(): Statement[] {
  const lines = readFileSync(path.join(__dirname, 'specification.md'), 'utf8').split('\n');
  let section = '';
  return lines.flatMap((line, index): Statement[] => {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    if (section === '' || line.trim() === '' || line.startsWith('#')) return [];
    if (line.startsWith('|')) return isHeaderRow(lines, index) ? [] : [{ section, text: rowOf(line) }];
    return line
      .replace(/^- /, '')
      .split(SENTENCE_END)
      .map((text) => ({ section, text: text.trim() }));
  });
}
