import type { FormField, FormShape, Json } from '../../plugins/api/validators/types';

/** A changed request body and a description of the change. */
export interface Mutation {
  what: string;
  body: Json;
  /** Set if the change concerns what schemas restrict most often: presence, null, range, duplicates, unknown properties. */
  essential?: true;
}

type JsonObject = { [key: string]: Json };

/** Values of every type, for fields of one type. */
const ANY_VALUES: readonly Json[] = ['text', '', 7, 0.5, true, null, [], ['text'], [7], {}, [{}], { a: 1 }];

const BODIES: readonly Json[] = [{}, [], null, 'text', 7, true];

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function essential(what: string, body: Json): Mutation {
  return { what, body, essential: true };
}

function replaced(body: JsonObject, name: string, value: Json): JsonObject {
  return { ...body, [name]: value };
}

function removed(body: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}

function listMutations(field: FormField, list: Json[]): Mutation[] {
  const item = field.item as FormShape;
  const first = list[0];
  const nested = isObject(first) ? propertyMutations(item, first) : [];
  return [
    ...(first === undefined ? [] : [essential(`${field.name}: first item twice`, [...list, first])]),
    essential(`${field.name}: empty object added`, [...list, {}]),
    ...ANY_VALUES.map((value) => ({
      what: `${field.name}: item ${JSON.stringify(value)} added`,
      body: [...list, value],
    })),
    ...nested.map(({ what, body, ...rest }) => ({
      what: `${field.name}[0].${what}`,
      body: [body, ...list.slice(1)],
      ...rest,
    })),
  ];
}

function valueMutations(field: FormField, value: Json | undefined): Mutation[] {
  const others = ANY_VALUES.map((other) => ({ what: `${field.name} is ${JSON.stringify(other)}`, body: other }));
  const numbers = [-0.1, 0, 1, 1.0001, -1e9].map((number) => essential(`${field.name} is ${number}`, number));
  const inside = Array.isArray(value) ? listMutations(field, value) : isObject(value) ? inObject(field, value) : [];
  return [essential(`${field.name} is null`, null), ...others, ...(field.kind === 'number' ? numbers : []), ...inside];
}

function inObject(field: FormField, value: JsonObject): Mutation[] {
  return propertyMutations(field, value).map((inner) => ({ ...inner, what: `${field.name}.${inner.what}` }));
}

function propertyMutations(shape: FormShape, object: JsonObject): Mutation[] {
  return [
    essential('extra property', replaced(object, 'no_such_field', { nested: [1, null] })),
    ...(shape.fields ?? []).flatMap((field) => [
      essential(`${field.name} removed`, removed(object, field.name)),
      ...valueMutations(field, object[field.name]).map((inner) => ({
        ...inner,
        body: replaced(object, field.name, inner.body),
      })),
    ]),
  ];
}

/**
 * Returns mutations of a valid body: removed properties, values of other types, null, values out of range, repeated and
 * added items, unknown properties at every depth, and bodies that are not an object. The unchanged body is the first one.
 */
export function mutationsOf(shape: FormShape, body: Json): Mutation[] {
  return [
    { what: 'unchanged', body },
    ...BODIES.map((other) => ({ what: `the body is ${JSON.stringify(other)}`, body: other })),
    ...(isObject(body) ? propertyMutations(shape, body) : []),
  ];
}

/**
 * Picks distinct items at random.
 *
 * @param count maximum number
 * @param random from {@link seededRandom}
 */
export function pick<T>(all: readonly T[], count: number, random: () => number): T[] {
  const left = [...all];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return picked;
}
