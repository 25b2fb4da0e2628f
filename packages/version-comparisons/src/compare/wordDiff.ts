import { diffArrays } from 'diff';

import type { Run } from '@api-docs/kit/blocks';

import { groupNeighbors, hasSameFormatting, joinRuns } from '../neighbors';
import type { ChangeStatus, ChangedRun } from './comparison';

/** A word or punctuation, with the spaces after it. Inner punctuation joins: `v3.3.0`, `0.50`, `metrics/v4alpha`. */
const TOKEN = /[\p{L}\p{N}_'’-]+(?:[.,:/][\p{L}\p{N}_'’-]+)*\s*|[^\p{L}\p{N}_\s'’-]+\s*|\s+/gu;

function tokensOf(runs: readonly Run[]): Run[] {
  return runs.flatMap(({ text, ...formatting }) =>
    (text.match(TOKEN) ?? []).map((word) => ({ text: word, ...formatting })),
  );
}

function isSameToken(older: Run, newer: Run): boolean {
  return older.text.trim() === newer.text.trim() && hasSameFormatting(older, newer);
}

/** Consecutive tokens that are the same in both texts, or the removed and added tokens between two such stretches. */
interface Stretch {
  isSame: boolean;
  older: Run[];
  newer: Run[];
}

const lengthOf = (tokens: readonly Run[]) => tokens.reduce((sum, { text }) => sum + text.length, 0);

const longerSide = ({ older, newer }: Stretch) => Math.max(lengthOf(older), lengthOf(newer));

function stretchesOf(older: readonly Run[], newer: readonly Run[]): Stretch[] {
  const stretches: Stretch[] = [];
  let [olderStart, newerStart] = [0, 0];
  for (const { count, added, removed } of diffArrays([...older], [...newer], { comparator: isSameToken })) {
    const stretch = {
      isSame: !added && !removed,
      older: added ? [] : older.slice(olderStart, olderStart + count),
      newer: removed ? [] : newer.slice(newerStart, newerStart + count),
    };
    olderStart += stretch.older.length;
    newerStart += stretch.newer.length;
    const last = stretches.at(-1);
    if (last && !last.isSame && !stretch.isSame) {
      last.older.push(...stretch.older);
      last.newer.push(...stretch.newer);
    } else stretches.push(stretch);
  }
  return stretches;
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

const markRuns = (runs: readonly Run[], change: ChangeStatus) => runs.map((run): ChangedRun => ({ ...run, change }));

/** Returns an unchanged token. A space that follows it in one text only is a change of its own. */
function sameToken(older: Run, newer: Run): ChangedRun[] {
  const [hadSpace, hasSpace] = [older, newer].map(({ text }) => /\s$/.test(text));
  if (hadSpace === hasSpace) return [{ ...newer, change: 'same' }];
  return [
    { ...newer, text: newer.text.trimEnd(), change: 'same' },
    { text: ' ', change: hasSpace ? 'added' : 'removed' },
  ];
}

/** Moves added tokens behind removed ones, up to the next unchanged token, so that each change is one piece. */
function putRemovedFirst(tokens: readonly ChangedRun[]): ChangedRun[] {
  const isSame = (last: ChangedRun, next: ChangedRun) => (last.change === 'same') === (next.change === 'same');
  const isAdded = ({ change }: ChangedRun) => change === 'added';
  return groupNeighbors(tokens, isSame).flatMap((group) => [
    ...group.filter((token) => !isAdded(token)),
    ...group.filter(isAdded),
  ]);
}

/**
 * Compares two texts word by word; returns all words of both in reading order, removed ones before added ones. A word with
 * another formatting is another word.
 */
export function wordDiff(older: readonly Run[], newer: readonly Run[]): ChangedRun[] {
  const stretches = mergeShortStretches(stretchesOf(tokensOf(older), tokensOf(newer)));
  const tokens = stretches.flatMap((stretch) =>
    stretch.isSame
      ? stretch.newer.flatMap((token, index) => sameToken(stretch.older[index] ?? token, token))
      : [...markRuns(stretch.older, 'removed'), ...markRuns(stretch.newer, 'added')],
  );
  return joinRuns(putRemovedFirst(tokens));
}

/** Hides changes that consist of spaces only: drops removed ones and marks added ones as unchanged. */
function hideSpaceChanges(runs: readonly ChangedRun[]): ChangedRun[] {
  return runs.flatMap((run, index): ChangedRun[] => {
    const isAlone = runs[index - 1]?.change !== run.change && runs[index + 1]?.change !== run.change;
    if (run.change === 'same' || run.text.trim() !== '' || !isAlone) return [run];
    return run.change === 'added' ? [{ ...run, change: 'same' }] : [];
  });
}

/** Groups neighboring runs with the same change for rendering. Changes that consist of spaces only are hidden. */
export function groupRuns(runs: readonly ChangedRun[]): { change: ChangeStatus; runs: ChangedRun[] }[] {
  const isSame = (last: ChangedRun, next: ChangedRun) => last.change === next.change;
  return groupNeighbors(hideSpaceChanges(runs), isSame).map((group) => ({ change: group[0].change, runs: group }));
}
