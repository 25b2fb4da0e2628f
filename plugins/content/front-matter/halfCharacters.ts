/** Half of a character of two units, as an escape such as `\ud800` writes it. No file can have it, and the bundler stops at it. */
const HALF = /\p{Surrogate}/u;

/** What is wrong with a text that has one. */
export const HALF_CHARACTER = 'half of a character, written as an escape such as \\ud800';

/** Returns the keys that lead to the texts with half of a character, in a value of YAML or JSON. */
export function halfCharacters(value: unknown): string[][] {
  if (typeof value === 'string') return HALF.test(value) ? [[]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(HALF.test(key) ? [[key]] : []),
    ...halfCharacters(inner).map((path) => [key, ...path]),
  ]);
}
