import { diffArrays } from 'diff';

import { UNSPACED } from '@api-docs/kit';
import type { Run } from '@api-docs/kit/node';

import { groupNeighbors, hasSameFormatting, joinRuns } from '../runs';

/** Change of a word between two versions. */
export type ChangeStatus = 'same' | 'added' | 'removed';

/** Text with one formatting and one change. */
export interface ChangedRun extends Run {
  change: ChangeStatus;
}

const IN_WORD = String.raw`(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}_'’-])+`;

/** A word, other punctuation, or a space. Inner punctuation joins a word: `v3.3.0`, `0.50`, `metrics/v4alpha`. */
const TOKEN = new RegExp(
  String.raw`${UNSPACED}\p{M}*|${IN_WORD}(?:[.,:/]${IN_WORD})*|[^\p{L}\p{M}\p{N}_\s'’-][^\p{L}\p{N}_\s'’-]*|\s+`,
  'gu',
);

function tokensOf(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) => (run.text.match(TOKEN) ?? []).map((token) => ({ ...run, text: token })));
}

/** Consecutive tokens that are the same in both texts, or the removed and added tokens between two such stretches. */
interface Stretch {
  isSame: boolean;
  older: Run[];
  newer: Run[];
}

const lengthOf = (tokens: readonly Run[]) => tokens.reduce((sum, { text }) => sum + text.length, 0);

const longerSide = ({ older, newer }: Stretch) => Math.max(lengthOf(older), lengthOf(newer));

const isSameRun = (one: Run, other: Run | undefined) =>
  other !== undefined && one.text === other.text && hasSameFormatting(one, other);

function stretchesOf(older: readonly Run[], newer: readonly Run[]): Stretch[] {
  const parts = diffArrays([...older], [...newer], { comparator: isSameRun }).map((part) => {
    return { ...part, isSame: !part.added && !part.removed };
  });
  return groupNeighbors(parts, (last, next) => last.isSame === next.isSame).map((group) => ({
    isSame: group[0].isSame,
    older: group.flatMap(({ added, value }) => (added ? [] : value)),
    newer: group.flatMap(({ removed, value }) => (removed ? [] : value)),
  }));
}

/**
 * Treats an unchanged stretch as changed if it is at most as long as the shorter of the two changes around it. In a
 * rewritten sentence, one surviving `and` is noise. After Neil Fraser's semantic cleanup:
 * https://neil.fraser.name/writing/diff/.
 */
function mergeShortStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const stretch of stretches) {
    merged.push(stretch);
    for (;;) {
      const [before, between, after] = merged.slice(-3);
      if (!before || !between?.isSame || !after || before.isSame || after.isSame) break;
      if (longerSide(between) > Math.min(longerSide(before), longerSide(after))) break;
      const sideOf = (side: 'older' | 'newer') => [before, between, after].flatMap((part) => part[side]);
      merged.splice(-3, 3, { isSame: false, older: sideOf('older'), newer: sideOf('newer') });
    }
  }
  return merged;
}

const mark = (runs: readonly Run[], change: ChangeStatus) => runs.map((run): ChangedRun => ({ ...run, change }));

/** A space beside a change is not bold: Markdown cannot have a space after the marks of bold text. */
const plainSpace = (run: Run): Run => (run.text.trim() === '' ? { text: run.text } : run);

/** Returns the removed tokens before the added ones. If both end with the same token, mostly a space, it is unchanged. */
function markStretch({ isSame, older, newer }: Stretch): ChangedRun[] {
  const [last, newLast] = [older.at(-1), newer.at(-1)];
  if (!last || !newLast || (!isSame && !isSameRun(last, newLast)))
    return [...mark(older, 'removed'), ...mark(newer, 'added')];
  if (isSame) return mark([...newer.slice(0, 1).map(plainSpace), ...newer.slice(1)], 'same');
  const rest = markStretch({ isSame, older: older.slice(0, -1), newer: newer.slice(0, -1) });
  return [...rest, ...mark([plainSpace(newLast)], 'same')];
}

/**
 * Compares two texts word by word; returns all words of both in reading order, removed ones before added ones. A word with
 * another formatting is another word.
 */
export function wordDiff(older: readonly Run[], newer: readonly Run[]): ChangedRun[] {
  // Most texts have no change, and their words take long to align.
  const isUnchanged = older.length === newer.length && older.every((run, index) => isSameRun(run, newer[index]));
  if (isUnchanged) return joinRuns(mark(newer, 'same'));
  return joinRuns(mergeShortStretches(stretchesOf(tokensOf(older), tokensOf(newer))).flatMap(markStretch));
}
