import type { Element, ElementContent } from 'hast';

import { element, text } from '@api-docs/kit/html';

import { changeLabel, runElements } from '../compare/changeElements';
import {
  headingChange,
  type BodyChange,
  type ChangedField,
  type ComparedSection,
  type Passage,
} from '../compare/comparison';
import { groupNeighbors } from '../neighbors';
import { comparisonTitle, type ComparisonView } from './comparisonView';
import { bodyNotes, bodyTitle, FIELD_CHANGES, fieldLabel, namesOf, formatCounts, unchangedLabel } from './labels';

const API_ID = 'api-fields';

/** Returns the anchor of a section. It has a number, because headings change and are not unique. */
const sectionId = (index: number) => `section-${index + 1}`;

function withClass(tagName: string, className: string, children: ElementContent[]): Element {
  return element(tagName, children, { className: className.split(' ') });
}

function link(label: string, href: string): Element {
  return element('a', [text(label)], { href });
}

function fieldElement(row: ChangedField, body: BodyChange): Element {
  const { tag } = FIELD_CHANGES[row.change];
  const names = namesOf(row).flatMap((name, index) => [
    ...(index > 0 ? [text(' → ')] : []),
    element(tag ?? 'span', [element('code', [text(name)])]),
  ]);
  return withClass('li', `compare-${tag === 'ins' ? 'added' : tag === 'del' ? 'removed' : 'changed'}`, [
    withClass('span', 'compare-sign', [text(fieldLabel(row, body))]),
    text(' '),
    ...names,
    ...row.notes.map((note) => withClass('span', 'muted', [text(` · ${note}`)])),
    ...(row.description ? [withClass('p', 'muted margin-bottom--none', runElements(row.description))] : []),
  ]);
}

function bodyElements(body: BodyChange): Element[] {
  const title = bodyTitle(body).map((run) => (run.code ? element('code', [text(run.text)]) : text(run.text)));
  const fields = body.rows.map((row) => fieldElement(row, body));
  return [
    element('h3', title),
    ...bodyNotes(body).map((note) => element('p', [text(note)])),
    ...(fields.length > 0 ? [withClass('ul', 'clean-list compare-fields', fields)] : []),
  ];
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

/** Renders at least one passage; all have the same change. */
function groupElement(group: [Passage, ...Passage[]]): Element {
  const { change } = group[0];
  const content = [...changeLabel(change), ...wrapItems(group.map((passage) => passage.element))];
  const box = withClass('div', `compare-passage compare-${change}`, content);
  if (change !== 'same') return box;
  const summary = withClass('summary', 'muted padding-vert--xs', [text(unchangedLabel(group.length))]);
  return withClass('details', 'compare-same', [summary, box]);
}

/** Renders the passages of a section. Neighbors with the same change share a label, except changed ones, and unchanged passages are folded. */
function passageElements(passages: readonly Passage[]): Element[] {
  const isSame = (last: Passage, next: Passage) => last.change === next.change && next.change !== 'changed';
  return groupNeighbors(passages, isSame).map(groupElement);
}

function isChangedSection({ heading, isMoved, passages }: ComparedSection): boolean {
  return isMoved || headingChange(heading) !== 'same' || passages.some(({ change }) => change !== 'same');
}

function headingLabels({ heading, isMoved }: ComparedSection): ElementContent[] {
  const moved = isMoved ? [withClass('span', 'compare-sign', [text('Moved')])] : [];
  return [...changeLabel(headingChange(heading)), ...moved].flatMap((label) => [label, text(' ')]);
}

function sectionElements(section: ComparedSection, index: number): Element[] {
  const { level, heading, passages } = section;
  const title = [...headingLabels(section), ...runElements(heading)];
  const tag = `h${Math.min(Math.max(level, 2), 4)}`;
  return [element(tag, title, { id: sectionId(index) }), ...passageElements(passages)];
}

/** Returns the newer heading, or the older one if the section was removed. */
function plainHeading({ heading }: ComparedSection): string {
  const isRemoved = headingChange(heading) === 'removed';
  return heading
    .filter(({ change }) => isRemoved || change !== 'removed')
    .map((run) => run.text)
    .join('');
}

function jumpElements({ comparison }: ComparisonView): Element[] {
  const jumps = [
    ...(comparison.bodies.length > 0 ? [link('API fields', `#${API_ID}`)] : []),
    ...comparison.sections.flatMap((section, index) =>
      isChangedSection(section) ? [link(plainHeading(section), `#${sectionId(index)}`)] : [],
    ),
  ];
  if (jumps.length < 2) return [];
  const items = jumps.map((jump) => element('li', [jump]));
  return [
    element('nav', [withClass('ul', 'cluster clean-list margin-vert--sm', items)], {
      ariaLabel: 'Changed sections',
      className: ['compare-jumps'],
    }),
  ];
}

function introElements({ comparison, older, newer }: ComparisonView, basePath: string): Element[] {
  const pageLink = ({ version, path }: ComparisonView['older']) => link(version, basePath + path);
  return [
    withClass('p', 'margin-bottom--sm', [text('Read the page in '), pageLink(older), text(' or in '), pageLink(newer)]),
    withClass('p', 'compare-summary muted margin-bottom--sm', [
      text(`Changed: ${formatCounts(comparison.counts)}. Passages that did not change are folded.`),
    ]),
    withClass('p', 'compare-legend muted margin-bottom--sm', [
      text('How to read this: '),
      element('del', [text('removed words')]),
      text(' are struck through, '),
      element('ins', [text('added words')]),
      text(' are underlined, and each changed passage says so.'),
    ]),
  ];
}

/** Renders the content of a comparison page. */
export function comparisonElements(view: ComparisonView, basePath: string): Element[] {
  const { bodies, sections } = view.comparison;
  const apiHeading = element('h2', [text('API fields')], { id: API_ID });
  return [
    element('h1', [text(comparisonTitle(view))]),
    ...introElements(view, basePath),
    ...jumpElements(view),
    ...(bodies.length > 0 ? [apiHeading, ...bodies.flatMap(bodyElements)] : []),
    ...sections.flatMap(sectionElements),
  ];
}
