import { findingAt } from '../matches';
import type { Passage } from '../passages';
import { PROPER_NOUNS } from '../properNouns';
import type { Finding, Rule } from '../rule';

const HEADINGS: readonly string[] = ['heading', 'title', 'admonition title'];

const NOUNS = new RegExp(String.raw`\b(?:${PROPER_NOUNS.join('|')})\b`, 'g');

/** A word that begins with a letter. Examples: `metric`, `Metric's`, `TypeScript`; not `%brand.product%`, `v3.4.0`. */
const WORD = /(?<![\p{L}\p{N}_%.-])\p{L}[\p{L}\p{N}'’-]*/gu;

/** The end of a sentence before a word; a colon is none. Examples: `401? `, `Done. "` */
const SENTENCE_START = /(?:^|[.?!]\s+)["“(]*$/;

/** One capital, and small letters after it. `FAQs`, `McCabe` and the pronoun `I` keep their capitals. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+(?:[-'’]\p{L}+)*$/u;

function hidden(text: string): string {
  return text
    .replace(/%brand[^\s%]*%/g, (token) => '%'.repeat(token.length))
    .replace(NOUNS, (noun) => '0'.repeat(noun.length));
}

/** A capital is always right at the start and changes no address, so a machine may set it. */
function inPassage(passage: Passage): Finding[] {
  const text = hidden(passage.text);
  return [...text.matchAll(WORD)].flatMap((match): Finding[] => {
    const [word] = match;
    const starts = SENTENCE_START.test(text.slice(0, match.index));
    if (starts && /^\p{Ll}+(?:[-'’]\p{L}+)*$/u.test(word) && match.index === 0) {
      const expected = word.charAt(0).toUpperCase() + word.slice(1);
      return [findingAt(passage, match.index, word, { expected, replacement: expected })];
    }
    if (starts || !CAPITALIZED.test(word)) return [];
    return [findingAt(passage, match.index, word, { expected: word.toLowerCase() })];
  });
}

/** Headings and titles have a capital at the start and in names only. */
export const headingCase: Rule = {
  name: 'heading-case',
  why: 'Headings in sentence case read like the prose below them and show which words are names.',
  remedy: 'Capitalize the first word and names. If the word is a name, add it to scripts/prose/properNouns.ts.',
  check: ({ passages }) => passages.filter(({ kind }) => HEADINGS.includes(kind)).flatMap(inPassage),
};
