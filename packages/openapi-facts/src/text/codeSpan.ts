import { parseJson } from '@api-docs/kit';

/** Returns text as a code span of CommonMark. */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = text.startsWith('`') || text.endsWith('`') || (/^ .* $/.test(text) && text.trim() !== '') ? ' ' : '';
  return `${fence}${space}${text || ' '}${space}${fence}`;
}

/** Returns whether a string without quotes could be read as nothing, as a number, as `true` or as other JSON. */
function needsQuotes(value: string): boolean {
  const isOther = !Number.isNaN(Number(value)) || /^(?:true|false|null|nan)$|^[{["]/i.test(value);
  return isOther || value !== value.trim() || /[\n\r\t]/.test(value);
}

/** Returns a value, given as JSON, as a code span. A string has quotes only where it looks like another value. */
export function codeValue(json: string): string {
  const value: unknown = parseJson(json);
  return codeSpan(typeof value === 'string' && !needsQuotes(value) ? value : json);
}
