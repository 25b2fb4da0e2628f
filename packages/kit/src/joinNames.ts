const CONJUNCTION = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns names as a list in a sentence: `a`, `a and b`, or `a, b, and c`. */
export function joinNames(names: Iterable<string>): string {
  return CONJUNCTION.format(names);
}
