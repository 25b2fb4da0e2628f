import { splitSteps } from '@api-docs/kit/jsonPointer';

import type { FormShape } from '../../validators/types';
import { chosenShape, EMPTY, itemShape, type FieldValue } from './formValue';

/** A value of the form, as messages name it. */
export interface FormSubject {
  /** Undefined for a value inside of JSON that the reader writes. */
  shape: FormShape | undefined;
  /** For example `` `severity` ``, `` item 1 of `allowlist` `` or `` `chunk_text` of item 2 of `context` ``. */
  subject: string;
}

/** Returns what messages call the fields of a part of a request. */
function placeOf(part: string): string {
  if (part === 'body') return '';
  return part === 'querystring' ? 'the query string ' : `the ${part} parameter `;
}

/** Returns text as a code span. */
export function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/**
 * Names a value by the steps to it.
 *
 * @param place what the first name is, if it is not a part of the body
 */
function nameOf(steps: readonly (string | number)[], place: string): string {
  const groups = steps.reduce<(number | string[])[]>((known, step) => {
    if (typeof step === 'number') return [...known, step];
    const last = known.at(-1);
    // `a.b` is the property `b` of `a`.
    const isJoined = Array.isArray(last) && ![...last, step].some((name) => name.includes('.'));
    return isJoined ? [...known.slice(0, -1), [...last, step]] : [...known, [step]];
  }, []);
  const words = groups.map((group, index) =>
    Array.isArray(group) ? `${index === 0 ? place : ''}${asCode(group.join('.'))}` : `item ${group + 1}`,
  );
  return words.reverse().join(' of ') || 'the body';
}

/**
 * Finds the shape at a form path and the name that messages use for it.
 *
 * @param value content of the form, from which items get their numbers
 * @param key of the path, for example `context/2/chunk_text`; empty for the body
 * @param inner further steps inside of JSON that the reader writes: names of properties, and indexes of items
 */
export function describePath(
  shape: FormShape,
  value: FieldValue,
  key: string,
  inner: readonly (string | number)[] = [],
): FormSubject {
  const steps: (string | number)[] = [];
  let [target, content, place] = [shape, value, ''];
  for (const step of key === '' ? [] : splitSteps(key)) {
    const { kind, fields = [], ...others } = chosenShape(target, content);
    const index = content.items.findIndex((item) => item.key === step);
    const item = content.items[index];
    const field = fields.find(({ name }) => name === step);
    if (kind === 'list') steps.push(item ? fields.length + index : Number(step));
    else if (field?.title === undefined) steps.push(item?.name ?? step);
    else place = placeOf(step);
    target = item ? itemShape({ kind, ...others }) : (field ?? target);
    content = item?.value ?? content.fields.get(step) ?? EMPTY;
  }
  const chosen = chosenShape(target, content);
  const found = chosen.isAnyType ? target : chosen;
  return { shape: inner.length > 0 ? undefined : found, subject: nameOf([...steps, ...inner], place) };
}

/** Puts `a` or `an` before the name of a type. */
export function withArticle(type: string): string {
  return type === 'null' ? type : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
