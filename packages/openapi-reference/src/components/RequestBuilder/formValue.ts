import { isJsonObject, joinSteps, stringifyJson } from '@api-docs/kit';

import type { FormShape, Json, RequestForm } from '../../validators/types';

/** Whether a value is left out, null, or filled in. */
export type Presence = 'out' | 'null' | 'in';

/** An item of a list, or a property whose name the reader chooses. */
export interface FormItem {
  /** Stays the same if others are removed. */
  key: string;
  /** Of a property. */
  name: string;
  value: FieldValue;
}

/** The content of the form for one value of the body. The kind of the shape decides which properties are used. */
export interface FieldValue {
  /** For nullable values and variants. Other values are sent if something is in them; `in` sends an empty one, too. */
  presence: Presence;
  /** The typed text, for texts, numbers and JSON; `true`, `false` or empty for a boolean. */
  text: string;
  items: readonly FormItem[];
  /** Number of items that the reader ever added, which is in the key of the next one. */
  added: number;
  /** By property, or by index for the first items of a list. */
  fields: ReadonlyMap<string, FieldValue>;
  /** Index of the chosen variant. */
  variant: number;
}

/** A form path: names of properties and keys of items, for example `['context', '2', 'chunk_text']`. */
export type FormPath = readonly string[];

/** The content of an empty form. */
export const EMPTY: FieldValue = { presence: 'out', text: '', items: [], added: 0, fields: new Map(), variant: 0 };

/** The input for what the schema allows, but does not describe. */
const ANY: FormShape = { kind: 'json', type: 'any JSON value', isAnyType: true };

/** Returns the key of a form path, for example `context/2/chunk_text`; empty for the body. */
export function pathKey(path: FormPath): string {
  return joinSteps(path);
}

/** Returns the input for an item of a list after the first ones, or for a property whose name the reader chooses. */
export function itemShape({ item, entry }: FormShape): FormShape {
  return item ?? entry ?? ANY;
}

/** Returns the input of the chosen variant, whose presence is that of the whole value; otherwise the shape itself. */
export function chosenShape(shape: FormShape, { variant }: FieldValue): FormShape {
  const chosen = shape.variants?.[variant];
  return chosen ? { ...chosen, nullable: true } : shape;
}

/** Returns whether the reader chooses that a value is left out. */
export function hasChoice({ nullable, variants }: FormShape): boolean {
  return Boolean(nullable ?? variants);
}

/** Returns the key of the item that is added next. No property of a document starts like it. */
export function nextKey({ added }: FieldValue): string {
  return `\0${added}`;
}

const KINDS = new Map([
  ['string', 'text'],
  ['bigint', 'number'],
]);

/** Returns how well JSON fits a shape: a negative number if it does not. */
function fitOf(shape: FormShape, json: Json): number {
  const { kind, only, fields = [], variants = [] } = shape;
  if (kind === 'json') return 0;
  if (json === null) return shape.nullable ? 1 : -1;
  if (kind === 'choice') return Math.max(...variants.map((variant) => fitOf(variant, json)));
  if (only !== undefined && stringifyJson(only) !== stringifyJson(json)) return -1;
  if (Array.isArray(json)) return kind === 'list' && json.every((item) => fitOf(itemShape(shape), item) >= 0) ? 1 : -1;
  if (!isJsonObject(json)) return kind === (KINDS.get(typeof json) ?? typeof json) ? 1 : -1;
  if (kind !== 'object') return -1;
  const present = fields.filter(({ name }) => Object.hasOwn(json, name));
  const isWrong = present.some((field) => field.only !== undefined && fitOf(field, json[field.name] ?? null) < 0);
  const missing = fields.filter((field) => field.requirement === 'required' && !present.includes(field));
  return isWrong ? -1 : (1 + present.length) / (1 + missing.length);
}

function partsFromJson(shape: FormShape, parts: [name: string, json: Json][]): Pick<FieldValue, 'fields' | 'items'> {
  const fields = new Map<string, FieldValue>();
  const items: FormItem[] = [];
  for (const [name, json] of parts) {
    const field = shape.fields?.find((one) => one.name === name);
    if (field) fields.set(name, valueFromJson(field, json));
    else items.push({ key: name, name, value: valueFromJson(itemShape(shape), json) });
  }
  return { fields, items };
}

/** Returns the content of a form that is filled from JSON. */
export function valueFromJson(shape: FormShape, json: Json): FieldValue {
  if (shape.nullable && json === null) return { ...EMPTY, presence: 'null' };
  if (shape.variants) {
    const fits = shape.variants.map((variant) => fitOf(variant, json));
    const variant = fits.indexOf(Math.max(...fits));
    return { ...valueFromJson(shape.variants[variant] ?? ANY, json), presence: 'in', variant };
  }
  const present: FieldValue = { ...EMPTY, presence: 'in' };
  if (shape.kind === 'list' && Array.isArray(json)) {
    return { ...present, ...partsFromJson(shape, Object.entries(json)) };
  }
  if (shape.kind === 'object' && isJsonObject(json)) {
    const parts = Object.entries(json);
    // Without its last property, an object is left out.
    const presence = shape.nullable || parts.length === 0 ? 'in' : 'out';
    return { ...present, presence, ...partsFromJson(shape, parts) };
  }
  return { ...present, text: shape.kind !== 'json' && typeof json === 'string' ? json : stringifyJson(json, 2) };
}

/** Returns the content of a form that is filled from the example with a key; of an empty form if there is none. */
export function startFrom({ shape, examples }: Pick<RequestForm, 'shape' | 'examples'>, key: string): FieldValue {
  const found = examples.find((example) => example.key === key);
  return found ? valueFromJson(shape, found.value) : EMPTY;
}

/** Changes one value of a form and keeps the rest. */
export function updateAt(value: FieldValue, path: FormPath, change: (old: FieldValue) => FieldValue): FieldValue {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (!value.items.some(({ key }) => key === step)) {
    const child = updateAt(value.fields.get(step) ?? EMPTY, rest, change);
    return { ...value, fields: new Map([...value.fields, [step, child]]) };
  }
  const update = (item: FormItem) => ({ ...item, value: updateAt(item.value, rest, change) });
  return { ...value, items: value.items.map((item) => (item.key === step ? update(item) : item)) };
}

/** Chooses a variant. What the reader has typed stays, and values that only the variant can have are filled in. */
export function withVariant(value: FieldValue, shape: FormShape, variant: number): FieldValue {
  const fields = shape.variants?.[variant]?.fields ?? [];
  const given = fields.flatMap((field) =>
    field.only === undefined ? [] : [[field.name, valueFromJson(field, field.only)] as const],
  );
  return { ...value, presence: 'in', variant, fields: new Map([...value.fields, ...given]) };
}

/** Adds an empty item at the end of a list, or an empty property without a name. */
export function withItem(value: FieldValue): FieldValue {
  const item = { key: nextKey(value), name: '', value: EMPTY };
  return { ...value, presence: 'in', items: [...value.items, item], added: value.added + 1 };
}

/** Renames a property whose name the reader chooses. */
export function withName(value: FieldValue, key: string, name: string): FieldValue {
  return { ...value, items: value.items.map((item) => (item.key === key ? { ...item, name } : item)) };
}

/** Removes an item. An empty list is left out if it is not nullable. */
export function withoutItem(value: FieldValue, key: string, shape: FormShape): FieldValue {
  const items = value.items.filter((item) => item.key !== key);
  return { ...value, items, presence: items.length === 0 && !shape.nullable ? 'out' : value.presence };
}
