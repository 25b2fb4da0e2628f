import type { Element, ElementContent } from 'hast';

import { element, text } from '@api-docs/kit/html';
import type { Run } from '@api-docs/kit/blocks';

import type { ChangeStatus, ChangedLine, ChangedRow, ChangedRun, Passage } from '../compare/comparison';
import { groupRuns } from '../compare/wordDiff';
import { groupNeighbors } from '../neighbors';
import { unchangedLabel } from './labels';

/** Labels of changes, so that color is not the only indication. */
const LABELS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

const CHANGE_TAGS = { added: 'ins', removed: 'del' } as const;

const LINE_PREFIXES: Record<ChangeStatus, string> = { same: '  ', added: '+ ', removed: '- ' };

function runElement({ text: value, code, strong, emphasis }: Run): ElementContent {
  const tags = [code && 'code', strong && 'strong', emphasis && 'em'].filter((tag) => tag !== undefined);
  return tags.reduce<ElementContent>((inner, tag) => element(tag, [inner]), text(value));
}

/** Renders runs, added text in `<ins>` and removed text in `<del>`; neighbors with the same change share an element. */
export function runElements(runs: readonly ChangedRun[]): ElementContent[] {
  return groupRuns(runs).flatMap((group) => {
    const nodes = group.runs.map(runElement);
    return group.change === 'same' ? nodes : [element(CHANGE_TAGS[group.change], nodes)];
  });
}

/** Renders the label of a change. */
export function labelElement(change: keyof typeof LABELS): Element {
  return element('span', [text(LABELS[change])], { className: ['compare-sign'] });
}

function optionalLabel(change: ChangeStatus | 'changed'): ElementContent[] {
  return change === 'same' ? [] : [labelElement(change)];
}

/** Makes an element focusable, so that it can be scrolled with the keyboard. */
function scrollArea(label: string): Element['properties'] {
  return { tabIndex: 0, role: 'group', ariaLabel: label };
}

function codeElement(lines: readonly ChangedLine[], title: readonly ChangedRun[]): Element {
  const caption = title.length === 0 ? [] : [element('figcaption', runElements(title), { className: ['muted'] })];
  const lineElements = lines.map(({ change, text: value }) =>
    element(change === 'same' ? 'span' : CHANGE_TAGS[change], [text(`${LINE_PREFIXES[change]}${value}\n`)]),
  );
  const properties = { className: ['language-diff', 'margin-bottom--none'], ...scrollArea('Code, scrolls sideways') };
  const code = element('pre', [element('code', lineElements)], properties);
  return element('figure', [...caption, code], { className: ['compare-code', 'margin--none'] });
}

function tableElement(head: readonly ChangedRun[][], rows: readonly ChangedRow[]): Element {
  // Removed rows can have another number of columns.
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const cellsOf = (tag: string, row: readonly ChangedRun[][], properties?: Element['properties']) =>
    Array.from({ length: width }, (_, index) => element(tag, runElements(row[index] ?? []), properties));
  const scope = { scope: 'col' };
  const headRow = element('tr', [element('th', [text('Change')], scope), ...cellsOf('th', head, scope)]);
  const bodyRows = rows.map(({ change, cells }) => {
    const cellElements = [element('td', optionalLabel(change)), ...cellsOf('td', cells)];
    return element('tr', cellElements, { className: [`compare-${change}`] });
  });
  const table = element('table', [element('thead', [headRow]), element('tbody', bodyRows)]);
  return element('div', [table], { className: ['compare-table'], ...scrollArea('Table, scrolls sideways') });
}

/** Wraps neighboring list items in a list. */
function wrapItems(nodes: readonly Element[]): Element[] {
  const listTag = ({ tagName, properties }: Element) =>
    tagName === 'li' ? (properties.value === undefined ? 'ul' : 'ol') : undefined;
  const isSameList = (last: Element, next: Element) => listTag(last) === listTag(next) && listTag(next) !== undefined;
  return groupNeighbors(nodes, isSameList).map((group) => {
    const tag = listTag(group[0]);
    return tag ? element(tag, group) : group[0];
  });
}

function passageElement(passage: Passage): Element {
  switch (passage.kind) {
    case 'paragraph':
      return element('p', runElements(passage.runs));
    case 'item': {
      const number = Number.parseInt(passage.mark, 10);
      return element('li', runElements(passage.runs), Number.isNaN(number) ? {} : { value: String(number) });
    }
    case 'table':
      return tableElement(passage.head, passage.rows);
    case 'code':
      return codeElement(passage.lines, passage.title);
  }
}

/** Renders at least one passage; all have the same change. */
function groupElement(group: [Passage, ...Passage[]]): Element {
  const { change } = group[0];
  const className = ['compare-passage', `compare-${change}`];
  const box = element('div', [...optionalLabel(change), ...wrapItems(group.map(passageElement))], { className });
  if (change !== 'same') return box;
  const summary = element('summary', [text(unchangedLabel(group.length))], {
    className: ['muted', 'padding-vert--xs'],
  });
  return element('details', [summary, box], { className: ['compare-same'] });
}

/** Renders the passages of a section. Neighbors with the same change share a label, except changed ones, and unchanged passages are folded. */
export function passageElements(passages: readonly Passage[]): Element[] {
  const isSame = (last: Passage, next: Passage) => last.change === next.change && next.change !== 'changed';
  return groupNeighbors(passages, isSame).map(groupElement);
}
