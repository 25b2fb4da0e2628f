import type { FormField, FormShape, Json } from '../../plugins/request-validators/types';

/** A request body made from a valid one, and what was done to it. */
export interface Mutation {
  what: string;
  body: Json;
  /** Whether it goes at what schemas demand most often: requirement, null, range, repetition, an object's properties. */
  telling?: true;
}

type JsonObject = { [key: string]: Json };

/** Values of every kind, for a place that takes one kind only. */
const OF_EVERY_KIND: readonly Json[] = ['text', '', 7, 0.5, true, null, [], ['text'], [7], {}, [{}], { a: 1 }];

const BODIES: readonly Json[] = [{}, [], null, 'text', 7, true];

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * Makes random numbers that are the same in every run.
 *
 * @param seed any integer
 * @returns a function that gives the next number, from 0 to 1 (mulberry32)
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function told(what: string, body: Json): Mutation {
  return { what, body, telling: true };
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
    ...(first === undefined ? [] : [told(`${field.name}: first item twice`, [...list, first])]),
    told(`${field.name}: empty object added`, [...list, {}]),
    ...OF_EVERY_KIND.map((value) => ({
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
  const others = OF_EVERY_KIND.map((other) => ({ what: `${field.name} is ${JSON.stringify(other)}`, body: other }));
  const numbers = [-0.1, 0, 1, 1.0001, -1e9].map((number) => told(`${field.name} is ${number}`, number));
  const inside = Array.isArray(value) ? listMutations(field, value) : isObject(value) ? inObject(field, value) : [];
  return [told(`${field.name} is null`, null), ...others, ...(field.kind === 'number' ? numbers : []), ...inside];
}

function inObject(field: FormField, value: JsonObject): Mutation[] {
  return propertyMutations(field, value).map((inner) => ({ ...inner, what: `${field.name}.${inner.what}` }));
}

function propertyMutations(shape: FormShape, object: JsonObject): Mutation[] {
  return [
    told('extra property', replaced(object, 'no_such_field', { nested: [1, null] })),
    ...(shape.fields ?? []).flatMap((field) => [
      told(`${field.name} removed`, removed(object, field.name)),
      ...valueMutations(field, object[field.name]).map((inner) => ({
        ...inner,
        body: replaced(object, field.name, inner.body),
      })),
    ]),
  ];
}

/**
 * Lists what can be done to a valid body: properties removed, of another kind, null, out of range, items repeated, added
 * or changed, properties added at every depth, and bodies that are no object at all.
 *
 * @param shape of the body
 * @param body a valid one
 * @returns every mutation, the unchanged body first
 */
export function mutationsOf(shape: FormShape, body: Json): Mutation[] {
  return [
    { what: 'unchanged', body },
    ...BODIES.map((other) => ({ what: `the body is ${JSON.stringify(other)}`, body: other })),
    ...(isObject(body) ? propertyMutations(shape, body) : []),
  ];
}

/**
 * Picks mutations evenly at random, none twice.
 *
 * @param count how many at most
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
