import { joinSteps, parseInteger, parseJson } from '@api-docs/kit';
import type { SampleValues } from '@api-docs/openapi-facts';

import type { FormShape, Json, RequestForm } from '../../validators/types';
import { chosenShape, EMPTY, hasChoice, itemShape, pathKey, type FieldValue, type FormPath } from './formValue';

/** What a form represents: a body, or an object with the parts of a request. */
export interface FormReading {
  json: Json;
  /** The places of all values by their JSON pointers in it, in the order of the form. */
  places: ReadonlyMap<string, FormPlace>;
  /** What the validator cannot see in the JSON. */
  faults: readonly { place: FormPlace; fault: Fault }[];
}

/** A value of the form, as messages name it. */
export interface FormPlace {
  /** Key of its form path. */
  key: string;
  shape: FormShape;
  /** Part of the request, of which the body and a form of the body alone need no name. */
  part?: string;
  /** Names of properties, and positions of items, from there. */
  steps: readonly (string | number)[];
}

interface Position extends Pick<FormPlace, 'part' | 'steps'> {
  path: FormPath;
  /** JSON pointer. */
  pointer: string;
}

/** Invalid JSON, whose text is kept; an integer beyond a limit that JavaScript rounds; a property whose name another one has. */
export type Fault = 'not JSON' | 'out of range' | 'repeated';

/** A JSON number, which may lack the zero of `.5` or `5.`. Example: `-0.5e3`. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Returns the number that a text says, with all of its digits; the text itself if it is no number. */
function readNumber(text: string): Json {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed) || !Number.isFinite(Number(trimmed))) return text;
  return /^-?\d+$/.test(trimmed) ? parseInteger(trimmed) : Number(trimmed);
}

/** Returns whether a list or an object is sent without anything in it. */
function isEmptySent({ nullable }: FormShape, { presence, items }: FieldValue): boolean {
  return presence === 'in' && (nullable ?? items.length === 0);
}

/**
 * Returns where a property or an item is.
 *
 * @param key in the form path
 * @param name in the JSON
 * @param step for messages
 */
function inside(owner: Position, key: string, name: string | number, step = name): Position {
  const { path, pointer, steps, ...part } = owner;
  return { ...part, path: [...path, key], pointer: `${pointer}/${joinSteps([name])}`, steps: [...steps, step] };
}

class FormReader {
  readonly places = new Map<string, FormPlace>();
  readonly faults: { place: FormPlace; fault: Fault }[] = [];

  /** @returns the value, or undefined if it is left out */
  read(given: FormShape, value: FieldValue = EMPTY, position: Position): Json | undefined {
    const shape = chosenShape(given, value);
    const { path, pointer, ...names } = position;
    const place = { ...names, key: pathKey(path), shape: shape.isAnyType ? given : shape };
    this.places.set(pointer, place);
    if (hasChoice(given) && value.presence !== 'in') return value.presence === 'null' ? null : undefined;
    if (shape.kind === 'list') return this.readList(shape, value, position);
    if (shape.kind === 'object') {
      const object = this.readObject(shape, value, position);
      return Object.keys(object).length > 0 || isEmptySent(shape, value) ? object : undefined;
    }
    return this.readText(shape, value, place);
  }

  readObject(shape: FormShape, value: FieldValue, position: Position): { [key: string]: Json } {
    const object = new Map<string, Json>();
    for (const field of shape.fields ?? []) {
      const { name, title } = field;
      const own = inside(position, name, name);
      const place = title === undefined ? own : { ...own, part: name, steps: [] };
      const json = this.read(field, value.fields.get(name), place);
      if (json !== undefined) object.set(name, json);
      // An empty part of a request is kept, so that the validator reports what it lacks.
      else if (title !== undefined && field.kind === 'object' && field.requirement === 'required') object.set(name, {});
    }
    for (const { key, name, value: child } of value.items) {
      const own = inside(position, key, name);
      const json = this.read(itemShape(shape), child, own);
      if (json === undefined) continue;
      const place = this.places.get(own.pointer);
      if (object.has(name) && place) this.faults.push({ place, fault: 'repeated' });
      object.set(name, json);
    }
    return Object.fromEntries(object);
  }

  private readList(shape: FormShape, value: FieldValue, position: Position): Json[] | undefined {
    const { fields = [] } = shape;
    const first = fields.map((field, index) =>
      this.read(field, value.fields.get(field.name), inside(position, field.name, index)),
    );
    if (value.items.length === 0) while (first.length > 0 && first.at(-1) === undefined) first.pop();
    // Items have their places: one that is left out before others is null.
    const list: Json[] = first.map((json) => json ?? null);
    const item = itemShape(shape);
    const empty = { list: [], object: {} }[item.kind as string];
    for (const [index, { key, value: child }] of value.items.entries()) {
      const json = this.read(item, child, inside(position, key, list.length, fields.length + index));
      // An empty list or object is kept, so that the validator reports what it lacks.
      if (json !== undefined) list.push(json);
      else if (empty && !hasChoice(item)) list.push(empty);
    }
    return list.length > 0 || isEmptySent(shape, value) ? list : undefined;
  }

  private readText(
    { kind, nullable, bounds }: FormShape,
    { text, presence }: FieldValue,
    place: FormPlace,
  ): Json | undefined {
    if (kind === 'text') return text !== '' || nullable || presence === 'in' ? text : undefined;
    if (text.trim() === '') return undefined;
    if (kind === 'boolean') return text === 'true';
    if (kind === 'number') {
      const number = readNumber(text);
      const { least, most } = bounds ?? {};
      const isOut = typeof number === 'bigint' && (number < (least ?? number) || number > (most ?? number));
      if (isOut) this.faults.push({ place, fault: 'out of range' });
      return number;
    }
    try {
      return parseJson(text);
    } catch {
      this.faults.push({ place, fault: 'not JSON' });
      return text;
    }
  }
}

/** Returns the values of a call. Of a form of a whole request, the body can be left out. */
export function sampleValues({ isRequest, fixedBody }: RequestForm, read: Json): SampleValues {
  if (!isRequest) return { parameters: {}, body: read };
  const { body = fixedBody?.value, ...parameters } = read as { [part: string]: Json };
  return { parameters: parameters as SampleValues['parameters'], ...(body === undefined ? {} : { body }) };
}

/**
 * Converts the content of a form to JSON. Empty values are left out. An invalid number stays a string, which the
 * validator rejects.
 */
export function readForm(shape: FormShape, value: FieldValue): FormReading {
  const reader = new FormReader();
  reader.places.set('', { key: '', shape, steps: [] });
  const json = reader.readObject(shape, value, { path: [], pointer: '', steps: [] });
  return { json, places: reader.places, faults: reader.faults };
}
