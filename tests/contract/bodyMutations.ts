import { isJsonObject, type Json } from '@api-docs/kit/values/json';
import type { FormShape } from '@api-docs/openapi-reference/validators/types';

/** A changed request body and a description of the change. */
export interface Mutation {
  what: string;
  body: Json;
  /** Set if the change concerns what schemas restrict most often: presence, null, range, duplicates, unknown properties. */
  essential?: true;
}

/** Values of every type. */
const ANY_VALUES: readonly Json[] = ['text', '', 7, 0.5, true, [], ['text'], [7], {}, [{}], { a: 1 }];

const NUMBERS = [-0.1, 0, 1, 1.0001, -1e9];

function others(name: string, values: readonly Json[]): Mutation[] {
  return values.map((body) => ({ what: `${name} is ${JSON.stringify(body)}`, body }));
}

const essential = (mutation: Mutation): Mutation => ({ ...mutation, essential: true });

/** Returns mutations of a value and of all that it contains. */
function valueMutations(name: string, shape: FormShape, value: Json | undefined): Mutation[] {
  const numbers = shape.kind === 'number' ? NUMBERS : [];
  const own = [...others(name, [null, ...numbers]).map(essential), ...others(name, ANY_VALUES)];
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    const added = ANY_VALUES.map((item) => ({
      what: `${name} also has ${JSON.stringify(item)}`,
      body: [...value, item],
    }));
    own.push(...added, essential({ what: `${name} also has {}`, body: [...value, {}] }));
    if (first === undefined || !shape.item) return own;
    const inside = valueMutations(`${name}[0]`, shape.item, first);
    own.push(essential({ what: `${name} has its first item twice`, body: [...value, first] }));
    own.push(...inside.map((inner) => ({ ...inner, body: [inner.body, ...rest] })));
  } else if (isJsonObject(value)) {
    own.push(
      essential({ what: `${name} has one more property`, body: { ...value, no_such_field: { nested: [1, null] } } }),
    );
    for (const field of shape.fields ?? []) {
      const { [field.name]: given, ...rest } = value;
      const inside = valueMutations(`${name}.${field.name}`, field, given);
      own.push(essential({ what: `${name} lacks ${field.name}`, body: rest }));
      own.push(...inside.map((inner) => ({ ...inner, body: { ...value, [field.name]: inner.body } })));
    }
  }
  return own;
}

/**
 * Returns mutations of a valid body: removed properties, values of other types, null, values out of range, repeated and
 * added items, unknown properties at every depth, and bodies that are not an object. The unchanged body is the first one.
 */
export function mutationsOf(shape: FormShape, body: Json): Mutation[] {
  return [{ what: 'unchanged', body }, ...valueMutations('the body', shape, body)];
}

/** Picks distinct items at random. */
export function pick<T>(all: readonly T[], count: number, random: () => number): T[] {
  const left = [...all];
  const picks = Array.from({ length: Math.min(count, all.length) });
  return picks.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
