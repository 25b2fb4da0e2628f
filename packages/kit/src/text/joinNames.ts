/** Returns names as a list in a sentence: `a`, `a and b`, or `a, b, and c`; as a `disjunction` with `or`. */
export function joinNames(names: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  // Created at each call, because the first one loads the data of the language, which would delay the start of the MCP server.
  return new Intl.ListFormat('en-US', { type }).format(names);
}
