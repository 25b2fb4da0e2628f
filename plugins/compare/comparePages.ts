import type { Successors } from '../api-facts/successors';
import type { ApiFacts } from '../api-facts/types';
import { alignInOrder, type Pair } from './alignInOrder';
import { compareBlocks } from './compareBlocks';
import { compareFields, countDeprecated, countFields } from './compareFields';
import type { ComparedSection, Comparison, Passage } from './comparison';
import { blockText, plainText, type PageContent, type Section } from './content';
import { likeness } from './likeness';
import { marked, wordDiff } from './wordDiff';

/** Sections under other headings are the same one when they have so much in common. */
const LEAST_LIKE = 0.5;

const headingOf = ({ heading }: Section) => plainText(heading);

function textOf(section: Section): string {
  return section.blocks.map(blockText).join('\n');
}

/** The same heading makes a section the same, whatever stands below it; without that, what stands below it must be. */
function sectionLikeness(older: Section, newer: Section): number {
  const like = likeness(textOf(older), textOf(newer));
  if (older.level === newer.level && headingOf(older) === headingOf(newer)) return 0.8 + 0.2 * like;
  const isLead = older.heading.length === 0 || newer.heading.length === 0;
  return !isLead && like >= LEAST_LIKE ? 0.7 * like : 0;
}

/** Finds the sections that stand elsewhere now: among those without partner, the ones most like each other. */
function movedPairs(pairs: readonly Pair<Section>[]): Map<Section, Section> {
  const gone = pairs.flatMap(({ older, newer }) => (older && !newer ? [older] : []));
  const come = pairs.flatMap(({ older, newer }) => (newer && !older ? [newer] : []));
  const candidates = gone
    .flatMap((older) => come.map((newer) => ({ older, newer, like: sectionLikeness(older, newer) })))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like);
  const moved = new Map<Section, Section>();
  const taken = new Set<Section>();
  for (const { older, newer } of candidates) {
    if (moved.has(newer) || taken.has(older)) continue;
    moved.set(newer, older);
    taken.add(older);
  }
  return moved;
}

function comparedSection(older: Section, newer: Section, isMoved: boolean): ComparedSection {
  const passages = compareBlocks(older.blocks, newer.blocks);
  return { level: newer.level, heading: wordDiff(older.heading, newer.heading), change: 'same', isMoved, passages };
}

function lone({ level, heading, blocks }: Section, change: 'added' | 'removed'): ComparedSection {
  const passages = blocks.map((block): Passage => ({ change, block }));
  return { level, heading: marked(heading, change), change, isMoved: false, passages };
}

function compareSections(older: readonly Section[], newer: readonly Section[]): ComparedSection[] {
  const pairs = alignInOrder(older, newer, sectionLikeness);
  const moved = movedPairs(pairs);
  const left = new Set(moved.values());
  return pairs.flatMap((pair): ComparedSection[] => {
    if (pair.newer === undefined) return left.has(pair.older) ? [] : [lone(pair.older, 'removed')];
    const partner = pair.older ?? moved.get(pair.newer);
    if (partner === undefined) return [lone(pair.newer, 'added')];
    return [comparedSection(partner, pair.newer, pair.older === undefined)];
  });
}

function countPassages({ head, sections, bodies }: Omit<Comparison, 'counts'>): number {
  const passages = sections.flatMap((section) => section.passages).filter(({ change }) => change !== 'same');
  const headings = sections.filter(
    ({ heading, isMoved }) => isMoved || heading.some(({ change }) => change !== 'same'),
  );
  return head.length + headings.length + passages.length + bodies.filter(({ place }) => place).length;
}

/** A page of a docs version with the facts that it is made from. */
export interface ComparedPage {
  content: PageContent;
  /** Of the page's version. */
  facts: ApiFacts;
}

/**
 * Compares a page of one version with that of another.
 *
 * @param successors which operation takes over which, and how its fields are named there
 * @returns all of both pages in reading order, with what became of it
 */
export function comparePages(older: ComparedPage, newer: ComparedPage, successors: Successors): Comparison {
  const texts = [
    { name: 'Title' as const, before: older.content.title, after: newer.content.title },
    { name: 'Description' as const, before: older.content.description, after: newer.content.description },
  ];
  const head = texts
    .filter(({ before, after }) => before !== after)
    .map(({ name, before, after }) => ({ name, runs: wordDiff([{ text: before }], [{ text: after }]) }));
  const sections = compareSections(older.content.sections, newer.content.sections);
  const bodies = compareFields(
    { bodies: older.content.bodies, facts: older.facts },
    { bodies: newer.content.bodies, facts: newer.facts },
    successors,
  );
  const counts = {
    passages: countPassages({ head, sections, bodies }),
    fields: countFields(bodies),
    deprecated: countDeprecated(bodies),
  };
  return { head, sections, bodies, counts };
}

/** @returns whether a reader finds no difference */
export function isUnchanged({ counts }: Pick<Comparison, 'counts'>): boolean {
  return counts.passages === 0 && counts.fields === 0 && counts.deprecated === 0;
}
