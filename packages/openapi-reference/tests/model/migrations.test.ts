import { describe, expect, it } from 'vitest';

import type { Operation } from '@api-docs/openapi-facts/types';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { field, minimalFacts, operation, tone } from '@api-docs/openapi-facts/testing/fixtures';

import { readMigrations } from '../../src/model/migrations';
import { context } from '../../testing/pageContext';

const renames = { response: 'text' };

/** Returns the migrations of an API in which `/v2/tone` replaces `/v1/tone`. */
function migrationsOf(legacy: Partial<Operation>, current: Partial<Operation> = {}) {
  const facts = minimalFacts([
    operation('/v1/tone', { deprecated: true, request: [field('response')], ...legacy }),
    operation('/v2/tone', { request: [field('text', { requirement: 'required' })], ...current }),
  ]);
  const successors = { operations: { '/v1/tone': { successor: '/v2/tone', renames } }, bodies: {} };
  return readMigrations({ ...context.files, facts: () => facts, successors: () => successors });
}

describe('readMigrations', () => {
  it('has the default of the legacy field if the successor has another one or requires the field', () => {
    const fieldOf = (legacy: string | undefined, current: Parameters<typeof field>[1]) => {
      const from = field('response', legacy === undefined ? {} : { default: legacy });
      const [migration] = migrationsOf({ request: [from] }, { request: [field('text', current)] });
      return migration?.successor?.fields[0]?.legacyDefault;
    };
    expect(fieldOf('false', { default: 'true' })).toBe('false');
    expect(fieldOf('false', { requirement: 'required' })).toBe('false');
    expect(fieldOf('false', { default: 'false' })).toBeUndefined();
    expect(fieldOf('false', {})).toBeUndefined();
    expect(fieldOf(undefined, { default: 'true' })).toBeUndefined();
  });

  it('refuses calls that are more than a JSON object, with the reason', () => {
    const query = { name: 'page', in: 'query' as const, field: field('page'), examples: [] };
    const [first] = operation('/v1/tone').body?.contents ?? [];
    const form = { required: true, description: '', contents: first ? [{ ...first, mediaType: 'text/csv' }] : [] };
    const reasonOf = (...given: Parameters<typeof migrationsOf>) => {
      const [migration] = migrationsOf(...given);
      expect(migration?.successor).toBeUndefined();
      return migration?.refused;
    };
    expect(reasonOf({ parameters: [query], request: [field('response')] })).toContain('query parameter `page`');
    expect(reasonOf({ body: form })).toContain('`text/csv`');
    expect(reasonOf({}, { parameters: [query] })).toContain('`/v2/tone` takes the query parameter `page`');
  });

  it('moves an operation without a body', () => {
    const without = operation('/v1/tone', { method: 'GET', deprecated: true, request: [] });
    delete without.body;
    const facts = minimalFacts([without, tone]);
    const successors = { operations: { '/v1/tone': { successor: '/v2/tone', renames: {} } }, bodies: {} };
    const [migration] = readMigrations({ ...context.files, facts: () => facts, successors: () => successors });
    expect(migration).toMatchObject({ method: 'GET', fields: [], successor: { id: tone.id } });
  });

  it('leaves out what is inside of a map or a variant', () => {
    const map = field('response', { types: ['object'], children: [field('response.<key>', { placeholder: 'key' })] });
    const [migration] = migrationsOf({ request: [map, field('other', { children: [field('other.id')] })] });
    expect(migration?.fields.map(({ path }) => path)).toEqual(['response', 'other', 'other.id']);
  });

  it('fails for a legacy body with the name of a legacy operation', () => {
    const legacy = operation('/v1/tone', { deprecated: true, request: [field('response')] });
    const body = { name: legacy.id, description: '', request: [], example: {} };
    const facts = minimalFacts([legacy], { legacyBodies: [body] });
    const entry = { successor: null, renames: {} };
    const successors = { operations: { '/v1/tone': entry }, bodies: { [legacy.id]: entry } };
    const files = { ...context.files, facts: () => facts, successors: () => successors };
    expect(errorDetails(() => readMigrations(files))).toMatchObject({ found: legacy.id });
  });
});
