import { diffArrays } from 'diff';

import { alignInOrder } from './alignInOrder';
import type { ChangedRow, Passage } from './comparison';
import { blockText, plainText, type Block, type Run, type Table } from './content';
import { likeness } from './likeness';
import { marked, wordDiff } from './wordDiff';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Passages with less in common are told as one that went and one that came. */
const LEAST_LIKE = 0.4;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A comparison shows words: neither the number and depth of an item nor the language of code. */
const BESIDE_WORDS: readonly string[] = ['mark', 'depth', 'language'];

function isSameBlock(older: Block, newer: Block): boolean {
  const shown = (block: Block) => Object.entries(block).filter(([name]) => !BESIDE_WORDS.includes(name));
  return isEqual(shown(older), shown(newer));
}

function blockLikeness(older: Block, newer: Block): number {
  if (isSameBlock(older, newer)) return 1;
  if (older.kind !== newer.kind) return 0;
  const like = likeness(blockText(older), blockText(newer));
  // Code keeps its place when it shows the same thing in another way.
  const least = older.kind === 'code' ? LEAST_LIKE / 2 : LEAST_LIKE;
  return like >= least ? like * 0.99 : 0;
}

function rowText(cells: readonly Run[][]): string {
  return cells.map(plainText).join(' ');
}

/** Rows belong together when their first cells say the same, or when most of their words are the same. */
function rowLikeness(older: Run[][], newer: Run[][]): number {
  if (isEqual(older, newer)) return 1;
  const [before, after] = [plainText(older[0] ?? []), plainText(newer[0] ?? [])];
  if (before !== '' && before === after) return 0.9;
  const like = likeness(rowText(older), rowText(newer));
  return like >= 0.5 ? like * 0.8 : 0;
}

function cellsDiff(older: Run[][], newer: Run[][]): ChangedRow['cells'] {
  const count = Math.max(older.length, newer.length);
  return Array.from({ length: count }, (_, index) => wordDiff(older[index] ?? [], newer[index] ?? []));
}

function changedRows(older: Table, newer: Table): ChangedRow[] {
  return alignInOrder(older.rows, newer.rows, rowLikeness).map((pair): ChangedRow => {
    if (pair.newer === undefined)
      return { change: 'removed', cells: pair.older.map((cell) => marked(cell, 'removed')) };
    if (pair.older === undefined) return { change: 'added', cells: pair.newer.map((cell) => marked(cell, 'added')) };
    return { change: isEqual(pair.older, pair.newer) ? 'same' : 'changed', cells: cellsDiff(pair.older, pair.newer) };
  });
}

/** Code that a writer typed has no title. */
function titleRuns({ title }: BlockOf<'code'>): Run[] {
  return title === undefined ? [] : [{ text: title }];
}

function changedCode(older: BlockOf<'code'>, newer: BlockOf<'code'>): Passage {
  const parts = diffArrays(older.text.split('\n'), newer.text.split('\n'));
  const lines = parts.flatMap(({ value, added, removed }) =>
    value.map((text) => ({
      text,
      change: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    })),
  );
  const title = wordDiff(titleRuns(older), titleRuns(newer));
  return { change: 'changed', kind: 'code', title, language: newer.language, lines };
}

function changedBlock(older: Block, newer: Block): Passage {
  if (older.kind === 'table' && newer.kind === 'table') {
    return {
      change: 'changed',
      kind: 'table',
      head: cellsDiff(older.head, newer.head),
      rows: changedRows(older, newer),
    };
  }
  if (older.kind === 'code' && newer.kind === 'code') return changedCode(older, newer);
  if ('runs' in older && 'runs' in newer) {
    return { change: 'changed', kind: newer.kind, block: newer, runs: wordDiff(older.runs, newer.runs) };
  }
  throw new Error(`a ${older.kind} cannot become a ${newer.kind}`);
}

/**
 * Compares the passages of two sections.
 *
 * @returns all passages of both in reading order
 */
export function compareBlocks(older: readonly Block[], newer: readonly Block[]): Passage[] {
  return alignInOrder(older, newer, blockLikeness).map((pair): Passage => {
    if (pair.newer === undefined) return { change: 'removed', block: pair.older };
    if (pair.older === undefined) return { change: 'added', block: pair.newer };
    if (isSameBlock(pair.older, pair.newer)) return { change: 'same', block: pair.newer };
    return changedBlock(pair.older, pair.newer);
  });
}
