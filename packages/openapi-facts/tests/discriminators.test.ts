import { describe, expect, it } from 'vitest';

import type { Body } from '../src/types';
import { factsOfPaths } from '../testing/fixtures';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A schema that extends another one by a property of its own name. */
const extending = (base: string, own: string) => ({
  allOf: [ref(base), { type: 'object', properties: { [own]: { type: 'string' } } }],
});

function bodyOf(schemas: object, schema: object): Body {
  const post = { requestBody: { content: { 'application/json': { schema } } } };
  return factsOfPaths({ '/a': { post } }, { components: { schemas } }).operations[0]?.body?.contents[0] as Body;
}

const card = { type: 'object', properties: { kind: { type: 'string' }, number: { type: 'string' } } };
const pet = { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: { type: 'string' } } };
const mapped = {
  type: 'object',
  discriminator: { propertyName: 'kind', mapping: { c: '#/components/schemas/Card', d: 'Card' } },
};

describe('the variants of a discriminator', () => {
  it.each<[string, object, object, string[]]>([
    ['that its mapping names', { Payment: mapped, Card: card }, ref('Payment'), ['Card "c","d"']],
    ['of a schema without a name', { Card: card }, mapped, ['Card "c","d"']],
    [
      'that extend its schema, and those that extend these',
      { Pet: pet, Cat: extending('Pet', 'a'), Lion: extending('Cat', 'b'), Cub: extending('Lion', 'c') },
      ref('Pet'),
      ['Cat "Cat"', 'Lion "Lion"', 'Cub "Cub"'],
    ],
  ])('are those %s', (_case, schemas, schema, expected) => {
    const { field } = bodyOf(schemas, schema);
    expect(field?.variants?.map(({ name, condition }) => `${name} ${condition?.values.join()}`)).toEqual(expected);
  });

  it('end where they extend the schema that lists them', () => {
    const schemas = { Pet: { ...pet, oneOf: [ref('Cat')] }, Cat: extending('Pet', 'lives') };
    const { field, examples } = bodyOf(schemas, ref('Cat'));
    expect(field?.variants).toBeUndefined();
    expect(field?.children.map(({ name, limits }) => [name, limits.const])).toEqual([
      ['kind', '"Cat"'],
      ['lives', undefined],
    ]);
    expect(examples.map(({ value }) => value)).toEqual([{ kind: 'Cat', lives: 'string' }]);
    expect(bodyOf(schemas, ref('Pet')).examples.map(({ value }) => value)).toEqual([{ kind: 'Cat', lives: 'string' }]);
  });

  it('have an example if only the discriminator tells them apart', () => {
    const schema = {
      oneOf: [ref('Card'), ref('Note')],
      discriminator: { propertyName: 'kind', mapping: { c: 'Card' } },
    };
    const [example] = bodyOf({ Card: card, Note: { ...card, required: ['kind'] } }, schema).examples;
    expect(example?.value).toMatchObject({ kind: 'c' });
  });

  it('have no example if a value would be checked without end', () => {
    expect(bodyOf({ Pet: { allOf: [{ oneOf: [ref('Pet')] }] } }, ref('Pet')).examples).toEqual([]);
  });
});

describe('several multiples', () => {
  it.each([
    [2, 3, 6],
    [0.5, 2, 2],
    [1, 9007199254740992n, 9007199254740992n],
    [4, 6n, 12],
  ])('%s and %s are one', (first, second, expected) => {
    const schema = { allOf: [{ type: 'number', multipleOf: first }, { multipleOf: second }] };
    expect(bodyOf({}, schema).field?.limits.multipleOf).toBe(expected);
  });
});

it('merges limits also beside an integer that a number would round', () => {
  const schema = {
    allOf: [
      { type: 'integer', minimum: 1, maximum: 9007199254740993n },
      { minimum: 3, maximum: 9007199254740995n },
    ],
  };
  expect(bodyOf({}, schema).field?.limits).toMatchObject({ minimum: 3, maximum: 9007199254740993n });
});
