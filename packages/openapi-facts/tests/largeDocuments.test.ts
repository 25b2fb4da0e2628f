import { describe, expect, it } from 'vitest';

import { stringifyJson } from '@api-docs/kit/values/json';

import { fieldRows } from '../src/facts/fieldRows';
import type { ApiFacts } from '../src/types';
import { factsOfPaths } from '../testing/fixtures';

const nameOf = (index: number) => `Schema${index}`;
const ref = (index: number) => ({ $ref: `#/components/schemas/${nameOf(index)}` });
const body = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Returns the facts of a document of which each schema has one operation that takes and returns it. */
function factsOfSchemas(schemas: readonly object[], operations = schemas.length): ApiFacts {
  const paths = Array.from({ length: operations }, (_one, index) => {
    const own = body(ref(index % schemas.length));
    return [`/paths/${index}`, { post: { requestBody: own, responses: { 200: { description: 'Done.', ...own } } } }];
  });
  const named = Object.fromEntries(schemas.map((schema, index) => [nameOf(index), schema]));
  return factsOfPaths(Object.fromEntries(paths), { components: { schemas: named } });
}

/** Returns schemas that all refer to each other. */
function mutual(count: number, required: string[] = []): object[] {
  return Array.from({ length: count }, (_one, index) => {
    const others = Array.from({ length: count }, (_other, other) => [`to${other}`, ref(other)] as const);
    return { type: 'object', required, properties: Object.fromEntries(others.filter((_other, at) => at !== index)) };
  });
}

/** Returns schemas each of which refers five times to later ones, and needs the next if `isChain`. */
function layered(count: number, isChain = false): object[] {
  return Array.from({ length: count }, (_one, index) => {
    const later = Array.from({ length: 5 }, (_other, step) => index + 1 + step * 3).filter((one) => one < count);
    const texts = Array.from({ length: 12 }, (_text, at) => [`text${at}`, { type: 'string' }] as const);
    const properties = Object.fromEntries([...texts, ...later.map((one) => [`to${one}`, ref(one)] as const)]);
    return { type: 'object', properties, required: isChain ? later.slice(0, 1).map((one) => `to${one}`) : [] };
  });
}

/** Returns a union, and its variants, which contain it. */
function unionOf(count: number): object[] {
  const variants = Array.from({ length: count }, (_one, index) => ({
    type: 'object',
    properties: { kind: { const: index }, child: ref(0) },
    required: ['kind'],
  }));
  return [{ oneOf: variants.map((_variant, index) => ref(index + 1)) }, ...variants];
}

describe('a document whose references multiply', () => {
  it.each<[string, object[], number]>([
    ['12 schemas that refer to each other', mutual(12), 12],
    ['10 schemas that need each other', mutual(10, ['to0', 'to1', 'to2']), 10],
    ['40 schemas in layers, and 200 operations', layered(40), 200],
    ['a union of 150 schemas, each of which contains it', unionOf(150), 1],
    ['25 schemas in layers, each of which needs the next one', layered(25, true), 25],
  ])('%s is read, and each body shows a part of it', (_case, schemas, operations) => {
    const facts = factsOfSchemas(schemas, operations);
    const bodies = facts.operations.flatMap(({ body: sent }) => sent?.contents ?? []);
    expect(bodies).toHaveLength(operations);
    for (const { field, examples } of bodies) {
      expect(fieldRows(field ? [field] : [], '').length).toBeLessThan(700);
      expect(stringifyJson(examples).length).toBeLessThan(5000);
    }
  });

  it('has every field of every schema, in a body or in a component', () => {
    const { components, operations } = factsOfSchemas(layered(40), 200);
    const linked = components.filter(({ linked }) => linked.includes('request'));
    const shown = [...linked.map(({ fields }) => fields.request), ...operations.flatMap(({ request }) => request)];
    const rows = fieldRows(shown, '');
    expect(rows.every(({ component }) => component === undefined || linked.some((one) => one.ref === component))).toBe(
      true,
    );
    expect(new Set(linked.map(({ name }) => name)).size).toBe(linked.length);
    expect(linked.length).toBeGreaterThan(20);
  });

  it('shows everything in the body if that is not much', () => {
    const { operations } = factsOfSchemas(layered(3));
    const rows = operations.flatMap(({ request }) => fieldRows(request, ''));
    expect(rows.filter(({ component }) => component !== undefined)).toEqual([]);
  });
});
