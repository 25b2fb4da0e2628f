import { parseInteger, parseJson } from '@api-docs/kit/json';
import { joinSteps } from '@api-docs/kit/jsonPointer';
import type { SampleValues } from '@api-docs/openapi-facts/samples/call';

import type { FormShape, Json, RequestForm } from '../../validators/types';
import { chosenShape, EMPTY, hasChoice, itemShape, pathKey, type FieldValue, type FormPath } from './formValue';

/** What a form represents: a body, or an object with the parts of a request. */
export interface FormReading {
  json: Json;
  /** JSON pointer of each value in it → key of its form path. */
  pathKeys: ReadonlyMap<string, string>;
  /** What the validator cannot see in the JSON, by the keys of form paths. */
  faults: ReadonlyMap<string, Fault>;
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

class FormReader {
  readonly pathKeys = new Map<string, string>();
  readonly faults = new Map<string, Fault>();

  /** @returns the value, or undefined if it is left out */
  read(given: FormShape, value: FieldValue, path: FormPath, pointer: string): Json | undefined {
    this.pathKeys.set(pointer, pathKey(path));
    if (hasChoice(given) && value.presence !== 'in') return value.presence === 'null' ? null : undefined;
    const shape = chosenShape(given, value);
    if (shape.kind === 'list') return this.readList(shape, value, path, pointer);
    if (shape.kind === 'object') {
      const object = this.readObject(shape, value, path, pointer);
      return Object.keys(object).length > 0 || isEmptySent(shape, value) ? object : undefined;
    }
    return this.readText(shape, value, path);
  }

  /** Reads a property or an item. */
  private readPart(
    shape: FormShape,
    value: FieldValue | undefined,
    path: FormPath,
    pointer: string,
    name: string | number,
  ) {
    return this.read(shape, value ?? EMPTY, path, `${pointer}/${joinSteps([name])}`);
  }

  readObject(shape: FormShape, value: FieldValue, path: FormPath, pointer: string): { [key: string]: Json } {
    const object = new Map<string, Json>();
    for (const field of shape.fields ?? []) {
      const json = this.readPart(field, value.fields.get(field.name), [...path, field.name], pointer, field.name);
      if (json !== undefined) object.set(field.name, json);
      // An empty part of a request is kept, so that the validator reports what it lacks.
      else if (field.title !== undefined && field.kind === 'object' && field.requirement === 'required') {
        object.set(field.name, {});
      }
    }
    for (const { key, name, value: child } of value.items) {
      const json = this.readPart(itemShape(shape), child, [...path, key], pointer, name);
      if (json === undefined) continue;
      if (object.has(name)) this.faults.set(pathKey([...path, key]), 'repeated');
      object.set(name, json);
    }
    return Object.fromEntries(object);
  }

  private readList(shape: FormShape, value: FieldValue, path: FormPath, pointer: string): Json[] | undefined {
    const { fields = [] } = shape;
    const first = fields.map(({ name, ...field }) =>
      this.readPart(field, value.fields.get(name), [...path, name], pointer, name),
    );
    if (value.items.length === 0) while (first.length > 0 && first.at(-1) === undefined) first.pop();
    // Items have their places: one that is left out before others is null.
    const list: Json[] = first.map((json) => json ?? null);
    const item = itemShape(shape);
    const empty = { list: [], object: {} }[item.kind as string];
    for (const { key, value: child } of value.items) {
      const json = this.readPart(item, child, [...path, key], pointer, list.length);
      // An empty list or object is kept, so that the validator reports what it lacks.
      if (json !== undefined) list.push(json);
      else if (empty && !hasChoice(item)) list.push(empty);
    }
    return list.length > 0 || isEmptySent(shape, value) ? list : undefined;
  }

  private readText(
    { kind, nullable, bounds }: FormShape,
    { text, presence }: FieldValue,
    path: FormPath,
  ): Json | undefined {
    if (kind === 'text') return text !== '' || nullable || presence === 'in' ? text : undefined;
    if (text.trim() === '') return undefined;
    if (kind === 'boolean') return text === 'true';
    if (kind === 'number') {
      const number = readNumber(text);
      if (
        typeof number === 'bigint' &&
        bounds &&
        (number < (bounds.least ?? number) || number > (bounds.most ?? number))
      ) {
        this.faults.set(pathKey(path), 'out of range');
      }
      return number;
    }
    try {
      return parseJson(text);
    } catch {
      this.faults.set(pathKey(path), 'not JSON');
      return text;
    }
  }
}

/** Returns the values of a call. Of a form of a whole request, the body can be left out. */
export function sampleValues({ isRequest, fixedBody }: RequestForm, read: Json): SampleValues {
  if (!isRequest) return { parameters: {}, body: read };
  const { body = fixedBody?.value, ...parameters } = read as { [part: string]: Json };
  return {
    parameters: parameters as SampleValues['parameters'],
    ...(body === undefined ? {} : { body }),
  };
}

/**
 * Converts the content of a form to JSON. Empty values are left out. An invalid number stays a string, which the
 * validator rejects.
 */
export function readForm(shape: FormShape, value: FieldValue): FormReading {
  const reader = new FormReader();
  reader.pathKeys.set('', '');
  const json = reader.readObject(shape, value, [], '');
  const { pathKeys, faults } = reader;
  return { json, pathKeys, faults };
}
