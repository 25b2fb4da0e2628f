import { diffArrays } from 'diff';
import type { Element } from 'hast';

import { blockText, plainText, type Block, type Run, type Table } from '@api-docs/kit/node';
import { element, text } from '@api-docs/kit';

import { alignInOrder, type Pair } from './alignInOrder';
import { changeLabel, runElements, type PassageChange } from './changeElements';
import { textSimilarity, type TextSimilarity } from './textSimilarity';
import { wordDiff } from './wordDiff';

/** A block of one of the two pages, or two aligned blocks, as an element with `<ins>` and `<del>`. */
export interface Passage {
  change: PassageChange;
  /** A paragraph, a list item, the figure of code, or a table in a `<div>`. */
  element: Element;
}

/** Similarity below which two blocks are one removed and one added block. */
const MIN_SIMILARITY = 0.4;

/** Lower for code, so that a sample that shows the same thing in another way is still compared line by line. */
const MIN_CODE_SIMILARITY = 0.2;

/** The number of a list item is not compared. */
export const comparedText = (content: object): string =>
  JSON.stringify(content, (key, value: unknown) => (key === 'mark' ? undefined : value));

function changeOf({ older, newer }: Pair<object>): PassageChange {
  if (newer === undefined) return 'removed';
  if (older === undefined) return 'added';
  return comparedText(older) === comparedText(newer) ? 'same' : 'changed';
}

function blockSimilarity(older: Block, newer: Block, similarityOf: TextSimilarity<Block>): number {
  if (older.kind !== newer.kind) return 0;
  const similarity = similarityOf(older, newer);
  const minimum = older.kind === 'code' ? MIN_CODE_SIMILARITY : MIN_SIMILARITY;
  return similarity >= minimum ? similarity * 0.99 : 0;
}

/** Rows are a pair if their first cells are equal, or if at least half of their words are. */
function rowSimilarity(older: Run[][], newer: Run[][], similarityOf: TextSimilarity<Run[][]>): number {
  const [before, after] = [plainText(older[0] ?? []), plainText(newer[0] ?? [])];
  if (before !== '' && before === after) return 0.9;
  const similarity = similarityOf(older, newer);
  return similarity >= 0.5 ? similarity * 0.8 : 0;
}

/** Makes an element focusable, so that it can be scrolled with the keyboard. */
function scrollArea(label: string): Element['properties'] {
  return { tabIndex: 0, role: 'group', ariaLabel: label };
}

const runsOf = (block: Block | undefined) => (block && 'runs' in block ? block.runs : []);

function compareTexts({ older, newer }: Pair<Block>): Element {
  const runs = runElements(wordDiff(runsOf(older), runsOf(newer)));
  const block = newer ?? older;
  if (block.kind !== 'item') return element('p', runs);
  const number = Number.parseInt(block.mark, 10);
  return element('li', runs, Number.isNaN(number) ? {} : { value: String(number) });
}

const tableOf = (block: Block | undefined): Table => (block?.kind === 'table' ? block : { head: [], rows: [] });

function compareTables({ older, newer }: Pair<Block>): Element {
  const [before, after] = [tableOf(older), tableOf(newer)];
  // Removed rows can have another number of columns.
  const width = Math.max(...[before, after].flatMap(({ head, rows }) => [head, ...rows]).map((row) => row.length));
  const cellsOf = (tag: string, row: { older?: Run[][]; newer?: Run[][] }, properties?: Element['properties']) =>
    Array.from({ length: width }, (_, index) => {
      const runs = wordDiff(row.older?.[index] ?? [], row.newer?.[index] ?? []);
      return element(tag, runElements(runs), properties);
    });
  const scope = { scope: 'col' };
  const headCells = cellsOf('th', { older: before.head, newer: after.head }, scope);
  const similarityOf = textSimilarity((cells: Run[][]) => cells.map(plainText).join(' '));
  const aligned = alignInOrder(before.rows, after.rows, comparedText, (...rows) =>
    rowSimilarity(...rows, similarityOf),
  );
  const bodyRows = aligned.map((row) => {
    const change = changeOf(row);
    const cells = [element('td', changeLabel(change)), ...cellsOf('td', row)];
    return element('tr', cells, { className: [`compare-${change}`] });
  });
  const headRow = element('tr', [element('th', [text('Change')], scope), ...headCells]);
  const table = element('table', [element('thead', [headRow]), element('tbody', bodyRows)]);
  return element('div', [table], { className: ['compare-table'], ...scrollArea('Table, scrolls sideways') });
}

const linesOf = (block: Block | undefined) => (block?.kind === 'code' ? block.text.split('\n') : []);

const titleOf = (block: Block | undefined) =>
  block?.kind === 'code' && block.title !== undefined ? [{ text: block.title }] : [];

function compareCode({ older, newer }: Pair<Block>): Element {
  const lines = diffArrays(linesOf(older), linesOf(newer)).flatMap(({ value, added, removed }) => {
    const [tag, prefix] = added ? ['ins', '+'] : removed ? ['del', '-'] : ['span', ' '];
    return value.map((line) => element(tag, [text(`${prefix} ${line}\n`)]));
  });
  const title = runElements(wordDiff(titleOf(older), titleOf(newer)));
  const caption = title.length === 0 ? [] : [element('figcaption', title, { className: ['muted'] })];
  const properties = { className: ['language-diff', 'margin-bottom--none'], ...scrollArea('Code, scrolls sideways') };
  const code = element('pre', [element('code', lines)], properties);
  return element('figure', [...caption, code], { className: ['compare-code', 'margin--none'] });
}

const COMPARE = { paragraph: compareTexts, item: compareTexts, table: compareTables, code: compareCode };

/** Compares the blocks of two sections; returns all blocks of both in reading order. */
export function compareBlocks(older: readonly Block[], newer: readonly Block[]): Passage[] {
  const similarityOf = textSimilarity(blockText);
  const pairs = alignInOrder(older, newer, comparedText, (...blocks) => blockSimilarity(...blocks, similarityOf));
  return pairs.map((pair): Passage => {
    const change = changeOf(pair);
    return { change, element: COMPARE[(pair.newer ?? pair.older).kind](pair) };
  });
}
