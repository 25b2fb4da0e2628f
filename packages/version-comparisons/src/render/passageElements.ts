import type { Element } from 'hast';

import { element, text } from '@api-docs/kit/html';

import { changeLabel } from '../compare/changeElements';
import type { Passage } from '../compare/comparison';
import { groupNeighbors } from '../neighbors';
import { unchangedLabel } from './labels';

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

/** Renders at least one passage; all have the same change. */
function groupElement(group: [Passage, ...Passage[]]): Element {
  const { change } = group[0];
  const content = [...changeLabel(change), ...wrapItems(group.map((passage) => passage.element))];
  const box = element('div', content, { className: ['compare-passage', `compare-${change}`] });
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
