import type { MediaType, OpenApiOperation } from '../src/document/openApiDocument';
import type { Schema } from '../src/document/schemaObject';
import { readApiDocument } from '../src/readApiDocument';
import { factsOf } from '../src/facts/readFacts';
import type { ApiFacts, Body, NamedExample, Operation } from '../src/types';
import type { Field } from '../src/fieldTypes';

/** Returns a field with a dotted path; a test sets only the properties that it checks. */
export function field(path: string, given: Partial<Field> = {}): Field {
  return {
    name: path.split('.').at(-1) ?? path,
    path,
    types: ['string'],
    requirement: 'optional',
    deprecated: false,
    limits: {},
    description: '',
    children: [],
    ...given,
  };
}

function json(fields: Field[], examples: NamedExample[] = []): Body {
  const whole = field('', { name: '', types: ['object'], children: fields });
  return { mediaType: 'application/json', field: whole, examples, encoding: [] };
}

/** Returns an operation with a path. Its bodies have the given fields. */
export function operation(path: string, given: Partial<Operation> = {}): Operation {
  const { request = [field('text')], response: reply = [field('data')], requestExamples } = given;
  return {
    id: path.replaceAll('/', '-').slice(1),
    path,
    method: 'POST',
    slug: path,
    tags: ['Scores'],
    servers: [],
    parameters: [],
    body: { required: true, description: '', contents: [json(request, requestExamples)] },
    responses: [
      { code: '200', description: 'OK.', headers: [], contents: reply.length > 0 ? [json(reply)] : [], links: [] },
    ],
    security: [[{ scheme: { name: 'key', type: 'http', description: '', scheme: 'bearer', flows: [] }, scopes: [] }]],
    callbacks: [],
    name: path.split('/').at(-1) ?? path,
    summary: 'Tone',
    description: 'Scores a text. Higher is better.',
    tag: 'Scores',
    deprecated: false,
    request,
    response: reply,
    requestExamples: [],
    responseExamples: [],
    ...given,
  };
}

/** Returns the facts of an API with these operations. */
export function minimalFacts(operations: Operation[], given: Partial<ApiFacts> = {}): ApiFacts {
  return {
    file: 'openapi/metrics-api.yaml',
    openApi: '3.1',
    title: 'Minimal API',
    version: '1.0.0',
    description: 'Scores texts.',
    server: 'https://api.example',
    servers: [{ url: 'https://api.example', description: '', variables: [] }],
    securitySchemes: [],
    webhooks: [],
    tags: [{ name: 'Scores', description: 'All scores.' }],
    operations,
    legacyBodies: [],
    components: [],
    ...given,
  };
}

/** Returns the facts of an OpenAPI document with these paths. */
export function factsOfPaths(paths: object, given: object = {}): ApiFacts {
  const document = { openapi: '3.2.0', info: {}, ...given, paths };
  return factsOf(
    readApiDocument('openapi/a.yaml', () => undefined, document),
    'openapi/a.yaml',
  );
}

/** A current operation. */
export const tone = operation('/v2/tone', {
  id: 'v2Tone',
  request: [
    field('text', { requirement: 'required' }),
    field('context', { children: [field('context.id'), field('context.text')] }),
  ],
  response: [field('score', { description: 'From `0` on.' })],
  requestExamples: [
    { key: 'calm', summary: 'A calm text', value: { text: 'Hello.' } },
    { key: 'loud', summary: 'A loud text', value: { text: 'HELLO!' } },
  ],
  responseExamples: [{ key: 'calm', summary: 'A calm text', value: { score: 1, at: [3, 12] } }],
});

const oldTone = operation('/v1/tone', { deprecated: true, request: [field('response')], response: [], tag: 'Old' });

export const facts = minimalFacts([oldTone, tone], {
  tags: [
    { name: 'Scores', description: 'All `scores`.' },
    { name: 'Old', description: 'Before.' },
  ],
  legacyBodies: [{ name: 'refusal', description: '', request: [field('answer')], example: null }],
});

/** Path of the one operation of {@link minimalDocument}. */
export const TONE = '/scores/v2/tone';

/** The parts of an OpenAPI document that tests change. */
export interface MinimalDocument extends Record<string, unknown> {
  info: { title: string; version: string; description: string };
  paths: Record<string, { post: OpenApiOperation & { requestBody: { content: { 'application/json': MediaType } } } }>;
}

/** Returns a new copy of the smallest OpenAPI document of the site's own form. */
export function minimalDocument(): MinimalDocument {
  const examples = {
    calm: { summary: 'A calm text', value: { text: 'Hello.' } },
    loud: { summary: 'A loud text', value: { text: 'HELLO!' } },
  };
  const request = {
    type: 'object',
    required: ['text'],
    properties: { text: { type: 'string', description: 'The text to score.' } },
  };
  const reply = { type: 'object', properties: { score: { type: 'number', description: 'From 0 to 1.' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Minimal API', version: '1.0.0', description: 'Scores texts.' },
    servers: [{ url: 'https://api.example' }],
    tags: [{ name: 'Scores', description: 'All scores.' }],
    paths: {
      [TONE]: {
        post: {
          operationId: 'tone',
          summary: 'Tone',
          description: 'Scores a text.',
          tags: ['Scores'],
          requestBody: { content: { 'application/json': { schema: request, examples } } },
          responses: {
            '200': { description: 'OK.', content: { 'application/json': { schema: reply } } },
            '401': { description: 'No key.' },
            '422': { description: 'Wrong input.' },
            '500': { description: 'Failed.' },
          },
        },
      },
    },
  };
}

/** A request schema with a field of every kind. */
export const requestSchema: Schema = {
  type: 'object',
  description: 'The body.',
  required: ['query', 'context', 'metrics'],
  properties: {
    query: { type: 'string', description: 'What the *user* asked.' },
    severity: { type: 'number', minimum: 0, maximum: 1, description: 'How strict.' },
    include_citations: { type: 'boolean', default: true, description: 'Whether to cite.' },
    metrics: { type: 'array', uniqueItems: true, items: { type: 'string' }, description: 'Which.' },
    context: {
      type: ['array', 'null'],
      description: 'The chunks.',
      items: {
        type: 'object',
        properties: {
          chunk_id: { type: 'string', description: 'Its id.' },
          chunk_text: { type: 'string', description: 'Its words.' },
        },
        anyOf: [{ required: ['chunk_id'] }, { required: ['chunk_text'] }],
      },
    },
    allowlist: { type: 'array', items: {}, description: 'Anything.' },
    metadata: {
      type: 'object',
      description: 'About the call.',
      properties: { correlation_id: { type: 'string', description: 'Yours.' } },
    },
  },
};
