import { describe, expect, it } from 'vitest';

import { resolveRefs } from '../../../../plugins/api/facts/resolveRefs';
import { errorDetails } from '../../../support/errorDetails';

const text = { $ref: '#/components/schemas/Text' };
const Text = { type: 'string', description: 'A text.' };
const Texts = { type: 'array', items: text };

/** Resolves `body` in a document with the schemas above and more. */
function resolve(body: unknown, more: Record<string, unknown> = {}): unknown {
  return resolveRefs({ components: { schemas: { Text, Texts, ...more } }, body }, 'openapi/a.yaml').body;
}

describe('resolveRefs', () => {
  it.each([
    ['replaces a $ref by its target', text, Text],
    ['replaces a $ref inside a target', { $ref: '#/components/schemas/Texts' }, { type: 'array', items: Text }],
    ['replaces a $ref in a list', [text], [Text]],
    ['replaces the same $ref twice', { a: text, b: text }, { a: Text, b: Text }],
    ['keeps a key next to a $ref', { ...text, description: 'Mine.' }, { type: 'string', description: 'Mine.' }],
    [
      'replaces a $ref in a key next to a $ref',
      { $ref: '#/components/schemas/Texts', items: { ...text, default: '' } },
      { type: 'array', items: { ...Text, default: '' } },
    ],
    ['keeps other values', { a: [1, null, 'x', true] }, { a: [1, null, 'x', true] }],
  ])('%s', (_behavior, body, expected) => {
    expect(resolve(body)).toEqual(expected);
  });

  it('does not change the document', () => {
    const document = { components: { schemas: { Text } }, body: text };
    resolveRefs(document, 'openapi/a.yaml');
    expect(document.body).toEqual({ $ref: '#/components/schemas/Text' });
  });

  it.each([
    ['a misspelled $ref', '#/components/schemas/Textz', 'write "#/components/schemas/Text"'],
    ['a $ref to a missing component', '#/components/schemas/Embedding', 'add the component or fix the $ref'],
    ['a $ref to another file', 'other.yaml#/Text', 'add the component or fix the $ref'],
  ])('rejects %s', (_case, $ref, remedy) => {
    const error = errorDetails(() => resolve({ $ref }));
    expect(error).toMatchObject({ file: 'openapi/a.yaml', found: $ref, remedy });
  });

  it('rejects a $ref that is not a string', () => {
    expect(errorDetails(() => resolve({ $ref: 12 })).found).toBe('$ref: 12');
  });

  it.each<[string, Record<string, object>, string]>([
    [
      'a schema that contains itself',
      { A: { properties: { child: { $ref: '#/components/schemas/A' } } } },
      '#/components/schemas/A → #/components/schemas/A',
    ],
    [
      'two schemas that contain each other',
      { A: { items: { $ref: '#/components/schemas/B' } }, B: { items: { $ref: '#/components/schemas/A' } } },
      '#/components/schemas/B → #/components/schemas/A → #/components/schemas/B',
    ],
  ])('rejects %s', (_case, schemas, found) => {
    expect(errorDetails(() => resolve({}, schemas))).toMatchObject({ problem: 'circular $ref', found });
  });
});
