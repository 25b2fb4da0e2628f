import { parseJson } from '../../../shared/json';

/** Returns text as a code span of CommonMark. */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = text.startsWith('`') || text.endsWith('`') || (/^ .* $/.test(text) && text.trim() !== '') ? ' ' : '';
  return `${fence}${space}${text || ' '}${space}${fence}`;
}

/** Returns a value, given as JSON, as a code span. A string has no quotes. */
export function codeValue(json: string): string {
  const value: unknown = parseJson(json);
  return codeSpan(typeof value === 'string' && value !== '' ? value : json);
}
