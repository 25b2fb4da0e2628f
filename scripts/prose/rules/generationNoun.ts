import { findingAt, ownMatches } from '../matches';
import type { Rule } from '../rule';

/** Examples: `v3`, `V3 endpoints`; not `v3.4.0`, `v3 section`, `v3 pages`. */
const GENERATION =
  /\b[vV]3\b(?!\.\d)(?! (?:sections?|pages?)\b)(?<noun> (?:API|endpoints?|calls?|requests?|operations?|paths?|replies|reply|generation)\b)?/g;

/** The end of what may stand before a word inside a sentence. */
const INSIDE_SENTENCE = /[\p{L}\p{N},] $/u;

/** "v3" needs a noun, and only two nouns are right. */
export const generationNoun: Rule = {
  name: 'generation-noun',
  why: '"v3" names a generation of the API and the start of docs versions: alone it says neither.',
  remedy:
    'Write "legacy API" or "legacy endpoint" for the API, "docs v3.4.0" for an edition, "v3 section" or "v3 page" for pages.',
  check: ({ passages }) =>
    passages.flatMap((passage) =>
      ownMatches(passage, GENERATION).map((match) => {
        const noun = match.groups?.noun;
        if (noun === undefined) return findingAt(passage, match.index, match[0], { expected: 'legacy API' });
        const expected = `legacy${noun}`;
        const inside = INSIDE_SENTENCE.test(passage.text.slice(0, match.index));
        return findingAt(passage, match.index, match[0], inside ? { expected, replacement: expected } : { expected });
      }),
    ),
};
