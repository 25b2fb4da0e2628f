import { describe, expect, it } from 'vitest';

import type { Schema } from '../src/document/schemaObject';
import { readContents } from '../src/facts/readBody';
import { readParameters } from '../src/facts/readParameters';
import { readEncoding } from '../src/facts/readEncoding';
import { readResponses } from '../src/facts/readResponses';
import { documentReader } from '../src/facts/documentReader';
import { withoutRefs } from '../src/resolve/apiDocument';
import { describeSerialization } from '../src/text/describeValue';

const reader = documentReader(withoutRefs);

describe('readResponses', () => {
  it('sorts statuses by number, then ranges, which statuses take precedence over, then the default', () => {
    const codes = ['default', '5XX', '2XX', '401', '422', 'x-note', '200', '4XX', '201'];
    const responses = Object.fromEntries(codes.map((code) => [code, { description: code }]));
    const sorted = readResponses(responses, reader).map(({ code }) => code);
    expect(sorted).toEqual(['200', '201', '401', '422', '2XX', '4XX', '5XX', 'default']);
  });

  it.each([
    ['#/paths/~1a~1%7Bid%7D/get', 'GET /a/{id}'],
    ['#/paths/~1a/additionalOperations/COPY', 'COPY /a'],
    ['https://b.example/b.yaml#/paths/~1a/get', 'https://b.example/b.yaml#/paths/~1a/get'],
  ])('reads the operation of a link: %s', (operationRef, operation) => {
    const [response] = readResponses({ '200': { links: { next: { operationRef } } } }, reader);
    expect(response?.links[0]?.operation).toBe(operation);
  });

  it('reads the server of a link', () => {
    const server = { url: 'https://{region}.example', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } };
    const [response] = readResponses({ '200': { links: { next: { operationId: 'read', server } } } }, reader);
    expect(response?.links[0]?.server).toEqual({
      url: 'https://{region}.example',
      description: '',
      variables: [{ name: 'region', default: 'eu', enum: ['eu', 'us'], description: '' }],
    });
  });
});

describe('the way in which a value is written', () => {
  const list = { type: 'array', items: { type: 'string' } };
  const textOf = (given: object) => {
    const [parameter] = readParameters([{ parameters: [{ name: 'a', ...given } as never] }], reader, '');
    return parameter && describeSerialization(parameter.field).join();
  };

  it.each<[string, object, string]>([
    ['of a text has no parts', { in: 'query', explode: false, schema: { type: 'string' } }, ''],
    ['of a number with parts', { in: 'query', explode: false, schema: { type: ['integer', 'null'] } }, ''],
    ['of a list that is not exploded', { in: 'query', explode: false, schema: list }, 'not exploded'],
    ['of a list as usual', { in: 'query', explode: true, schema: list }, ''],
    ['of a header as usual', { in: 'header', explode: false, schema: list }, ''],
    ['of a list in a header, which has one way', { in: 'header', explode: true, schema: list }, ''],
    ['of an object in an unusual way', { in: 'header', explode: true, schema: { type: 'object' } }, 'exploded'],
    [
      'of a list in an unusual way',
      { in: 'query', style: 'pipeDelimited', explode: true, schema: list },
      'style `pipeDelimited`,exploded: one parameter for each value',
    ],
    ['of any value', { in: 'query', explode: false, schema: {} }, 'not exploded'],
    [
      'of a deep object',
      { in: 'query', style: 'deepObject', explode: true, schema: { type: 'object' } },
      'style `deepObject`',
    ],
  ])('is said as far as it matters: %s', (_case, given, expected) => {
    expect(textOf(given)).toBe(expected);
  });

  it('of a part of a form is said as far as it matters', () => {
    const schema = { properties: { text: { type: 'string' }, list } };
    const encoding = { text: { explode: false }, list: { explode: false } };
    expect(readEncoding({ schema, encoding }, reader, 'request').map(({ explode }) => explode)).toEqual([
      undefined,
      false,
    ]);
  });
});

describe('readContents', () => {
  it.each(['text/event-stream', 'application/jsonl'])('makes no example of %s whose items nobody describes', (type) => {
    const [body] = readContents({ [type]: { schema: { type: 'string' } } }, reader, 'response');
    expect(body?.examples).toEqual([]);
    const [described] = readContents({ [type]: { itemSchema: { type: 'object' } } }, reader, 'response');
    expect(described?.examples).toHaveLength(1);
  });

  it.each<[type: string, schema: Schema, values: unknown[]]>([
    ['text/csv', { type: 'array', items: { type: 'object' } }, []],
    ['text/plain', { type: 'object' }, []],
    ['text/plain', { type: 'integer' }, [0]],
    ['text/yaml', { type: 'object' }, [{}]],
  ])('makes examples of %s only if it can write them: %j', (type, schema, values) => {
    const [body] = readContents({ [type]: { schema } }, reader, 'request');
    expect(body?.examples.map(({ value }) => value)).toEqual(values);
  });
});

describe('readParameters', () => {
  it.each([
    ['what its schema says besides', 'Order of writes.', '- `weak`: fast', 'Order of writes.\n\n- `weak`: fast'],
    ['a text that is in a word of the other', 'ID', 'Provided by you.', 'ID\n\nProvided by you.'],
    ['a text of both once', 'Order of writes.', 'Order of writes.\n', 'Order of writes.'],
    ['the longer text if it has the other one', 'Order of writes.', 'Order of writes. Slow.', 'Order of writes. Slow.'],
    ['what only its schema says', undefined, 'Order of writes.', 'Order of writes.'],
  ])('describes a parameter with %s', (_case, own, ofSchema, expected) => {
    const parameter = { name: 'a', in: 'query', description: own, schema: { type: 'string', description: ofSchema } };
    const [read] = readParameters([{ parameters: [parameter] }], reader, '/a');
    expect(read?.field.description).toBe(expected);
  });

  it('keeps what the file says about each example', () => {
    const examples = {
      few: { summary: 'A few', value: 5 },
      none: { value: 0 },
      most: { summary: 'Most', description: 'Slow:\n\n- avoid', value: 9007199254740993n },
      there: { externalValue: 'https://a.example/there' },
      both: { dataValue: 1, externalValue: 'https://a.example/both' },
    };
    const given = { name: 'limit', in: 'query', content: { 'application/json': { examples } } };
    const [limit] = readParameters([{ parameters: [given] }], reader, '/pets');
    expect(limit?.field.exampleNotes).toEqual([
      { value: '5', summary: 'A few' },
      { value: '9007199254740993', summary: 'Most', description: 'Slow:\n\n- avoid' },
      { external: 'https://a.example/there' },
      { value: '1', external: 'https://a.example/both' },
    ]);
    expect(limit?.field.examples).toEqual(['5', '0', '9007199254740993', '1']);
  });
});
