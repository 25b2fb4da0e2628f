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

/**
 * Compares two texts word by word.
 *
 * @returns all words of both in reading order, those that went before those that came; a word in another look is another
 *   word
 */
export function wordDiff(older: readonly Run[], newer: readonly Run[]): ChangedRun[] {
  const parts = diffArrays(tokensOf(older), tokensOf(newer), { comparator: isSame });
  return joined(
    parts.flatMap(({ value, added, removed }) => {
      const change: Change = added ? 'added' : removed ? 'removed' : 'same';
      return value.map((token) => ({ ...token, change }));
    }),
  );
}

/** @returns the runs, all with the same change */
export function marked(runs: readonly Run[], change: Change): ChangedRun[] {
  return runs.map((run) => ({ ...run, change }));
}
