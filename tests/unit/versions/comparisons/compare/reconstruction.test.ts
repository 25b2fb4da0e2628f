import { describe, expect, it } from 'vitest';

import type {
  Change,
  ChangedRun,
  Comparison,
  Passage,
} from '../../../../../plugins/versions/comparisons/compare/comparison';
import type { Block, PageContent, Run } from '../../../../../plugins/versions/comparisons/read/pageContent';
import { seededRandom } from '../../../../support/seededRandom';
import { compare, pageOf } from '../fixtures';
import { createPageGenerator, markdownOf } from './randomPages';

const PAIRS = 400;

const formattingOf = ({ code, strong, emphasis }: Run) =>
  [code && 'c', strong && 's', emphasis && 'e'].filter(Boolean).join('');

/** Returns text with the formatting after each letter, so that lost formatting and lost spaces are differences. */
function formattedText(runs: readonly Run[]): string {
  const letters = runs.flatMap((run) =>
    [...run.text].map((letter) => (/\s/.test(letter) ? ' ' : letter + formattingOf(run))),
  );
  return letters.join('').replace(/ +/g, ' ').trim();
}

const cellsText = (cells: readonly (readonly Run[])[]) => cells.map(formattedText).filter((cell) => cell !== '');

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'table':
      return ['table', ...[block.head, ...block.rows].flatMap(cellsText)];
    case 'code':
      return ['code', ...block.text.split('\n')];
    default:
      return [`${block.kind} ${formattedText(block.runs)}`];
  }
}

function passageTexts(passage: Passage, dropped: Change): string[] {
  if (passage.change === dropped) return [];
  const isKept = ({ change }: { change: string }) => change !== dropped;
  const kept = (runs: readonly ChangedRun[]) => runs.filter(isKept);
  switch (passage.kind) {
    case 'table': {
      const rows = passage.rows.filter(isKept).map(({ cells }) => cells);
      return ['table', ...[passage.head, ...rows].flatMap((cells) => cellsText(cells.map(kept)))];
    }
    case 'code':
      return ['code', ...passage.lines.filter(isKept).map(({ text }) => text)];
    default:
      return [`${passage.kind} ${formattedText(kept(passage.runs))}`];
  }
}

/** Returns the texts of one side of a comparison. */
function side({ sections }: Comparison, dropped: 'added' | 'removed'): string[][] {
  return sections
    .filter(({ change }) => change !== dropped)
    .map(({ heading, passages }) => [
      `# ${formattedText(heading.filter(({ change }) => change !== dropped))}`,
      ...passages.flatMap((passage) => passageTexts(passage, dropped)),
    ]);
}

function pageTexts({ sections }: PageContent): string[][] {
  return sections.map(({ heading, blocks }) => [`# ${formattedText(heading)}`, ...blocks.flatMap(blockTexts)]);
}

const sorted = (sections: readonly string[][]) => sections.map((lines) => lines.join('\n')).sort();

/** Half of the pairs are a page and an edit of it, the others are two independent pages. */
const pairs = Array.from({ length: PAIRS }, (_, seed) => {
  const generator = createPageGenerator(seededRandom(seed));
  const older = generator.page();
  const newer = seed % 2 === 0 ? generator.edit(older) : generator.page();
  return { older: pageOf(markdownOf(older)), newer: pageOf(markdownOf(newer)), seed };
}).map((pair) => ({ ...pair, comparison: compare(pair.older, pair.newer) }));

describe(`the comparison of ${PAIRS} random pairs of pages`, () => {
  it('contains the newer page, in its order', () => {
    for (const { newer, comparison, seed } of pairs)
      expect(side(comparison, 'removed'), `pair ${seed}`).toEqual(pageTexts(newer));
  });

  it('contains the older page, in its order except for moved sections', () => {
    for (const { older, comparison, seed } of pairs) {
      const found = side(comparison, 'added');
      const hasMoved = comparison.sections.some(({ isMoved }) => isMoved);
      if (hasMoved) expect(sorted(found), `pair ${seed}`).toEqual(sorted(pageTexts(older)));
      else expect(found, `pair ${seed}`).toEqual(pageTexts(older));
    }
  });

  it('is unchanged in both directions or in neither', () => {
    const others = pairs.filter(({ older, newer, comparison }) => {
      const back = compare(newer, older);
      return (back.counts.passages === 0) !== (comparison.counts.passages === 0);
    });
    expect(others.map(({ seed }) => seed)).toEqual([]);
  });

  it('counts no change exactly if the pages have the same text', () => {
    const different = pairs.filter(
      ({ older, newer, comparison }) =>
        (comparison.counts.passages === 0) !== (JSON.stringify(pageTexts(older)) === JSON.stringify(pageTexts(newer))),
    );
    expect(different.map(({ seed }) => seed)).toEqual([]);
  });

  it('marks a difference in each changed passage', () => {
    const empty = pairs.filter(({ comparison }) =>
      comparison.sections
        .flatMap(({ passages }) => passages)
        .some((passage) => {
          const texts = [passageTexts(passage, 'added'), passageTexts(passage, 'removed')];
          return passage.change === 'changed' && JSON.stringify(texts[0]) === JSON.stringify(texts[1]);
        }),
    );
    expect(empty.map(({ seed }) => seed)).toEqual([]);
  });

  it('covers every kind of passage', () => {
    const passages = pairs.flatMap(({ comparison }) => comparison.sections.flatMap((section) => section.passages));
    const kinds = passages.map((passage) => (passage.change === 'changed' ? passage.kind : passage.change));
    expect([...new Set(kinds)].sort()).toEqual(['added', 'code', 'item', 'paragraph', 'removed', 'same', 'table']);
    expect(pairs.filter(({ comparison }) => comparison.sections.some(({ isMoved }) => isMoved)).length).toBeGreaterThan(
      20,
    );
  });
});
