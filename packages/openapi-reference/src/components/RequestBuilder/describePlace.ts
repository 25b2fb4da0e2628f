import { codeSpan } from '@api-docs/openapi-facts';

import type { FormPlace } from './readForm';

/** Returns what messages call the fields of a part of a request. */
function partName(part = 'body'): string {
  if (part === 'body') return '';
  return part === 'querystring' ? 'the query string ' : `the ${part} parameter `;
}

/**
 * Names a value of the form, for example `` `severity` ``, `` item 1 of `allowlist` `` or `` `chunk_text` of item 2 of `context` ``.
 *
 * @param inner further steps inside of JSON that the reader writes: names of properties, and indexes of items
 */
export function describePlace({ part, steps }: FormPlace, inner: FormPlace['steps'] = []): string {
  const groups = [...steps, ...inner].reduce<(number | string[])[]>((known, step) => {
    if (typeof step === 'number') return [...known, step];
    const last = known.at(-1);
    // `a.b` is the property `b` of `a`.
    const isJoined = Array.isArray(last) && ![...last, step].some((name) => name.includes('.'));
    return isJoined ? [...known.slice(0, -1), [...last, step]] : [...known, [step]];
  }, []);
  const words = groups.map((group, index) =>
    Array.isArray(group) ? `${index === 0 ? partName(part) : ''}${codeSpan(group.join('.'))}` : `item ${group + 1}`,
  );
  return words.reverse().join(' of ') || 'the body';
}

/** Puts `a` or `an` before the name of a type. */
export function withArticle(type: string): string {
  return type === 'null' ? type : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
