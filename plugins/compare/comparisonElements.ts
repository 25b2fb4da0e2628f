import type { Element, ElementContent } from 'hast';

import { element, text } from '../elements';
import { bodyElements } from './bodyElements';
import type { ComparedSection, Passage } from './comparison';
import type { ComparisonView, ViewedPage } from './comparisonView';
import { comparisonTitle } from './comparisonTitle';
import { countWords } from './countWords';
import { passageElement, runElements, signElement } from './passageElements';

const API_ID = 'api-fields';

/** Anchor of a section, by its place: headings change, and two may be the same. */
const sectionId = (index: number) => `section-${index + 1}`;

function link(words: string, address: string): Element {
  return element('a', [text(words)], { href: address });
}

type Neighbors = [Passage, ...Passage[]];

function folded(passages: Neighbors): Element {
  const count = `${passages.length} passage${passages.length === 1 ? '' : 's'} unchanged`;
  return element('details', [element('summary', [text(count)]), passageElement(passages)], {
    className: ['compare-same'],
  });
}

/** A changed passage stands alone: its sign speaks of it only. */
function neighbors(passages: readonly Passage[]): Neighbors[] {
  const groups: Neighbors[] = [];
  for (const passage of passages) {
    const last = groups.at(-1);
    if (last && last[0].change === passage.change && passage.change !== 'changed') last.push(passage);
    else groups.push([passage]);
  }
  return groups;
}

/** What did not change is folded away, in place. */
function passageElements(passages: readonly Passage[]): Element[] {
  return neighbors(passages).map((group) => (group[0].change === 'same' ? folded(group) : passageElement(group)));
}

const isChangedHeading = ({ heading }: ComparedSection) => heading.some(({ change }) => change !== 'same');

/** @returns whether a reader finds anything new in a section */
function isChangedSection(section: ComparedSection): boolean {
  return section.isMoved || isChangedHeading(section) || section.passages.some(({ change }) => change !== 'same');
}

function headingSigns(section: ComparedSection): ElementContent[] {
  if (section.change !== 'same') return [signElement(section.change), text(' ')];
  const moved = section.isMoved ? [element('span', [text('Moved')], { className: ['compare-sign'] }), text(' ')] : [];
  return isChangedHeading(section) ? [signElement('changed'), text(' '), ...moved] : moved;
}

function sectionElements(section: ComparedSection, index: number): Element[] {
  const { level, heading, passages } = section;
  const title =
    heading.length === 0
      ? [element('h2', [text('Opening')], { id: sectionId(index) })]
      : [
          element(`h${Math.min(level, 4)}`, [...headingSigns(section), ...runElements(heading)], {
            id: sectionId(index),
          }),
        ];
  return [...title, ...passageElements(passages)];
}

function summaryElement({ comparison }: ComparisonView): Element {
  return element('p', [text(`Changed: ${countWords(comparison.counts)}. Passages that did not change are folded.`)], {
    className: ['compare-summary'],
  });
}

function legend(): Element {
  return element(
    'p',
    [
      text('How to read this: '),
      element('del', [text('removed words')]),
      text(' are struck through, '),
      element('ins', [text('added words')]),
      text(' are underlined, and each changed passage says so.'),
    ],
    { className: ['compare-legend'] },
  );
}

function versionsElement({ older, newer }: ComparisonView, basePath: string): Element {
  const page = ({ version, path }: ViewedPage) => link(version, basePath + path);
  return element('p', [text('Read the page in '), page(older), text(' or in '), page(newer)], {
    className: ['compare-versions'],
  });
}

function jumpElement({ comparison }: ComparisonView): Element[] {
  const words = ({ heading }: ComparedSection) =>
    heading.length === 0
      ? 'Opening'
      : heading
          .filter(({ change }) => change !== 'removed' || heading.every((run) => run.change === 'removed'))
          .map((run) => run.text)
          .join('');
  const jumps = [
    ...(comparison.bodies.length > 0 ? [link('API fields', `#${API_ID}`)] : []),
    ...comparison.sections.flatMap((section, index) =>
      isChangedSection(section) ? [link(words(section), `#${sectionId(index)}`)] : [],
    ),
  ];
  if (jumps.length < 2) return [];
  return [
    element(
      'nav',
      [
        element(
          'ul',
          jumps.map((jump) => element('li', [jump])),
        ),
      ],
      { ariaLabel: 'Changed sections', className: ['compare-jumps'] },
    ),
  ];
}

function headElements({ comparison }: ComparisonView): Element[] {
  return comparison.head.map(({ name, runs }) =>
    element('div', [signElement('changed'), element('p', [element('b', [text(`${name}: `)]), ...runElements(runs)])], {
      className: ['compare-passage', 'compare-changed'],
    }),
  );
}

function othersElement({ others }: ComparisonView, basePath: string): Element[] {
  if (others.length === 0) return [];
  const links = others.flatMap(({ words, path }, index) => [
    ...(index > 0 ? [text(' · ')] : []),
    link(words, basePath + path),
  ]);
  return [element('p', [text('Other comparisons of this page: '), ...links], { className: ['compare-others'] })];
}

/**
 * Writes the content of a comparison page.
 *
 * @param view what it shows
 * @param basePath of the site
 */
export function comparisonElements(view: ComparisonView, basePath: string): Element[] {
  const { comparison } = view;
  const api =
    comparison.bodies.length > 0
      ? [element('h2', [text('API fields')], { id: API_ID }), ...bodyElements(comparison.bodies)]
      : [];
  return [
    element('h1', [text(comparisonTitle(view))]),
    versionsElement(view, basePath),
    summaryElement(view),
    legend(),
    ...jumpElement(view),
    ...headElements(view),
    ...api,
    ...comparison.sections.flatMap(sectionElements),
    ...othersElement(view, basePath),
  ];
}
