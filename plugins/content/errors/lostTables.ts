import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

import type { CodeError } from './pageProgram';

/** The line of a table below its head. Examples: `| - | - |`, `:-- | --:`. */
const TABLE_LINE = /^(?=.*\|)[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** Finds the rows of a table with cells that are in no column. */
export function lostCells({ children: [head, ...rows] }: Table): CodeError[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    const lost = row.children.slice(columns).find((cell) => toString(cell) !== '');
    if (lost === undefined) return [];
    return {
      line: row.position?.start.line ?? 1,
      problem: 'readers would not see a cell of a table, because its head has no column for it',
      expected: `at most ${columns} cells in each row, as in the head`,
      found: toString(lost),
      remedy: 'add a column to the head and the line below it, or write each | of a text, also in code, as \\|',
    };
  });
}

/**
 * Finds a table in a paragraph, which would be text.
 *
 * @param written the text of the paragraph without code
 * @param first the line in which it begins
 */
export function tableInText(written: string, first: number): CodeError[] {
  const lines = written.split('\n');
  const index = lines.findIndex((line, at) => TABLE_LINE.test(line) && lines[at - 1]?.includes('|'));
  if (index < 0) return [];
  return [
    {
      line: first + index - 1,
      problem: 'the table would be text, because its first two lines differ in their number of cells',
      expected: 'a line below the head with a cell such as --- for each of its cells',
      found: lines[index]?.trim() ?? '',
      remedy: 'write as many cells into the line as the head has',
    },
  ];
}
