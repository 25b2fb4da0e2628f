import { findingAt, inCaseOf, ownMatches } from '../matches';
import type { Rule } from '../rule';

interface Term {
  pattern: RegExp;
  expected: string;
  /** Whether the expected term is right in every sentence, so that `--fix` may write it. */
  safe?: true;
}

const TERMS: readonly Term[] = [
  { pattern: /\bwhite-?lists?\b/gi, expected: 'allowlist' },
  { pattern: /\bblack-?lists?\b/gi, expected: 'blocklist' },
  { pattern: /\ballow[- ]list\b/gi, expected: 'allowlist', safe: true },
  { pattern: /\bblock[- ]list\b/gi, expected: 'blocklist', safe: true },
  { pattern: /\bHTTP response\b/g, expected: 'API response', safe: true },
  { pattern: /\bHTTP responses\b/g, expected: 'API responses', safe: true },
  { pattern: /\bcompletion-tokens?\b/gi, expected: 'completion tokens' },
  { pattern: /\b(?:output|generated) tokens\b/gi, expected: 'completion tokens' },
  { pattern: /\binput tokens\b/gi, expected: 'prompt tokens' },
  { pattern: /\b(?:metrics? categor(?:y|ies)|categor(?:y|ies) of metrics)\b/gi, expected: 'group' },
  { pattern: /\bre-ranker\b/gi, expected: 'reranker', safe: true },
  { pattern: /\bre-rank(?=(?:s|ed|ing)?\b)/gi, expected: 'rerank', safe: true },
  // "Model Provider" is the name of a field in the portal.
  { pattern: /\b(?:[Mm]odel|LLM) providers?\b/g, expected: 'model vendor' },
  { pattern: /\bchange ?log\b/gi, expected: 'change-log', safe: true },
  { pattern: /\bcorrelation[ -]ID\b|\bcorrelation-id\b/g, expected: 'correlation id', safe: true },
  { pattern: /\bjail[- ]break\b/gi, expected: 'jailbreak', safe: true },
  { pattern: /\bv4\b(?!\.\d)/g, expected: 'v4alpha' },
  // Not in "v3.4.0", "v3 section" and "v3 pages", which are about the docs.
  { pattern: /\b[vV]3\b(?!\.\d)(?! (?:sections?|pages?)\b)(?: API\b)?/g, expected: 'legacy API' },
  { pattern: /\b(?:legacy|deprecated) (?:docs|documentation|edition)\b/gi, expected: 'frozen docs version' },
  { pattern: /\bcut-off(?=s?\b)/gi, expected: 'cutoff', safe: true },
  { pattern: /\bset-up(?=s?\b)/gi, expected: 'setup', safe: true },
  { pattern: /\be-mail(?=s?\b)/gi, expected: 'email', safe: true },
  { pattern: /\b(?:not (?:been )?published|unpublished)\b/gi, expected: 'not documented' },
];

/** Requires one term for each concept. */
export const glossary: Rule = {
  name: 'glossary',
  level: 'style',
  why: 'Each concept has one name on this site. A second name looks like a second concept, and the search finds only one.',
  remedy: 'Write the expected term.',
  check: ({ passages }) =>
    passages.flatMap((passage) =>
      TERMS.flatMap(({ pattern, expected: term, safe }) =>
        ownMatches(passage, pattern).map((match) => {
          const expected = inCaseOf(term, match[0].startsWith('HTTP') ? term : match[0]);
          return findingAt(passage, match.index, match[0], { expected, ...(safe ? { replacement: expected } : {}) });
        }),
      ),
    ),
};
