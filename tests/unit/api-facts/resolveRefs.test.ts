import { describe, expect, it } from 'vitest';

import { resolveRefs } from '../../../plugins/api-facts/resolveRefs';

const schemas = {
  Text: { type: 'string', description: 'A text.' },
  Texts: { type: 'array', items: { $ref: '#/components/schemas/Text' } },
};

/** Resolves `body` in a document with the schemas above. */
function resolve(body: unknown, more: Record<string, unknown> = {}): unknown {
  return resolveRefs({ components: { schemas: { ...schemas, ...more } }, body }, 'openapi/a.yaml').body;
}

describe('resolveRefs', () => {
  it.each([
    ['replaces a reference by its target', { $ref: '#/components/schemas/Text' }, schemas.Text],
    [
      'replaces references inside a target',
      { $ref: '#/components/schemas/Texts' },
      { type: 'array', items: schemas.Text },
    ],
    ['replaces references inside lists', [{ $ref: '#/components/schemas/Text' }], [schemas.Text]],
    [
      'lets a key beside the reference win over that of the target',
      { $ref: '#/components/schemas/Text', description: 'Mine.' },
      { type: 'string', description: 'Mine.' },
    ],
    ['keeps plain values', { a: [1, null, 'x', true] }, { a: [1, null, 'x', true] }],
  ])('%s', (_behavior, body, expected) => {
    expect(resolve(body)).toEqual(expected);
  });

  it('resolves references in the siblings of a reference', () => {
    const body = { $ref: '#/components/schemas/Texts', items: { $ref: '#/components/schemas/Text', default: '' } };
    expect(resolve(body)).toEqual({ type: 'array', items: { ...schemas.Text, default: '' } });
  });

  it('allows one target twice, side by side', () => {
    const text = { $ref: '#/components/schemas/Text' };
    expect(resolve({ a: text, b: text })).toEqual({ a: schemas.Text, b: schemas.Text });
  });

  it('leaves the document unchanged', () => {
    const document = { components: { schemas }, body: { $ref: '#/components/schemas/Text' } };
    resolveRefs(document, 'openapi/a.yaml');
    expect(document.body).toEqual({ $ref: '#/components/schemas/Text' });
  });

  it('refuses a misspelt reference and corrects it', () => {
    expect(() => resolve({ $ref: '#/components/schemas/Textz' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: reference to nothing
        expected: a component of the same file, in the form #/components/schemas/Name
        found:    #/components/schemas/Textz
        remedy:   write "#/components/schemas/Text"]
    `);
  });

  it('refuses a reference to a component that does not exist', () => {
    expect(() => resolve({ $ref: '#/components/schemas/Embedding' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: reference to nothing
        expected: a component of the same file, in the form #/components/schemas/Name
        found:    #/components/schemas/Embedding
        remedy:   add the component or mend the reference]
    `);
  });

  it('refuses a reference to another file', () => {
    expect(() => resolve({ $ref: 'other.yaml#/Text' })).toThrow('found:    other.yaml#/Text');
  });

  it('refuses a reference that is no text', () => {
    expect(() => resolve({ $ref: 12 })).toThrow('openapi/a.yaml: reference that is no text');
  });

  it('refuses a schema that holds itself', () => {
    const Tree = { properties: { child: { $ref: '#/components/schemas/Tree' } } };
    expect(() => resolve({ $ref: '#/components/schemas/Tree' }, { Tree })).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/a.yaml: reference in a circle
        expected: schemas that end
        found:    #/components/schemas/Tree → #/components/schemas/Tree
        remedy:   take the schema out of itself]
    `);
  });

  it('refuses two schemas that hold each other', () => {
    const A = { items: { $ref: '#/components/schemas/B' } };
    const B = { items: { $ref: '#/components/schemas/A' } };
    expect(() => resolve({ $ref: '#/components/schemas/A' }, { A, B })).toThrow('reference in a circle');
  });
});
