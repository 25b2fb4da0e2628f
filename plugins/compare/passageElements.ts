import type { Element, ElementContent } from 'hast';

import { element, text } from '../elements';
import type { Change, ChangedRow, ChangedRun, Passage } from './comparison';
import type { Block, Run } from './content';
import { marked } from './wordDiff';

/** What stands before a passage, so that color is not the only sign. */
const SIGNS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

type Sign = keyof typeof SIGNS;

const CHANGE_TAGS: Record<Exclude<Change, 'same'>, string> = { added: 'ins', removed: 'del' };

function runElement({ text: words, code, strong, emphasis }: Run): ElementContent {
  const looks = [code && 'code', strong && 'strong', emphasis && 'em'].filter((tag) => tag !== undefined);
  return looks.reduce<ElementContent>((inner, tag) => element(tag, [inner]), text(words));
}

/**
 * Writes runs of words, what came in `<ins>` and what went in `<del>`.
 *
 * @param runs neighbors with the same change share an element
 */
export function runElements(runs: readonly ChangedRun[]): ElementContent[] {
  const nodes: ElementContent[] = [];
  let open: { change: Change; children: ElementContent[] } | undefined;
  for (const run of runs) {
    if (run.change === 'same') {
      open = undefined;
      nodes.push(runElement(run));
      continue;
    }
    if (open?.change !== run.change) {
      open = { change: run.change, children: [] };
      nodes.push(element(CHANGE_TAGS[run.change], open.children));
    }
    open.children.push(runElement(run));
  }
  return nodes;
}

/** @returns the words `Added`, `Removed` or `Changed`, as a sign */
export function signElement(sign: Sign): Element {
  return element('span', [text(SIGNS[sign])], { className: ['compare-sign'] });
}

function signOf(change: Change | 'changed'): ElementContent[] {
  return change === 'same' ? [] : [signElement(change)];
}

interface Line {
  change: Change;
  text: string;
}

const LINE_SIGNS: Record<Change, string> = { same: '  ', added: '+ ', removed: '- ' };

function lineElement({ change, text: words }: Line): Element {
  const line = [text(`${LINE_SIGNS[change]}${words}\n`)];
  return change === 'same' ? element('span', line) : element(CHANGE_TAGS[change], line);
}

function codeElement(lines: readonly Line[], title: readonly ChangedRun[]): Element {
  const caption = title.length === 0 ? [] : [element('figcaption', runElements(title))];
  // Readers without a mouse scroll what has the focus.
  const code = element('pre', [element('code', lines.map(lineElement))], { tabIndex: 0 });
  return element('figure', [...caption, code], { className: ['compare-code'] });
}

function tableElement(head: readonly ChangedRun[][], rows: readonly ChangedRow[]): Element {
  const cells = (tag: string, row: readonly ChangedRun[][]) => row.map((cell) => element(tag, runElements(cell)));
  return element(
    'div',
    [
      element('table', [
        element('thead', [element('tr', [element('th', [text('Change')]), ...cells('th', head)])]),
        element(
          'tbody',
          rows.map(({ change, cells: row }) =>
            element('tr', [element('td', signOf(change)), ...cells('td', row)], { className: [`compare-${change}`] }),
          ),
        ),
      ]),
    ],
    { className: ['compare-table'], tabIndex: 0 },
  );
}

/** An item of a list stands alone here: its neighbors may be folded away. */
function wordsElement(block: Extract<Block, { kind: 'paragraph' | 'item' }>, runs: readonly ChangedRun[]): Element {
  const mark = block.kind === 'item' ? [text(`${block.mark === '-' ? '•' : block.mark} `)] : [];
  return element('p', [...mark, ...runElements(runs)]);
}

function blockElement(block: Block, change: Change): Element {
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return wordsElement(block, marked(block.runs, change));
    case 'table':
      return tableElement(
        block.head.map((cell) => marked(cell, change)),
        block.rows.map((row) => ({ change, cells: row.map((cell) => marked(cell, change)) })),
      );
    case 'code':
      return codeElement(
        block.text.split('\n').map((line) => ({ change, text: line })),
        block.title === undefined ? [] : marked([{ text: block.title }], change),
      );
  }
}

function contentElement(passage: Passage): Element {
  if (passage.change !== 'changed') return blockElement(passage.block, passage.change);
  switch (passage.kind) {
    case 'table':
      return tableElement(passage.head, passage.rows);
    case 'code':
      return codeElement(passage.lines, passage.title);
    default:
      return wordsElement(passage.block as Extract<Block, { kind: 'paragraph' | 'item' }>, passage.runs);
  }
}

/**
 * Writes neighbors of which the same became under one sign.
 *
 * @param passages of a comparison, all with the same change
 */
export function passageElement([first, ...others]: readonly [Passage, ...Passage[]]): Element {
  const { change } = first;
  return element('div', [...signOf(change), ...[first, ...others].map(contentElement)], {
    className: ['compare-passage', `compare-${change}`],
  });
}
