import { diffArrays } from 'diff';

import type { Change, ChangedRun } from './comparison';
import type { Run } from './content';

/** A word, or signs between words, with the blanks behind it. */
const TOKEN = /[\p{L}\p{N}_'’-]+\s*|[^\p{L}\p{N}_\s'’-]+\s*|\s+/gu;

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
  const tokens = tokensOf(older);
  const parts = diffArrays(tokens, tokensOf(newer), { comparator: isSame });
  let at = 0;
  const changed = parts.flatMap(({ value, added, removed }) =>
    value.flatMap((token): ChangedRun[] => {
      if (added) return [{ ...token, change: 'added' }];
      const before = tokens[at];
      at += 1;
      return removed || !before ? [{ ...token, change: 'removed' }] : stayed(before, token);
    }),
  );
  return joined(ordered(changed));
}

/** @returns the runs, all with the same change */
export function marked(runs: readonly Run[], change: Change): ChangedRun[] {
  return runs.map((run) => ({ ...run, change }));
}
