import { findingAt } from '../matches';
import type { Passage } from '../passages';
import { PROPER_NOUNS } from '../properNouns';
import type { Finding, Rule } from '../rule';

const HEADINGS: readonly string[] = ['heading', 'title', 'admonition title'];

const NOUNS = new RegExp(String.raw`\b(?:${PROPER_NOUNS.join('|')})\b`, 'g');

/** A word that starts with a letter. Examples: `metric`, `Metric's`, `TypeScript`; not `%brand.product%`, `v3.4.0`. */
const WORD = /(?<![\p{L}\p{N}_%.-])\p{L}[\p{L}\p{N}'’-]*/gu;

/** The text before the first word of a sentence; a colon does not end one. Examples: `401? `, `Done. "` */
const SENTENCE_START = /(?:^|[.?!]\s+)["“(]*$/;

/** A capital followed by lowercase letters only; not `FAQs`, `McCabe` and the pronoun `I`. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+(?:[-'’]\p{L}+)*$/u;

/** Masks brand tokens and proper nouns. */
function masked(text: string): string {
  return text
    .replace(/%brand[^\s%]*%/g, (token) => '%'.repeat(token.length))
    .replace(NOUNS, (noun) => '0'.repeat(noun.length));
}

/** Only the missing first capital has a fix: it is always right and does not change the heading's id. */
function inPassage(passage: Passage): Finding[] {
  const text = masked(passage.text);
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

/** Requires sentence case in headings and titles. */
export const headingCase: Rule = {
  name: 'heading-case',
  level: 'style',
  why: 'Sentence case reads like the prose below it and shows which words are names.',
  remedy:
    'Capitalize the first word and names. If the word is a name, add it to scripts/docs-lint/prose/properNouns.ts.',
  check: ({ passages }) => passages.filter(({ kind }) => HEADINGS.includes(kind)).flatMap(inPassage),
};
