import type { FormShape, Json } from '@site/plugins/request-validators/types';

/** Whether a list or a nullable value is left out, null, or filled in. */
export type Presence = 'out' | 'null' | 'in';

/** What the form holds for one value of the body. Which parts count depends on the kind of its shape. */
export interface FieldValue {
  /** Of lists and of nullable values; every other value is left out by leaving it empty. */
  presence: Presence;
  /** What was typed, for texts, numbers and JSON; `true`, `false` or nothing for a boolean. */
  text: string;
  /** Of a list. A key stays with its item when others go. */
  items: { key: string; value: FieldValue }[];
  /** How many items the list ever had; the next key comes from it. */
  added: number;
  /** Of an object, by property. */
  fields: Record<string, FieldValue>;
}

/** A place in the form: names of properties and keys of items, for example `['context', '2', 'chunk_text']`. */
export type FormPath = readonly string[];

/** @returns the key of a place, for example `context/2/chunk_text`; empty for the body */
export function pathKey(path: FormPath): string {
  return path.join('/');
}

function isList(shape: FormShape): boolean {
  return shape.kind === 'list';
}

/** @returns what the form holds before anything was filled in */
export function emptyValue(shape: FormShape): FieldValue {
  return {
    presence: isList(shape) || shape.nullable ? 'out' : 'in',
    text: '',
    items: [],
    added: 0,
    fields: Object.fromEntries((shape.fields ?? []).map((field) => [field.name, emptyValue(field)])),
  };
}

function textOf(kind: FormShape['kind'], json: Json): string {
  return kind !== 'json' && typeof json === 'string' ? json : JSON.stringify(json, null, 2);
}

/**
 * Fills a form value in.
 *
 * @param json a value that fits the shape; properties that the form does not know are dropped
 */
export function valueOf(shape: FormShape, json: Json): FieldValue {
  const empty = emptyValue(shape);
  if (shape.nullable && json === null) return { ...empty, presence: 'null' };
  const present = { ...empty, presence: 'in' as const };
  if (Array.isArray(json) && shape.item) {
    const { item } = shape;
    const items = json.map((value, index) => ({ key: String(index), value: valueOf(item, value) }));
    return { ...present, items, added: items.length };
  }
  if (shape.kind === 'object' && json !== null && typeof json === 'object' && !Array.isArray(json)) {
    const fields = (shape.fields ?? []).map((field) => {
      const value = json[field.name];
      return [field.name, value === undefined ? emptyValue(field) : valueOf(field, value)] as const;
    });
    return { ...present, fields: Object.fromEntries(fields) };
  }
  return { ...present, text: textOf(shape.kind, json) };
}

/**
 * Changes one value of a form and keeps the rest.
 *
 * @param path to the value; a path that leads nowhere changes nothing
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

/** Takes an item out of a list. A list that may be left out is, once its last item went. */
export function withoutItem(list: FieldValue, key: string, shape: FormShape): FieldValue {
  const items = list.items.filter((item) => item.key !== key);
  return { ...list, items, presence: items.length === 0 && !shape.nullable ? 'out' : list.presence };
}
