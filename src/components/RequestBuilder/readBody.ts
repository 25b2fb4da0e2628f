import type { FormShape, Json } from '@site/plugins/request-validators/types';

import { pathKey, type FieldValue, type FormPath } from './formValue';

/** What a form says. */
export interface Reading {
  body: Json;
  /** Where each value of the body stands in the form: JSON pointer → key of the place. */
  places: ReadonlyMap<string, string>;
  /** Keys of the places whose text should be JSON and is not; the body holds the text as it is. */
  unreadable: readonly string[];
}

/** A JSON number, or one with the zero of `.5` or `5.` left out. Example: `-0.5e3`. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

class FormReader {
  readonly places = new Map<string, string>();
  readonly unreadable: string[] = [];

  /** @returns the value, or undefined when it is left out */
  read(shape: FormShape, value: FieldValue, path: FormPath, pointer: string): Json | undefined {
    this.places.set(pointer, pathKey(path));
    if (shape.nullable && value.presence !== 'in') return value.presence === 'null' ? null : undefined;
    if (shape.kind === 'list') return this.readList(shape, value, path, pointer);
    if (shape.kind === 'object') {
      const object = this.readObject(shape, value, path, pointer);
      return shape.nullable || Object.keys(object).length > 0 ? object : undefined;
    }
    if (value.text === '') return shape.nullable && shape.kind === 'text' ? '' : undefined;
    return this.readText(shape, value.text, path);
  }

  readObject(shape: FormShape, value: FieldValue, path: FormPath, pointer: string): { [key: string]: Json } {
    const object: { [key: string]: Json } = {};
    for (const field of shape.fields ?? []) {
      const child = value.fields[field.name];
      const json = child && this.read(field, child, [...path, field.name], `${pointer}/${field.name}`);
      if (json !== undefined) object[field.name] = json;
    }
    return object;
  }

  private readList(shape: FormShape, value: FieldValue, path: FormPath, pointer: string): Json[] | undefined {
    const { item } = shape;
    if (value.presence === 'out' || !item) return undefined;
    const list: Json[] = [];
    for (const { key, value: child } of value.items) {
      const place = `${pointer}/${list.length}`;
      const json = this.read(item, child, [...path, key], place);
      // An object that was added counts even when it is empty: what it lacks has to be said.
      if (json !== undefined) list.push(json);
      else if (item.kind === 'object') list.push({});
    }
    return list.length === 0 && value.items.length > 0 && !shape.nullable ? undefined : list;
  }

  private readText(shape: FormShape, text: string, path: FormPath): Json | undefined {
    if (shape.kind === 'boolean') return text === 'true';
    if (shape.kind === 'text') return text;
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    if (shape.kind === 'number') {
      const number = Number(trimmed);
      return NUMBER.test(trimmed) && Number.isFinite(number) ? number : text;
    }
    try {
      return JSON.parse(trimmed) as Json;
    } catch {
      this.unreadable.push(pathKey(path));
      return text;
    }
  }
}

/**
 * Reads the body out of a form. What was left empty is left out; a number that is none stays the text that was typed, so
 * that the validator refuses it.
 *
 * @param shape of the body, an object
 */
export function readBody(shape: FormShape, value: FieldValue): Reading {
  const reader = new FormReader();
  reader.places.set('', '');
  const body = reader.readObject(shape, value, [], '');
  return { body, places: reader.places, unreadable: reader.unreadable };
}
