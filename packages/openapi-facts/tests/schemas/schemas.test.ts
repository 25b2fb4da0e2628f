import { describe, expect, it } from 'vitest';

import { lookUpReferences } from '../../src/resolve/lookUpReferences';
import { parseFiles } from '../../src/document/parsedFiles';
import type { Schema } from '../../src/document/schemaObject';
import { resolverOf, withoutRefs } from '../../src/resolve/apiDocument';
import { resolveReferences } from '../../src/resolve/resolveReferences';
import { findDerivedSchemas } from '../../src/schemas/derivedSchemas';
import { mergeSchemas } from '../../src/schemas/mergeSchemas';
import { readSchema } from '../../src/schemas/readSchema';

const merged = (schema: Schema) => ({ schema, moreVariants: [], derived: [] });

describe('two merged schemas', () => {
  it.each<[string, Schema, Schema, Schema]>([
    [
      'have the stricter limits',
      { minimum: 1, maxLength: 5 },
      { minimum: 3, maxLength: 9 },
      { minimum: 3, maxLength: 5 },
    ],
    [
      'have the texts of the first',
      { title: 'A' },
      { title: 'B', description: 'B.' },
      { title: 'A', description: 'B.' },
    ],
    ['need the names of both', { required: ['a'] }, { required: ['a', 'b'] }, { required: ['a', 'b'] }],
    ['have the types of both', { type: ['number', 'null'] }, { type: 'integer' }, { type: 'integer' }],
    ['have the values of both', { enum: [1, 2] }, { enum: [2, 3] }, { enum: [2] }],
    ['allow no value if they contradict each other', { const: 1 }, { const: 2 }, { enum: [] }],
    ['match the patterns of both', { pattern: 'a' }, { pattern: 'b' }, { pattern: ['a', 'b'] }],
  ])('%s', (_case, first, second, expected) => {
    expect(mergeSchemas(merged(first), merged(second)).schema).toEqual(expected);
  });

  it('keep the alternatives of both, each in a list of its own', () => {
    const [first, second] = [{ oneOf: [{ const: 1 }] }, { oneOf: [{ const: 2 }] }];
    const { schema, moreVariants } = mergeSchemas(merged(first), merged(second));
    expect([schema, moreVariants]).toEqual([first, [second]]);
  });
});

describe('a schema that is read', () => {
  it.each<[string, Schema | boolean, Schema]>([
    ['is as in OpenAPI 3.1', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['has exclusive limits as numbers', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    [
      'is null or the other alternative',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { type: ['string', 'null'] },
    ],
    ['has no allOf', { allOf: [{ minimum: 1 }, { maximum: 2 }] }, { minimum: 1, maximum: 2 }],
    ['has the values of constants', { oneOf: [{ const: 'a' }, { const: 'b' }] }, { enum: ['a', 'b'] }],
    ['allows everything', true, {}],
  ])('%s', (_case, given, expected) => {
    expect(readSchema(given, withoutRefs).schema).toMatchObject(expected);
  });
});

const FILE = 'openapi/a.yaml';
const ref = (name: string) => `#/components/schemas/${name}`;
const DOCUMENT = {
  openapi: '3.1.0',
  components: {
    schemas: {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: { type: 'string' } } },
      Cat: { allOf: [{ $ref: ref('Pet') }, { properties: { lives: { type: 'integer' } } }] },
      Lion: { allOf: [{ $ref: ref('Cat') }] },
    },
  },
};

describe('a document', () => {
  it('is not changed by what is resolved, checked and derived of it', () => {
    const given = structuredClone(DOCUMENT);
    const checked = resolveReferences(parseFiles(FILE, () => undefined, given));
    expect(lookUpReferences(checked)).toEqual([]);
    expect(findDerivedSchemas(checked).get(FILE + ref('Pet'))).toEqual([FILE + ref('Cat'), FILE + ref('Lion')]);
    expect(given).toEqual(DOCUMENT);
  });

  it('says where a schema comes from, and what extends it', () => {
    const checked = resolveReferences(parseFiles(FILE, () => undefined, DOCUMENT));
    lookUpReferences(checked);
    const resolve = resolverOf(checked.targets, findDerivedSchemas(checked));
    expect(readSchema({ $ref: FILE + ref('Pet') }, resolve)).toMatchObject({
      refs: [FILE + ref('Pet')],
      derived: [FILE + ref('Cat'), FILE + ref('Lion')],
    });
    const cat = readSchema({ $ref: FILE + ref('Cat') }, resolve);
    expect([cat.refs, cat.baseRefs, cat.derived]).toEqual([[FILE + ref('Cat')], [FILE + ref('Pet')], []]);
    expect(Object.keys(cat.schema.properties ?? {})).toEqual(['kind', 'lives']);
  });
});
