import type { FormShape, Json, RequestForm } from '@site/plugins/api/validators/types';

import { joinSteps } from '../../../shared/jsonPointer';
import type { SampleValues } from '../../../shared/samples/call';
import { pathKey, type FieldValue, type FormPath } from './formValue';

/** What a form represents: a body, or an object with the parts of a request. */
export interface FormReading {
  json: Json;
  /** JSON pointer of each value in it → key of its form path. */
  pathKeys: ReadonlyMap<string, string>;
  /** Keys of the form paths with invalid JSON; it contains their text as it is. */
  invalidJson: readonly string[];
}

/** A JSON number, which may lack the zero of `.5` or `5.`. Example: `-0.5e3`. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

class FormReader {
  readonly pathKeys = new Map<string, string>();
  readonly invalidJson: string[] = [];

  /** @returns the value, or undefined if it is left out */
  read(shape: FormShape, value: FieldValue, path: FormPath, pointer: string): Json | undefined {
    this.pathKeys.set(pointer, pathKey(path));
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
      const json = child && this.read(field, child, [...path, field.name], `${pointer}/${joinSteps([field.name])}`);
      if (json !== undefined) object[field.name] = json;
      // An empty part of a request is kept, so that the validator reports what it lacks.
      else if (field.title !== undefined && field.kind === 'object' && field.requirement === 'required') {
        object[field.name] = {};
      }
    }
    return object;
  }

  private readList(shape: FormShape, value: FieldValue, path: FormPath, pointer: string): Json[] | undefined {
    const { item } = shape;
    if (value.presence === 'out' || !item) return undefined;
    const list: Json[] = [];
    for (const { key, value: child } of value.items) {
      const json = this.read(item, child, [...path, key], `${pointer}/${list.length}`);
      // An empty object is kept, so that the validator reports what it lacks.
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
      this.invalidJson.push(pathKey(path));
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
 *
 * @param shape of the form, an object
 */
export function readForm(shape: FormShape, value: FieldValue): FormReading {
  const reader = new FormReader();
  reader.pathKeys.set('', '');
  const json = reader.readObject(shape, value, [], '');
  return { json, pathKeys: reader.pathKeys, invalidJson: reader.invalidJson };
}
