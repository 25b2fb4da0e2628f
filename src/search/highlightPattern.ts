/** Where a word begins or ends, also inside of names such as `chunk_id` and `correlationId`. */
const BOUNDARY = String.raw`(?:(?<![\p{L}\p{N}\p{M}])|(?![\p{L}\p{N}\p{M}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu}))`;

/** Returns the characters of a word as a pattern that ignores case. The flag `i` would hide the capitals of names. */
function ignoringCase(word: string): string {
  const classes = [...word].map((character) =>
    [character.toLowerCase(), character.toUpperCase()].join('').replace(/[\\\]^-]/g, '\\$&'),
  );
  return classes.map((characters) => `[${characters}]`).join('');
}

/** Returns a pattern for words and identifiers that never matches inside of a word. */
export function highlightPattern(words: readonly string[]): RegExp {
  return new RegExp(`${BOUNDARY}(?:${words.map(ignoringCase).join('|')})${BOUNDARY}`, 'gu');
}
