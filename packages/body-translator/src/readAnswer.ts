import type { Json } from '@api-docs/kit';

import type { SuccessorField } from './types';

/** Types of a field that an answer is for. */
type Answered = Pick<SuccessorField, 'path' | 'type' | 'types' | 'itemTypes'>;

/** Returns whether the items of a list can be typed without quotes and brackets. */
function hasPlainItems({ types, itemTypes = [] }: Answered): boolean {
  const isPlain = (type: string) => type !== 'array' && type !== 'object';
  return types.includes('array') && itemTypes.length > 0 && itemTypes.every(isPlain);
}

function isText({ types }: Answered): boolean {
  return types[0] === 'string';
}

/** Says how to type a value; undefined for a text. */
export function answerHint(field: Answered): string | undefined {
  if (hasPlainItems(field)) return 'Separate the items with commas, or put each on a line of its own.';
  return isText(field) ? undefined : 'Write it as JSON.';
}

function parseAll(texts: readonly string[]): Json[] {
  return texts.map((text) => JSON.parse(text) as Json);
}

/** Reads plain items, one a line or separated by commas. Items in quotes can contain commas. */
function readItems({ itemTypes = [] }: Answered, typed: string): Json {
  if (!itemTypes.includes('string')) return parseAll(typed.split(/[,\n]/).filter((item) => item.trim() !== ''));
  try {
    const [quoted = []] = parseAll([`[${typed}]`]);
    if (Array.isArray(quoted) && quoted.every((item) => typeof item === 'string')) return quoted;
  } catch {
    // Not quoted.
  }
  const items = typed.includes('\n') ? typed.split('\n').map((line) => line.replace(/,\s*$/, '')) : typed.split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/**
 * Reads what a reader typed for a field: text as it is, a list of plain values as its items, and everything else as JSON.
 *
 * @returns neither a value nor a problem if nothing was typed
 */
export function readAnswer(field: Answered, typed: string): { value?: Json; problem?: string } {
  if (typed.trim() === '') return isText(field) && typed !== '' ? { value: typed } : {};
  if (isText(field)) return { value: typed };
  try {
    if (hasPlainItems(field) && !/^\s*[[{]/.test(typed)) return { value: readItems(field, typed) };
    return { value: JSON.parse(typed) as Json };
  } catch {
    const plain = hasPlainItems(field) ? ', or its items separated by commas' : '';
    return { problem: `Write \`${field.path}\` as JSON: ${field.type}${plain}.` };
  }
}
