import { findingAt, inCaseOf, ownMatches } from '../matches';
import type { Rule } from '../rule';

interface Entry {
  pattern: RegExp;
  /** Replacement; left out if the word can be deleted. */
  instead?: string;
  /** Whether `instead` is right in every sentence, so that `--fix` may write it. */
  safe?: true;
}

/** Words before which "just" expresses time or degree. Examples: `just as useful`, `just below the limit`. */
const JUST_MEASURES =
  'about|above|after|as|before|below|beside|enough|inside|like|next|once|one|outside|over|past|right|short|under|when|where';

const ENTRIES: readonly Entry[] = [
  // Not in "You cannot simply change the path", where the word carries the meaning.
  { pattern: /(?<!(?:\bnot|n['’]t|cannot|never) )\bsimply\b/gi },
  // Not in "You have just built a test", which expresses time.
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:have|has|had|was|were|is|are|not|it|['’]ve|['’]s) )\bjust\b(?! (?:${JUST_MEASURES})\b)`,
      'gi',
    ),
  },
  // In "It just leaves the work"; before a past tense, "it just" would express time.
  { pattern: /(?<=\bit )just(?= \w+s\b)/gi },
  // In "you can easily"; not in descriptions such as "how easily a text reads".
  { pattern: /(?<=\b(?:can|could|may|will|to) |^|[.!?] )easily(?= \w)/gi },
  { pattern: /\beasy[- ]to[- ](?:use|set up|integrate|install|configure|adopt|deploy|customize)\b/gi },
  { pattern: /\b(?:obviously|of course|needless to say|as you know|basically|effortless(?:ly)?)\b/gi },
  {
    pattern:
      /\b(?:seamless(?:ly)?|powerful|cutting-edge|state-of-the-art|world-class|best-in-class|next-generation|game-chang(?:er|ing)|blazing(?:ly)?|comprehensive)\b/gi,
  },
  // Not in "robust to noise", which can be measured.
  { pattern: /\brobust(?:ly)?\b(?! (?:to|against)\b)/gi },
  { pattern: /\bleverag(?:e|es|ed|ing)\b/gi, instead: 'use' },
  { pattern: /\butili[sz]e\b/gi, instead: 'use', safe: true },
  { pattern: /\butili[sz]es\b/gi, instead: 'uses', safe: true },
  { pattern: /\butili[sz]ed\b/gi, instead: 'used', safe: true },
  { pattern: /\butili[sz]ing\b/gi, instead: 'using', safe: true },
  { pattern: /\bin order to\b/gi, instead: 'to', safe: true },
  { pattern: /\bdue to the fact that\b/gi, instead: 'because', safe: true },
  { pattern: /\b(?:please note(?: that)?|note that|it should be noted that|keep in mind that)\b/gi },
  // Not in "No cut-off will please both", where it is a verb.
  { pattern: /(?<!\b(?:will|would|can|cannot|not|may|might|to) )\bplease\b(?! note)/gi },
];

/** Forbids words that promise, praise or hedge without information. */
export const filler: Rule = {
  name: 'filler',
  level: 'style',
  why: 'The word adds nothing, and readers who struggle feel blamed by it.',
  remedy: 'Remove it, or give the fact behind it: a number, a condition, a step.',
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
