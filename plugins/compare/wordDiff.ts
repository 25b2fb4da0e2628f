import { diffArrays } from 'diff';

import type { Change, ChangedRun } from './comparison';
import type { Run } from './content';

/**
 * A word, or signs between words, with the blanks behind it. A sign that joins is part of the word: `v3.3.0`, `0.50`,
 * `metrics/v4alpha`.
 */
const TOKEN = /[\p{L}\p{N}_'’-]+(?:[.,:/][\p{L}\p{N}_'’-]+)*\s*|[^\p{L}\p{N}_\s'’-]+\s*|\s+/gu;

function tokensOf(runs: readonly Run[]): Run[] {
  return runs.flatMap(({ text, ...look }) => (text.match(TOKEN) ?? []).map((word) => ({ text: word, ...look })));
}

function isSame(older: Run, newer: Run): boolean {
  return older.text.trim() === newer.text.trim() && hasSameLook(older, newer);
}

function hasSameLook(one: Run, other: Run): boolean {
  return one.code === other.code && one.strong === other.strong && one.emphasis === other.emphasis;
}

function joined(tokens: readonly ChangedRun[]): ChangedRun[] {
  const runs: ChangedRun[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && last.change === token.change && hasSameLook(last, token)) last.text += token.text;
    else runs.push({ ...token });
  }
  return runs;
}

/** Words that stayed, as both texts have them, or what went and came between two of those. */
interface Stretch {
  isSame: boolean;
  older: Run[];
  newer: Run[];
}

const lengthOf = (tokens: readonly Run[]) => tokens.reduce((sum, { text }) => sum + text.length, 0);

const weight = ({ older, newer }: Stretch) => Math.max(lengthOf(older), lengthOf(newer));

function stretchesOf(older: readonly Run[], newer: readonly Run[]): Stretch[] {
  const stretches: Stretch[] = [];
  let [was, is] = [0, 0];
  for (const { count, added, removed } of diffArrays([...older], [...newer], { comparator: isSame })) {
    const stretch = {
      isSame: !added && !removed,
      older: added ? [] : older.slice(was, was + count),
      newer: removed ? [] : newer.slice(is, is + count),
    };
    was += stretch.older.length;
    is += stretch.newer.length;
    const last = stretches.at(-1);
    if (last && !last.isSame && !stretch.isSame) {
      last.older.push(...stretch.older);
      last.newer.push(...stretch.newer);
    } else stretches.push(stretch);
  }
  return stretches;
}

/**
 * Takes words that stayed for changed ones where they are fewer than what changed on either side of them: a sentence that
 * was written anew has an `and` in common with the old one and nothing else. After Neil Fraser's semantic cleanup:
 * https://neil.fraser.name/writing/diff/
 */
function readable(stretches: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const stretch of stretches) {
    kept.push(stretch);
    for (;;) {
      const [before, between, after] = kept.slice(-3);
      if (!before || !between?.isSame || !after || before.isSame || after.isSame) break;
      if (weight(between) > Math.min(weight(before), weight(after))) break;
      const parts = [before, between, after];
      const older = parts.flatMap((part) => part.older);
      const newer = parts.flatMap((part) => part.newer);
      kept.splice(-3, 3, { isSame: false, older, newer });
    }
  }
  return kept;
}

/** A word that stayed; a blank behind it that only one of the texts has came or went with what stands behind it. */
function stayed(older: Run, newer: Run): ChangedRun[] {
  const [had, has] = [older, newer].map(({ text }) => /\s$/.test(text));
  if (had === has) return [{ ...newer, change: 'same' }];
  const blank: ChangedRun = { text: ' ', change: has ? 'added' : 'removed' };
  return [{ ...newer, text: newer.text.trimEnd(), change: 'same' }, blank];
}

/** Between two words that stayed, what went stands before what came, each in one piece. */
function ordered(tokens: readonly ChangedRun[]): ChangedRun[] {
  const runs: ChangedRun[] = [];
  let came: ChangedRun[] = [];
  for (const token of tokens) {
    if (token.change === 'added') {
      came.push(token);
      continue;
    }
    if (token.change === 'same') {
      runs.push(...came);
      came = [];
    }
    runs.push(token);
  }
  return [...runs, ...came];
}

/**
 * Compares two texts word by word.
 *
 * @returns all words of both in reading order, those that went before those that came; a word in another look is another
 *   word
 */
export function wordDiff(older: readonly Run[], newer: readonly Run[]): ChangedRun[] {
  const changed = readable(stretchesOf(tokensOf(older), tokensOf(newer))).flatMap((stretch) =>
    stretch.isSame
      ? stretch.newer.flatMap((token, index) => stayed(stretch.older[index] ?? token, token))
      : [...marked(stretch.older, 'removed'), ...marked(stretch.newer, 'added')],
  );
  return joined(ordered(changed));
}

/**
 * Takes runs as a reader sees them: a blank alone that came or went is no change to show.
 *
 * @param runs of a comparison
 * @returns the same without blanks that went; blanks that came stayed
 */
export function visibleRuns(runs: readonly ChangedRun[]): ChangedRun[] {
  return runs.flatMap((run, index): ChangedRun[] => {
    const isAlone = runs[index - 1]?.change !== run.change && runs[index + 1]?.change !== run.change;
    if (run.change === 'same' || run.text.trim() !== '' || !isAlone) return [run];
    return run.change === 'added' ? [{ ...run, change: 'same' }] : [];
  });
}

/** @returns the runs, all with the same change */
export function marked(runs: readonly Run[], change: Change): ChangedRun[] {
  return runs.map((run) => ({ ...run, change }));
}
