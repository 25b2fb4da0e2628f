import { describe, expect, it } from 'vitest';

import { invalidVariants, fullBody } from '../../support/invalidVariants';
import type { Schema } from '../../support/openApiDocument';

const schema: Schema = {
  type: 'object',
  required: ['names'],
  properties: {
    names: { type: 'array', uniqueItems: true, items: { type: 'string' } },
    level: { type: 'number', minimum: 0, maximum: 1, default: 0.5 },
    chunks: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        anyOf: [{ required: ['id'] }, { required: ['text'] }],
        properties: { id: { type: 'string' }, text: { type: 'string' } },
      },
    },
    open: { description: 'Anything.' },
  },
};

const full = { names: ['a'], level: 0, chunks: [{ id: 'x', text: 'a text' }], open: 'a text' };

describe('fullBody', () => {
  it('completes an example at every depth', () => {
    expect(fullBody(schema, { names: ['a'], chunks: [{ id: 'x' }] })).toEqual(full);
  });

  it('replaces null by a value', () => {
    expect(fullBody({ type: ['array', 'null'], items: { type: 'boolean' } }, null)).toEqual([true]);
  });
});

describe('invalidVariants', () => {
  it('breaks each rule of the schema once', () => {
    expect(invalidVariants(schema, full)).toEqual([
      { what: ' has another type', body: [] },
      { what: ' is null', body: null },
      { what: '.names is left out', body: { level: 0, chunks: full.chunks, open: 'a text' } },
      { what: '.names has another type', body: { ...full, names: {} } },
      { what: '.names is null', body: { ...full, names: null } },
      { what: '.names has an item twice', body: { ...full, names: ['a', 'a'] } },
      { what: '.names[0] has another type', body: { ...full, names: [7] } },
      { what: '.names[0] is null', body: { ...full, names: [null] } },
      { what: '.level has another type', body: { ...full, level: 'seven' } },
      { what: '.level is null', body: { ...full, level: null } },
      { what: '.level is too small', body: { ...full, level: -0.1 } },
      { what: '.level is too large', body: { ...full, level: 1.1 } },
      { what: '.chunks has another type', body: { ...full, chunks: {} } },
      { what: '.chunks[0] has another type', body: { ...full, chunks: [[]] } },
      { what: '.chunks[0] is null', body: { ...full, chunks: [null] } },
      { what: '.chunks[0] has none of id, text', body: { ...full, chunks: [{}] } },
      { what: '.chunks[0].id has another type', body: { ...full, chunks: [{ id: 7, text: 'a text' }] } },
      { what: '.chunks[0].id is null', body: { ...full, chunks: [{ id: null, text: 'a text' }] } },
      { what: '.chunks[0].text has another type', body: { ...full, chunks: [{ id: 'x', text: 7 }] } },
      { what: '.chunks[0].text is null', body: { ...full, chunks: [{ id: 'x', text: null }] } },
    ]);
  });

  it.each([
    ['an unknown keyword', { pattern: '^a$' }, 'pattern'],
    ['an unknown type', { type: 'integer' }, 'integer'],
  ])('rejects %s', (_case, unknown, name) => {
    expect(() => invalidVariants(unknown, null)).toThrow(name);
  });
});
