import { diffArrays } from 'diff';

import { blockText, plainText, titleRuns, type Block, type Run, type Table } from '@api-docs/kit/blocks';

import { alignInOrder, textSimilarity } from './alignInOrder';
import { markBlock, markRuns, type ChangedRow, type Passage } from './comparison';
import { wordDiff } from './wordDiff';

type CodeBlock = Extract<Block, { kind: 'code' }>;

/** Similarity below which two blocks are one removed and one added block. */
const MIN_SIMILARITY = 0.4;

/** Lower for code, so that a sample that shows the same thing in another way is still compared line by line. */
const MIN_CODE_SIMILARITY = 0.2;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The number of a list item is not compared. */
function isSameBlock(older: Block, newer: Block): boolean {
  const compared = (block: Block) => ({ ...block, mark: '' });
  return isEqual(compared(older), compared(newer));
}

function blockSimilarity(older: Block, newer: Block): number {
  if (isSameBlock(older, newer)) return 1;
  if (older.kind !== newer.kind) return 0;
  const similarity = textSimilarity(blockText(older), blockText(newer));
  const minimum = older.kind === 'code' ? MIN_CODE_SIMILARITY : MIN_SIMILARITY;
  return similarity >= minimum ? similarity * 0.99 : 0;
}

/** Rows are a pair if their first cells are equal, or if at least half of their words are. */
function rowSimilarity(older: Run[][], newer: Run[][]): number {
  if (isEqual(older, newer)) return 1;
  const [before, after] = [plainText(older[0] ?? []), plainText(newer[0] ?? [])];
  if (before !== '' && before === after) return 0.9;
  const textOf = (cells: Run[][]) => cells.map(plainText).join(' ');
  const similarity = textSimilarity(textOf(older), textOf(newer));
  return similarity >= 0.5 ? similarity * 0.8 : 0;
}

function compareCells(older: Run[][], newer: Run[][]): ChangedRow['cells'] {
  const count = Math.max(older.length, newer.length);
  return Array.from({ length: count }, (_, index) => wordDiff(older[index] ?? [], newer[index] ?? []));
}

function compareTables(older: Table, newer: Table): Passage {
  const rows = alignInOrder(older.rows, newer.rows, rowSimilarity).map((pair): ChangedRow => {
    if (pair.newer === undefined)
      return { change: 'removed', cells: pair.older.map((cell) => markRuns(cell, 'removed')) };
    if (pair.older === undefined) return { change: 'added', cells: pair.newer.map((cell) => markRuns(cell, 'added')) };
    return {
      change: isEqual(pair.older, pair.newer) ? 'same' : 'changed',
      cells: compareCells(pair.older, pair.newer),
    };
  });
  return { change: 'changed', kind: 'table', head: compareCells(older.head, newer.head), rows };
}

function compareCode(older: CodeBlock, newer: CodeBlock): Passage {
  const parts = diffArrays(older.text.split('\n'), newer.text.split('\n'));
  const lines = parts.flatMap(({ value, added, removed }) => {
    const change = added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const);
    return value.map((text) => ({ text, change }));
  });
  const title = wordDiff(titleRuns(older), titleRuns(newer));
  return { change: 'changed', kind: 'code', title, lines };
}

function comparePair(older: Block, newer: Block): Passage {
  if (older.kind === 'table' && newer.kind === 'table') return compareTables(older, newer);
  if (older.kind === 'code' && newer.kind === 'code') return compareCode(older, newer);
  if ('runs' in older && 'runs' in newer)
    return { ...newer, change: 'changed', runs: wordDiff(older.runs, newer.runs) };
  throw new Error(`cannot compare a ${older.kind} with a ${newer.kind}`);
}

/** Compares the blocks of two sections; returns all blocks of both in reading order. */
export function compareBlocks(older: readonly Block[], newer: readonly Block[]): Passage[] {
  return alignInOrder(older, newer, blockSimilarity).map((pair): Passage => {
    if (pair.newer === undefined) return markBlock(pair.older, 'removed');
    if (pair.older === undefined) return markBlock(pair.newer, 'added');
    if (isSameBlock(pair.older, pair.newer)) return markBlock(pair.newer, 'same');
    return comparePair(pair.older, pair.newer);
  });
}
