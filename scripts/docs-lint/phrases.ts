/** Phrases that the pages of this site avoid besides those of `scripts/docs-lint/advice.ts`, and what to write instead. */
export const ownPhrases: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\b(?:white-?|allow[- ])lists?\b/gi, 'has another name here: write "allowlist"'],
  [/\b(?:black-?|block[- ])lists?\b/gi, 'has another name here: write "blocklist"'],
  [/\bHTTP responses?\b/g, 'has another name here: write "API response"'],
  [/\bcompletion-tokens?\b|\b(?:output|generated) tokens\b/gi, 'has another name here: write "completion tokens"'],
  [/\binput tokens\b/gi, 'has another name here: write "prompt tokens"'],
  [/\b(?:metrics? categor(?:y|ies)|categor(?:y|ies) of metrics)\b/gi, 'has another name here: write "group"'],
  [/\b(?:[Mm]odel|LLM) providers?\b/g, 'has another name here: write "model vendor"'],
  [/\bre-rank(?:er|s|ed|ing)?\b/gi, 'is one word: write "rerank"'],
  [/\bchange ?log\b/gi, 'has a hyphen: write "change-log"'],
  [/\b[Cc]orrelation(?: ids?|-[Ii][Dd]s?)\b/g, 'is "correlation ID" in prose'],
  [/\bv4\b(?!\.\d)/g, 'is incomplete: write "v4alpha"'],
  // Not in "v3.4.0", "v3 section" and "v3 pages", which are about the docs.
  [/\b[vV]3\b(?!\.\d)(?! (?:sections?|pages?)\b)/g, 'has another name here: write "legacy API"'],
  [/\b(?:not (?:been )?published|unpublished)\b/gi, 'has another name here: write "not documented"'],
];
