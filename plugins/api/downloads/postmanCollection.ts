import { operationRef } from '../facts/findOperation';
import { jsonBody } from '../facts/readContent';
import type { ApiFacts, Body, Json, NamedExample, Operation, Parameter } from '../facts/types';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** References to the collection's variables. */
const HOST = '{{baseUrl}}';
const KEY = '{{apiKey}}';

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}

function firstValue({ examples }: { examples: NamedExample[] }): string {
  return textOf(examples.find(({ isExternal }) => !isExternal)?.value);
}

/** Parameters of a place. Optional ones are switched off. */
function parametersOf({ parameters }: Operation, place: Parameter['in']) {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({
      key: parameter.name,
      value: firstValue(parameter),
      ...(parameter.field.description ? { description: parameter.field.description } : {}),
      ...(parameter.field.requirement === 'required' ? {} : { disabled: true }),
    }));
}

function formFields({ field }: Body, example: Json | undefined) {
  const values = example !== null && typeof example === 'object' && !Array.isArray(example) ? example : {};
  return (field?.children ?? []).map(({ name, format, description }) => ({
    key: name,
    ...(format === 'binary' ? { type: 'file', src: '' } : { type: 'text', value: textOf(values[name]) }),
    ...(description ? { description } : {}),
  }));
}

/** The body of a request in the first media type that it has, if it is not JSON. */
function otherBody({ body }: Operation) {
  const [content] = body?.contents ?? [];
  if (!content) return undefined;
  const example = content.examples.find(({ isExternal }) => !isExternal)?.value;
  if (content.mediaType === 'multipart/form-data') return { mode: 'formdata', formdata: formFields(content, example) };
  if (content.mediaType === 'application/x-www-form-urlencoded') {
    return { mode: 'urlencoded', urlencoded: formFields(content, example) };
  }
  const isText = example !== undefined && !/octet-stream|^(?:image|audio|video)\//.test(content.mediaType);
  return isText ? { mode: 'raw', raw: textOf(example) } : { mode: 'file', file: { src: '' } };
}

function request(operation: Operation, example: NamedExample | undefined) {
  const { method, path, description, body } = operation;
  // Postman writes the name of a path variable after a colon.
  const target = path.replaceAll(/\{([^{}]+)\}/g, ':$1');
  const query = parametersOf(operation, 'query');
  const variable = parametersOf(operation, 'path');
  const cookies = parametersOf(operation, 'cookie').map(({ key, value }) => `${key}=${value}`);
  const mediaType = example
    ? (jsonBody(body?.contents)?.mediaType ?? 'application/json')
    : body?.contents[0]?.mediaType;
  const content = example
    ? { mode: 'raw', raw: JSON.stringify(example.value, null, 2), options: { raw: { language: 'json' } } }
    : otherBody(operation);
  return {
    method,
    header: [
      ...(mediaType === undefined || content?.mode === 'formdata' ? [] : [{ key: 'Content-Type', value: mediaType }]),
      ...parametersOf(operation, 'header'),
      ...(cookies.length > 0 ? [{ key: 'Cookie', value: cookies.join('; '), disabled: true }] : []),
    ],
    url: {
      raw: `${HOST}${target}`,
      host: [HOST],
      path: target.split('/').filter(Boolean),
      ...(query.length > 0 ? { query } : {}),
      ...(variable.length > 0 ? { variable } : {}),
    },
    ...(content ? { body: content } : {}),
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

function operationFolder(facts: ApiFacts, operation: Operation) {
  const examples = operation.requestExamples.filter(({ isExternal }) => !isExternal);
  return {
    name: `${operationRef(facts, operation)}${operation.deprecated ? ' (soon to be deprecated)' : ''}`,
    description: operation.description,
    item:
      examples.length > 0
        ? examples.map((example) => ({
            name: example.summary,
            request: request(operation, example),
            response: savedReplies(operation, example),
          }))
        : [{ name: operation.summary, request: request(operation, undefined), response: [] }],
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
      item: facts.operations.filter(({ tag }) => tag === name).map((operation) => operationFolder(facts, operation)),
    })),
  };
}
