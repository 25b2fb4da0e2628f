import type { Successors } from '@api-docs/openapi-facts';
import { blockText, plainText } from '@api-docs/kit/node';

import type { Section } from '../read/readMdx';
import type { ComparedPage } from '../read/versionPages';
import { alignInOrder, MAX_PAIRS, type Pair } from './alignInOrder';
import type { PassageChange } from './changeElements';
import { comparedText, compareBlocks, type Passage } from './compareBlocks';
import { compareFields, type BodyChange } from './compareFields';
import { textSimilarity, type TextSimilarity } from './textSimilarity';
import { wordDiff, type ChangedRun } from './wordDiff';

/** A section of one of the two pages, or two aligned sections. */
export interface ComparedSection {
  level: number;
  heading: ChangedRun[];
  /** Whether the section has another position among the sections than in the older version. */
  isMoved: boolean;
  passages: Passage[];
}

export interface Counts {
  /** Headings, the title among them, and blocks that were added, removed, changed or moved, and bodies that only one page shows. */
  passages: number;
  /** Fields of the API that were added, removed, renamed or changed; one for an object with its fields. */
  fields: number;
  /** Operations that are deprecated in the newer version only. */
  deprecated: number;
}

/** All content of two versions of a page, with the changes. */
export interface Comparison {
  sections: ComparedSection[];
  bodies: BodyChange[];
  counts: Counts;
}

/** Returns whether two pages have the same content. */
export function isUnchanged({ passages, fields, deprecated }: Counts): boolean {
  return passages === 0 && fields === 0 && deprecated === 0;
}

/** Returns numbers of changes as text, for example `3 text changes, 2 API fields`; empty if nothing changed. */
export function formatCounts({ passages = 0, fields = 0, deprecated = 0 }: Partial<Counts>): string {
  const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`]);
  const operations = count(deprecated, 'operation').map((text) => `${text} deprecated`);
  return [...count(passages, 'text change'), ...count(fields, 'API field'), ...operations].join(', ');
}

/** Similarity from which sections with different headings are the same section. */
const MIN_SIMILARITY = 0.5;

/** Sections with the same level and heading, and those below the titles, are always similar; others only by their text. */
function sectionSimilarity(older: Section, newer: Section, similarityOf: TextSimilarity<Section>): number {
  const similarity = similarityOf(older, newer);
  const hasSameHeading = older.level === 1 || plainText(older.heading) === plainText(newer.heading);
  if (older.level === newer.level && hasSameHeading) return 0.8 + 0.2 * similarity;
  return similarity >= MIN_SIMILARITY ? 0.7 * similarity : 0;
}

/** Pairs the sections that have no partner in order, the most similar first; returns older sections by newer ones. */
function movedSections(pairs: readonly Pair<Section>[], similarityOf: TextSimilarity<Section>): Map<Section, Section> {
  const removed = pairs.flatMap(({ older, newer }) => (older && !newer ? [older] : []));
  const added = pairs.flatMap(({ older, newer }) => (newer && !older ? [newer] : []));
  if (removed.length * added.length > MAX_PAIRS) return new Map();
  const candidates = removed
    .flatMap((older) =>
      added.map((newer) => ({ older, newer, similarity: sectionSimilarity(older, newer, similarityOf) })),
    )
    .filter(({ similarity }) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity);
  const moved = new Map<Section, Section>();
  const taken = new Set<Section>();
  for (const { older, newer } of candidates) {
    if (moved.has(newer) || taken.has(older)) continue;
    moved.set(newer, older);
    taken.add(older);
  }
  return moved;
}

function compareSections(older: readonly Section[], newer: readonly Section[]): ComparedSection[] {
  const similarityOf = textSimilarity(({ blocks }: Section) => blocks.map(blockText).join('\n'));
  const pairs = alignInOrder(older, newer, comparedText, (...sections) => sectionSimilarity(...sections, similarityOf));
  const moved = movedSections(pairs, similarityOf);
  const movedAway = new Set(moved.values());
  return pairs.flatMap((pair): ComparedSection[] => {
    if (pair.older && !pair.newer && movedAway.has(pair.older)) return [];
    const origin = pair.newer && moved.get(pair.newer);
    const partner = pair.older ?? origin;
    const heading = wordDiff(partner?.heading ?? [], pair.newer?.heading ?? []);
    const passages = compareBlocks(partner?.blocks ?? [], pair.newer?.blocks ?? []);
    return [{ level: (pair.newer ?? pair.older).level, heading, isMoved: origin !== undefined, passages }];
  });
}

/** Returns what happened to a heading: `changed` if its words have different changes. */
export function headingChange([first, ...others]: readonly ChangedRun[]): PassageChange {
  if (!first) return 'same';
  return others.every(({ change }) => change === first.change) ? first.change : 'changed';
}

/** Compares a page of one docs version with a page of another; returns all content of both in reading order, with the changes. */
export function comparePageContent(older: ComparedPage, newer: ComparedPage, successors: Successors): Comparison {
  const sections = compareSections(older.sections, newer.sections);
  const bodies = compareFields(older, newer, successors);
  const passages = sections.flatMap((section) => section.passages).filter(({ change }) => change !== 'same');
  const headings = sections.filter(({ heading, isMoved }) => isMoved || headingChange(heading) !== 'same');
  const counts = {
    passages: headings.length + passages.length + bodies.filter(({ shownOnlyIn }) => shownOnlyIn).length,
    fields: bodies.flatMap(({ rows }) => rows).length,
    deprecated: new Set(bodies.filter(({ isDeprecatedNow }) => isDeprecatedNow).map(({ to }) => to)).size,
  };
  return { sections, bodies, counts };
}
