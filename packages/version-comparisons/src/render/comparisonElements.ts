import type { Element, ElementContent } from 'hast';

import { element, text } from '@api-docs/kit';

import { changeLabel, codeRuns, runElements } from '../compare/changeElements';
import type { Passage } from '../compare/compareBlocks';
import type { BodyChange, ChangedField } from '../compare/compareFields';
import { formatCounts, headingChange, type ComparedSection, type Comparison } from '../compare/comparePageContent';
import { groupNeighbors } from '../runs';
import type { VersionPage } from '../read/versionPages';
import { comparisonPath, type PagePair, type SiteComparisons } from '../siteComparisons';

export interface ComparisonView extends PagePair {
  comparison: Comparison;
  /** For example `PII: v3.3.0 to v3.4.0`. */
  title: string;
  /** Title of the newer page. */
  pageTitle: string;
  /** Below the base path. */
  path: string;
  /** Sentence about an operation that the newer version deprecates. */
  deprecation: string;
}

/** Compares a pair; throws if a page is malformed. */
export function comparisonView(
  { compare, titleOf }: Pick<SiteComparisons, 'compare' | 'titleOf'>,
  pair: PagePair,
  deprecation = 'This operation is now deprecated.',
): ComparisonView {
  const pageTitle = titleOf(pair.newer);
  const title = `${pageTitle}: ${pair.older.label} to ${pair.newer.label}`;
  return { ...pair, comparison: compare(pair), title, pageTitle, path: comparisonPath(pair), deprecation };
}

/** Label of each change to a field, and the element around its name. */
const FIELD_CHANGES: Record<ChangedField['change'], { label: string; tag?: 'ins' | 'del' }> = {
  new: { label: 'Added', tag: 'ins' },
  dropped: { label: 'Removed', tag: 'del' },
  renamed: { label: 'Renamed' },
  changed: { label: 'Changed' },
  // Same name and type, but another requirement or limit.
  same: { label: 'Changed' },
};

const API_ID = 'api-fields';

/** Returns the anchor of a section. It has a number, because headings change and are not unique. */
const sectionId = (index: number) => `section-${index + 1}`;

function withClass(tagName: string, className: string, children: ElementContent[]): Element {
  return element(tagName, children, { className: className.split(' ') });
}

function link(label: string, href: string): Element {
  return element('a', [text(label)], { href });
}

/** Renders the names of a field or a body, the older first, each once. */
function nameElements({ from, to }: Pick<BodyChange, 'from' | 'to'>): ElementContent[] {
  const names = [...new Set([from, to])].filter((name) => name !== undefined);
  return names.flatMap((name, index) => [...(index > 0 ? [text(' → ')] : []), element('code', [text(name)])]);
}

function codeElements(note: string): ElementContent[] {
  return runElements(codeRuns(note).map((run) => ({ ...run, change: 'same' })));
}

function fieldElement(row: ChangedField, { wasUnpublished }: BodyChange): Element {
  const { tag, label } = FIELD_CHANGES[row.change];
  const names = nameElements(row);
  return withClass('li', `compare-${tag === 'ins' ? 'added' : tag === 'del' ? 'removed' : 'changed'}`, [
    withClass('span', 'compare-sign', [text(row.change === 'new' && wasUnpublished ? 'Published' : label)]),
    text(' '),
    ...(tag ? [element(tag, names)] : names),
    ...row.notes.map((note) => withClass('span', 'muted', [text(' · '), ...codeElements(note)])),
    ...(row.description ? [withClass('p', 'muted margin-bottom--none', runElements(row.description))] : []),
  ]);
}

function bodyNotes({ isDeprecatedNow, wasUnpublished, shownOnlyIn }: BodyChange, deprecation: string): string[] {
  return [
    ...(shownOnlyIn === 'newer' ? ['The page shows these fields now; the API had them before.'] : []),
    ...(shownOnlyIn === 'older' ? ['The page does not show these fields any more; the API still has them.'] : []),
    ...(isDeprecatedNow ? [deprecation] : []),
    ...(wasUnpublished ? ['These fields are new in the docs.'] : []),
  ];
}

/** Renders the changes to a body below a heading such as `Request of /safety/v3/pii → /metrics/v4alpha/pii`. */
function bodyElements(body: BodyChange, deprecation: string): Element[] {
  const { part, label = part === 'request' ? 'Request' : 'Reply', from, to } = body;
  const state = from === undefined ? ' (new)' : to === undefined ? ' (removed)' : '';
  const fields = body.rows.map((row) => fieldElement(row, body));
  return [
    element('h3', [text(`${label} of `), ...nameElements(body), text(state)]),
    ...bodyNotes(body, deprecation).map((note) => element('p', [text(note)])),
    ...(fields.length > 0 ? [withClass('ul', 'clean-list compare-fields', fields)] : []),
  ];
}

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
  const summary = withClass('summary', 'muted padding-vert--xs', [
    text(group.length === 1 ? '1 unchanged block' : `${group.length} unchanged blocks`),
  ]);
  return withClass('details', 'compare-same', [summary, box]);
}

function isChangedSection({ heading, isMoved, passages }: ComparedSection): boolean {
  return isMoved || headingChange(heading) !== 'same' || passages.some(({ change }) => change !== 'same');
}

function headingLabels({ heading, isMoved }: ComparedSection): ElementContent[] {
  const moved = isMoved ? [withClass('span', 'compare-sign', [text('Moved')])] : [];
  return [...changeLabel(headingChange(heading)), ...moved].flatMap((label) => [text(' '), label]);
}

/** Renders a section. Neighbors with the same change share a label, except changed ones, and unchanged passages are folded. */
function sectionElements(section: ComparedSection, index: number): Element[] {
  const { level, heading, passages } = section;
  const title = [...runElements(heading), ...headingLabels(section)];
  const tag = `h${Math.min(Math.max(level, 2), 4)}`;
  const isSame = (last: Passage, next: Passage) => last.change === next.change && next.change !== 'changed';
  return [element(tag, title, { id: sectionId(index) }), ...groupNeighbors(passages, isSame).map(groupElement)];
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
  const pageLink = ({ label, path }: VersionPage) => link(label, basePath + path);
  return [
    withClass('p', 'margin-bottom--sm', [text('Read the page in '), pageLink(older), text(' or in '), pageLink(newer)]),
    withClass('p', 'compare-legend muted margin-bottom--sm', [
      text(`Changed: ${formatCounts(comparison.counts)}. How to read this: `),
      element('del', [text('removed words')]),
      text(', '),
      element('ins', [text('added words')]),
      text('; unchanged blocks are folded.'),
    ]),
  ];
}

/** Renders the content of a comparison page. */
export function comparisonElements(view: ComparisonView, basePath: string): Element[] {
  const { bodies, sections } = view.comparison;
  const apiHeading = element('h2', [text('API fields')], { id: API_ID });
  return [
    element('h1', [text(view.title)]),
    ...introElements(view, basePath),
    ...jumpElements(view),
    ...(bodies.length > 0 ? [apiHeading, ...bodies.flatMap((body) => bodyElements(body, view.deprecation))] : []),
    ...sections.flatMap(sectionElements),
  ];
}
