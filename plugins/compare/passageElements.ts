import type { Element, ElementContent } from 'hast';

import { element, text } from '../elements';
import type { Change, ChangedRow, ChangedRun, Passage } from './comparison';
import type { Block, Run } from './content';
import { marked, visibleRuns } from './wordDiff';

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
  for (const run of visibleRuns(runs)) {
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

/** Readers without a mouse scroll what has the focus. */
function scrollArea(label: string): Element['properties'] {
  return { tabIndex: 0, role: 'group', ariaLabel: label };
}

function codeElement(lines: readonly Line[], title: readonly ChangedRun[]): Element {
  const caption = title.length === 0 ? [] : [element('figcaption', runElements(title))];
  const code = element('pre', [element('code', lines.map(lineElement))], scrollArea('Code, scrolls sideways'));
  return element('figure', [...caption, code], { className: ['compare-code'] });
}

function tableElement(head: readonly ChangedRun[][], rows: readonly ChangedRow[]): Element {
  // Rows of the older table may have other columns than those of the newer one.
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const columns = (row: readonly ChangedRun[][]) => Array.from({ length: width }, (_, index) => row[index] ?? []);
  const heading = (children: ElementContent[]) => element('th', children, { scope: 'col' });
  return element(
    'div',
    [
      element('table', [
        element('thead', [
          element('tr', [heading([text('Change')]), ...columns(head).map((cell) => heading(runElements(cell)))]),
        ]),
        element(
          'tbody',
          rows.map(({ change, cells: row }) =>
            element(
              'tr',
              [element('td', signOf(change)), ...columns(row).map((cell) => element('td', runElements(cell)))],
              { className: [`compare-${change}`] },
            ),
          ),
        ),
      ]),
    ],
    { className: ['compare-table'], ...scrollArea('Table, scrolls sideways') },
  );
}

type Words = Extract<Block, { kind: 'paragraph' | 'item' }>;

function wordsElement(block: Words, runs: readonly ChangedRun[]): Element {
  if (block.kind === 'paragraph') return element('p', runElements(runs));
  const number = Number.parseInt(block.mark, 10);
  return element('li', runElements(runs), Number.isNaN(number) ? {} : { value: String(number) });
}

/** Neighboring items make a list; one whose neighbors are folded away is a list of its own. */
function inLists(nodes: readonly Element[]): Element[] {
  const placed: Element[] = [];
  for (const node of nodes) {
    const tag = node.properties.value === undefined ? 'ul' : 'ol';
    const last = placed.at(-1);
    if (node.tagName !== 'li') placed.push(node);
    else if (last?.tagName === tag) last.children.push(node);
    else placed.push(element(tag, [node]));
  }
  return placed;
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
      return wordsElement(passage.block as Words, passage.runs);
  }
}

/**
 * Writes neighbors of which the same became under one sign.
 *
 * @param passages of a comparison, all with the same change
 */
export function passageElement([first, ...others]: readonly [Passage, ...Passage[]]): Element {
  const { change } = first;
  return element('div', [...signOf(change), ...inLists([first, ...others].map(contentElement))], {
    className: ['compare-passage', `compare-${change}`],
  });
}
