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

/** What messages call the fields of a part of a request. */
const PLACES = new Map([
  ['path', 'the path parameter '],
  ['query', 'the query parameter '],
  ['querystring', 'the query string '],
  ['header', 'the header '],
  ['cookie', 'the cookie '],
]);

/** Returns text as a code span. */
export function asCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Collects the steps to a value, from the outside in. */
class Subject {
  private readonly parts: string[] = [];
  private names: string[] = [];
  place = '';

  private endNames(): void {
    if (this.names.length > 0) this.parts.unshift(this.place + asCode(this.names.join('.')));
    this.names = [];
    this.place = '';
  }

  addName(name: string): void {
    // `a.b` is the property `b` of `a`.
    if ([...this.names, name].some((one) => one.includes('.'))) this.endNames();
    this.names.push(name);
  }

  addItem(index: number): void {
    this.endNames();
    this.parts.unshift(`item ${index + 1}`);
  }

  toString(): string {
    this.endNames();
    return this.parts.join(' of ') || 'the body';
  }
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
  const subject = new Subject();
  let [target, content] = [shape, value];
  for (const step of key === '' ? [] : splitSteps(key)) {
    const { kind, fields = [], ...others } = chosenShape(target, content);
    const index = content.items.findIndex((item) => item.key === step);
    const item = content.items[index];
    const field = fields.find(({ name }) => name === step);
    if (kind === 'list') subject.addItem(item ? fields.length + index : Number(step));
    else if (field?.title === undefined) subject.addName(item?.name ?? step);
    else subject.place = PLACES.get(step) ?? '';
    target = item ? itemShape({ kind, ...others }) : (field ?? target);
    content = item?.value ?? content.fields.get(step) ?? EMPTY;
  }
  for (const step of inner) {
    if (typeof step === 'number') subject.addItem(step);
    else subject.addName(step);
  }
  const chosen = chosenShape(target, content);
  const found = chosen.isAnyType ? target : chosen;
  return { shape: inner.length > 0 ? undefined : found, subject: subject.toString() };
}

/** Puts `a` or `an` before the name of a type. */
export function withArticle(type: string): string {
  return type === 'null' ? type : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
