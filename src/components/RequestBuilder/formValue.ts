import type { FormShape, Json } from '@site/plugins/api/validators/types';

import { joinSteps } from '../../../shared/jsonPointer';

/** Whether a list or a nullable value is left out, null, or filled in. */
export type Presence = 'out' | 'null' | 'in';

/** The content of the form for one value of the body. The kind of the shape decides which properties are used. */
export interface FieldValue {
  /** For lists and nullable values; other values are left out if they are empty. */
  presence: Presence;
  /** The typed text, for texts, numbers and JSON; `true`, `false` or empty for a boolean. */
  text: string;
  /** Of a list. An item keeps its key if others are removed. */
  items: { key: string; value: FieldValue }[];
  /** Number of items that the list ever had, which is the key of the next one. */
  added: number;
  /** Of an object, by property. */
  fields: Record<string, FieldValue>;
}

/** A form path: names of properties and keys of items, for example `['context', '2', 'chunk_text']`. */
export type FormPath = readonly string[];

/** Returns the key of a form path, for example `context/2/chunk_text`; empty for the body. */
export function pathKey(path: FormPath): string {
  return joinSteps(path);
}

/** Returns the content of an empty form. */
export function emptyValue(shape: FormShape): FieldValue {
  return {
    presence: shape.kind === 'list' || shape.nullable ? 'out' : 'in',
    text: '',
    items: [],
    added: 0,
    fields: Object.fromEntries((shape.fields ?? []).map((field) => [field.name, emptyValue(field)])),
  };
}

/**
 * Returns the content of a form that is filled from JSON.
 *
 * @param json a value that fits the shape; properties that the form does not have are dropped
 */
export function valueFromJson(shape: FormShape, json: Json): FieldValue {
  const empty = emptyValue(shape);
  if (shape.nullable && json === null) return { ...empty, presence: 'null' };
  const present = { ...empty, presence: 'in' as const };
  if (Array.isArray(json) && shape.item) {
    const { item } = shape;
    const items = json.map((value, index) => ({ key: String(index), value: valueFromJson(item, value) }));
    return { ...present, items, added: items.length };
  }
  if (shape.kind === 'object' && json !== null && typeof json === 'object' && !Array.isArray(json)) {
    const fields = (shape.fields ?? []).map((field) => {
      const value = json[field.name];
      return [field.name, value === undefined ? emptyValue(field) : valueFromJson(field, value)] as const;
    });
    return { ...present, fields: Object.fromEntries(fields) };
  }
  return { ...present, text: shape.kind !== 'json' && typeof json === 'string' ? json : JSON.stringify(json, null, 2) };
}

/**
 * Changes one value of a form and keeps the rest.
 *
 * @param path to the value; a path that does not exist changes nothing
 */
export function updateAt(value: FieldValue, path: FormPath, change: (old: FieldValue) => FieldValue): FieldValue {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  const child = value.fields[step];
  if (child) return { ...value, fields: { ...value.fields, [step]: updateAt(child, rest, change) } };
  return {
    ...value,
    items: value.items.map((item) =>
      item.key === step ? { ...item, value: updateAt(item.value, rest, change) } : item,
    ),
  };
}

/** Adds an empty item at the end of a list. */
export function withItem(list: FieldValue, item: FormShape): FieldValue {
  const added = { key: String(list.added), value: emptyValue(item) };
  return { ...list, presence: 'in', items: [...list.items, added], added: list.added + 1 };
}

/** Removes an item from a list. An empty list is left out if it is not nullable. */
export function withoutItem(list: FieldValue, key: string, shape: FormShape): FieldValue {
  const items = list.items.filter((item) => item.key !== key);
  return { ...list, items, presence: items.length === 0 && !shape.nullable ? 'out' : list.presence };
}
