import { describe, expect, it } from 'vitest';

import { postmanCollection } from '../../../../plugins/api/downloads/postmanCollection';
import { readFacts } from '../../../../plugins/api/facts/readFacts';
import { operation, minimalFacts } from '../fixtures';

const tone = operation('/v2/tone', {
  requestExamples: [
    { key: 'calm', summary: 'A calm text', value: { text: 'Hello.' } },
    { key: 'loud', summary: 'A loud text', value: { text: 'HELLO!' } },
  ],
  replyExamples: [{ key: 'loud', summary: 'A loud text', value: { data: {} } }],
});
const old = operation('/v1/tone', { tag: 'Old', deprecated: true });
const tags = [
  { name: 'Scores', description: 'All scores.' },
  { name: 'Old', description: 'Before.' },
];
const collection = postmanCollection(minimalFacts([old, tone], { tags }));

describe('postmanCollection', () => {
  it('has variables for the host and the key, which is empty', () => {
    expect(collection.variable).toEqual([
      { key: 'baseUrl', value: 'https://api.example', type: 'string' },
      { key: 'apiKey', value: '', type: 'string' },
    ]);
    expect(collection.auth.bearer[0]?.value).toBe('{{apiKey}}');
  });

  it('has a folder for each tag with a folder for each operation', () => {
    expect(collection.item.map(({ name, item }) => [name, item.map((folder) => folder.name)])).toEqual([
      ['Scores', ['/v2/tone']],
      ['Old', ['/v1/tone (soon to be deprecated)']],
    ]);
  });

  it('has a request for each named example, with the documented reply', () => {
    const requests = collection.item[0]?.item[0]?.item ?? [];
    expect(requests.map(({ name, response }) => [name, response.length])).toEqual([
      ['A calm text', 0],
      ['A loud text', 1],
    ]);
    expect(requests[0]?.request).toMatchObject({
      method: 'POST',
      url: { raw: '{{baseUrl}}/v2/tone', path: ['v2', 'tone'] },
      body: { mode: 'raw', raw: '{\n  "text": "Hello."\n}' },
    });
    expect(requests[1]?.response[0]).toMatchObject({ code: 200, body: '{\n  "data": {}\n}' });
  });

  it('has a request with parameters and without example for a call of another kind', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 },
      { name: 'limit', in: 'query', schema: { type: 'integer' }, example: 10 },
      { name: 'X-Trace', in: 'header', schema: {}, example: 'a' },
    ];
    const form = {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' }, name: { type: 'string' } } },
      example: { name: 'Ada' },
    };
    const put = { summary: 'Upload', parameters, requestBody: { content: { 'multipart/form-data': form } } };
    const document = { openapi: '3.1.0', info: {}, paths: { '/files/{id}': { put } } };
    const [folder] = postmanCollection(readFacts(document, 'openapi/a.yaml')).item;
    expect(folder?.item[0]?.item[0]?.request).toMatchObject({
      method: 'PUT',
      header: [{ key: 'X-Trace', value: 'a' }],
      url: {
        raw: '{{baseUrl}}/files/:id',
        query: [{ key: 'limit', value: '10' }],
        variable: [{ key: 'id', value: '7' }],
      },
      body: {
        mode: 'formdata',
        formdata: [
          { key: 'name', type: 'text', value: 'Ada' },
          { key: 'file', type: 'text', disabled: true },
        ],
      },
    });
  });
});
