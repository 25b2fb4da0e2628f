import { findingAt, inCaseOf, ownMatches } from '../matches';
import type { Rule } from '../rule';

interface Entry {
  pattern: RegExp;
  /** What to write; nothing when the word can go. */
  instead?: string;
  /** Whether `instead` is right in every sentence, so that a machine may write it. */
  safe?: true;
}

/** Words after which "just" means time or degree. Examples: `just as useful`, `just below the limit`. */
const JUST_MEASURES =
  'about|above|after|as|before|below|beside|enough|inside|like|next|once|one|outside|over|past|right|short|under|when|where';

const ENTRIES: readonly Entry[] = [
  // "You cannot simply change the path" says that more is needed: there the word carries the sentence.
  { pattern: /(?<!(?:\bnot|n['’]t|cannot|never) )\bsimply\b/gi },
  // "You have just built a test" tells the time.
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:have|has|had|was|were|is|are|not|it|['’]ve|['’]s) )\bjust\b(?! (?:${JUST_MEASURES})\b)`,
      'gi',
    ),
  },
  // "It just leaves the work": "it just" before a past form would tell the time, before a present form it fills.
  { pattern: /(?<=\bit )just(?= \w+s\b)/gi },
  // "How easily a text reads" and "this happens easily" describe; "you can easily" promises.
  { pattern: /(?<=\b(?:can|could|may|will|to) |^|[.!?] )easily(?= \w)/gi },
  { pattern: /\beasy[- ]to[- ](?:use|set up|integrate|install|configure|adopt|deploy|customize)\b/gi },
  { pattern: /\b(?:obviously|of course|needless to say|as you know|basically|effortless(?:ly)?)\b/gi },
  {
    pattern:
      /\b(?:seamless(?:ly)?|powerful|cutting-edge|state-of-the-art|world-class|best-in-class|next-generation|game-chang(?:er|ing)|blazing(?:ly)?|comprehensive)\b/gi,
  },
  // "Robust to noise" is a property that can be measured.
  { pattern: /\brobust(?:ly)?\b(?! (?:to|against)\b)/gi },
  { pattern: /\bleverag(?:e|es|ed|ing)\b/gi, instead: 'use' },
  { pattern: /\butili[sz]e\b/gi, instead: 'use', safe: true },
  { pattern: /\butili[sz]es\b/gi, instead: 'uses', safe: true },
  { pattern: /\butili[sz]ed\b/gi, instead: 'used', safe: true },
  { pattern: /\butili[sz]ing\b/gi, instead: 'using', safe: true },
  { pattern: /\bin order to\b/gi, instead: 'to', safe: true },
  { pattern: /\bdue to the fact that\b/gi, instead: 'because', safe: true },
  { pattern: /\b(?:please note(?: that)?|note that|it should be noted that|keep in mind that)\b/gi },
  // "No cut-off will please both" has a verb.
  { pattern: /(?<!\b(?:will|would|can|cannot|not|may|might|to) )\bplease\b(?! note)/gi },
];

/** Words that promise, praise or hedge and teach nothing. */
export const filler: Rule = {
  name: 'filler',
  why: 'The word teaches nothing: the sentence says the same without it, and a reader who struggles feels blamed by it.',
  remedy: 'Leave it out, or say the fact behind it: a number, a condition, a step.',
  check: ({ passages }) =>
    passages.flatMap((passage) =>
      ENTRIES.flatMap(({ pattern, instead, safe }) =>
        ownMatches(passage, pattern).map((match) => {
          const [found] = match;
          const expected = instead && inCaseOf(instead, found);
          return findingAt(passage, match.index, found, {
            ...(expected ? { expected } : {}),
            ...(expected && safe ? { replacement: expected } : {}),
          });
        }),
      ),
    ),
};
