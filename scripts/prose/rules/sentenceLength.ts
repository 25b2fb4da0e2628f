import { findingAt } from '../matches';
import type { Rule } from '../rule';
import { sentences, words } from '../sentences';

/** More words than this in one sentence is an error. Writers aim below 25. */
export const LONGEST = 45;

/** No sentence is so long that its end makes the reader forget its start. */
export const sentenceLength: Rule = {
  name: 'sentence-length',
  why: 'Few readers hold a sentence of this length in mind, and readers of a second language lose it earlier.',
  remedy: 'Split it where a second thought begins, or turn its parts into a list.',
  check: ({ passages }) =>
    passages.flatMap((passage) =>
      sentences(passage.text).flatMap(({ text, index }) => {
        const count = words(text).length;
        if (count <= LONGEST) return [];
        const start = text.split(/\s+/).slice(0, 6).join(' ');
        return [findingAt(passage, index, `${count} words: ${start} …`, { expected: `at most ${LONGEST} words` })];
      }),
    ),
};
