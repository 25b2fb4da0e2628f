import type { Grammar, Languages } from 'prismjs';

/**
 * Lets Prism color the body of a cURL call as JSON: a here-document whose delimiter is `JSON`. Its own grammar of bash has one
 * color for all of it.
 */
export function colorJsonBody(languages: Languages): void {
  const { json } = languages;
  const inside: Grammar = { delimiter: { pattern: /^(["']?)JSON\1|JSON$/, alias: 'string' }, ...json };
  // The characters before the delimiter are not a part of the token, so that Prism finds no string that starts there.
  const pattern = /((?:^|[^<])<<-?\s*)(["']?)JSON\2\s[^]*?\n\s*JSON\b/;
  languages.insertBefore('bash', 'string', { 'json-body': { pattern, lookbehind: true, greedy: true, inside } });
}
