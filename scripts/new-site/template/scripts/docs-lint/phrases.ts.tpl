/** Phrases that the pages of this site avoid besides those of `scripts/docs-lint/advice.ts`, and what to write instead. */
export const ownPhrases: readonly (readonly [pattern: RegExp, advice: string])[] = [];
