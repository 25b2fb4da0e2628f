/** Returns whether patterns in a text have classes of Unicode, which JavaScript reads only with a flag. */
export function hasUnicodeClass(text: string): boolean {
  return /\\p\{/i.test(text);
}

/** Reads a pattern; undefined if JavaScript cannot read it. */
export function readPattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, hasUnicodeClass(pattern) ? 'u' : '');
  } catch {
    return undefined;
  }
}
