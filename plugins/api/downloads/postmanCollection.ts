import type { ApiFacts, NamedExample, Operation } from '../facts/types';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** References to the collection's variables. */
const HOST = '{{baseUrl}}';
const KEY = '{{apiKey}}';

function request({ method, path, description }: Operation, { value }: NamedExample) {
  return {
    method,
    header: [{ key: 'Content-Type', value: 'application/json' }],
    url: { raw: `${HOST}${path}`, host: [HOST], path: path.split('/').filter(Boolean) },
    body: { mode: 'raw', raw: JSON.stringify(value, null, 2), options: { raw: { language: 'json' } } },
    description,
  };
}

function savedReplies(operation: Operation, example: NamedExample) {
  const reply = operation.replyExamples.find(({ key }) => key === example.key);
  if (!reply) return [];
  return [
    {
      name: reply.summary,
      originalRequest: request(operation, example),
      status: 'OK',
      code: 200,
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: JSON.stringify(reply.value, null, 2),
    },
  ];
}

function operationFolder(operation: Operation) {
  return {
    name: `${operation.path}${operation.deprecated ? ' (soon to be deprecated)' : ''}`,
    description: operation.description,
    item: operation.requestExamples.map((example) => ({
      name: example.summary,
      request: request(operation, example),
      response: savedReplies(operation, example),
    })),
  };
}

/**
 * Converts an OpenAPI file to a Postman collection: a folder for each tag, in it a folder for each operation, in it a
 * request for each named example, with the documented reply as a saved response.
 *
 * @returns a collection of format 2.1.0 (https://schema.getpostman.com). It has no ids, so that every build writes the
 *   same bytes.
 */
export function postmanCollection(facts: ApiFacts) {
  return {
    info: { name: facts.title, description: facts.description, version: facts.version, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: KEY, type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: facts.server, type: 'string' },
      // Readers fill in their own key.
      { key: 'apiKey', value: '', type: 'string' },
    ],
    item: facts.tags.map(({ name, description }) => ({
      name,
      description,
      item: facts.operations.filter(({ tag }) => tag === name).map(operationFolder),
    })),
  };
}
