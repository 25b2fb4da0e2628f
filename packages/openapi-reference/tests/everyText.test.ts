/** A document with a text of its own in every field of OpenAPI 3.2: a page has each of them. */
import { expect, it } from 'vitest';

import { factsOf } from '@api-docs/openapi-facts/facts/readFacts';
import { readApiDocument } from '@api-docs/openapi-facts/readApiDocument';

import { apiFieldsProps } from '../src/fact-components/apiFields';
import { apiOperationsContent } from '../src/fact-components/apiOperations';
import { apiSampleProps } from '../src/fact-components/apiSample';
import { mdxText } from '../src/content/mdxText';
import { furtherPageTexts } from '../src/pages/furtherPageTexts';
import { landingContent } from '../src/pages/landingPage';
import { operationPage } from '../src/pages/operationPage';
import { context } from '../testing/pageContext';

const FILE = 'openapi/a.yaml';

/** The texts of the document, each with the place where it is. */
const texts = new Map<string, string>();

/** Returns a new text of the document. */
function text(place: string): string {
  const own = `text${texts.size}of`;
  texts.set(own, place);
  return own;
}

/** Returns a mapping with a new text for each key. */
const all = (place: string, ...keys: string[]) => Object.fromEntries(keys.map((key) => [key, text(`${place} ${key}`)]));

const url = (place: string) => `https://a.example/${text(`${place} url`)}`;
const docs = (place: string) => ({ url: url(`${place} docs`), ...all(`${place} docs`, 'description') });

function plainString(place: string) {
  return {
    type: 'string',
    ...all(place, 'title', 'description', 'default'),
    externalDocs: docs(place),
    deprecated: true,
  };
}

const string = (place: string) => ({ ...plainString(place), examples: [text(`${place} example`)] });

const names = (place: string, schema: object) => ({ [text(`${place} name`)]: schema });

function object(place: string) {
  const about = (what: string) => all(`${place} ${what}`, 'description');
  const tuple = { prefixItems: [string(`${place} first item`)], items: string(`${place} further item`) };
  const choice = { oneOf: [string(`${place} form`), { type: 'object', properties: names(`${place} form`, {}) }] };
  const condition = {
    if: { properties: { a: { const: text(`${place} if`) } }, ...about('if') },
    then: { properties: names(`${place} then`, {}), ...about('then') },
    else: { properties: names(`${place} else`, {}), ...about('else') },
  };
  return {
    type: 'object',
    externalDocs: docs(place),
    ...all(place, 'title', 'description'),
    properties: {
      ...names(`${place} property`, string(`${place} property`)),
      list: { type: 'array', items: string(`${place} items`), ...about('list') },
      rest: { type: 'array', unevaluatedItems: string(`${place} unevaluatedItems`) },
      tuple: { type: 'array', ...tuple },
      map: { additionalProperties: string(`${place} others`), propertyNames: about('propertyNames') },
      forms: { propertyNames: { anyOf: [string(`${place} form of names`), string(`${place} other form of names`)] } },
      keys: { patternProperties: names(`${place} pattern`, string(`${place} pattern`)) },
      none: { properties: { a: {} }, unevaluatedProperties: string(`${place} unevaluatedProperties`) },
      choice: { ...choice, ...about('choice') },
      not: { type: 'string', not: { enum: [text(`${place} not`)], ...about('not') } },
      contains: { type: 'array', contains: { pattern: text(`${place} contains`), ...about('contains') } },
      condition: { type: 'object', ...condition },
      needed: {
        type: 'object',
        dependentSchemas: { a: { properties: names(`${place} with a`, {}), ...about('with') } },
      },
      content: { type: 'string', contentMediaType: 'application/json', contentSchema: about('contentSchema') },
      value: {
        enum: [1],
        'x-enum-varnames': [text(`${place} value name`)],
        'x-enumDescriptions': [text(`${place} value`)],
      },
    },
  };
}

function examples(place: string, value: unknown) {
  const about = (what: string) => all(`${place} ${what} example`, 'summary', 'description');
  return {
    here: { ...about('own'), dataValue: value, serializedValue: text(`${place} serialized`) },
    there: { ...about('external'), externalValue: url(`${place} external`) },
    both: { ...about('other'), dataValue: value, externalValue: url(`${place} sent`) },
  };
}

const variable = (place: string) => ({
  enum: [text(`${place} value`), 'a'],
  default: 'a',
  ...all(place, 'description'),
});
const server = (place: string) => ({
  url: `https://{v}.example/${text(`${place} url`)}`,
  variables: { v: variable(`${place} variable`) },
  ...all(place, 'name', 'description'),
});

const header = (place: string) => ({
  schema: plainString(place),
  examples: examples(place, 'a'),
  ...all(place, 'description'),
});
const parameter = (place: string, where: string) => ({ in: where, ...all(place, 'name'), ...header(place) });

const media = (place: string) => ({ schema: object(place), examples: examples(place, {}) });

function form(place: string) {
  const headers = names(`${place} header`, {
    schema: plainString(`${place} header`),
    example: text(`${place} header example`),
  });
  return { schema: object(place), encoding: { list: { contentType: text(`${place} part`), headers } } };
}

function response(place: string) {
  const link = {
    parameters: names(`${place} link`, text(`${place} link value`) as never),
    server: server(`${place} link server`),
    ...all(`${place} link`, 'operationId', 'description', 'requestBody'),
  };
  return {
    ...all(place, 'summary', 'description'),
    headers: names(`${place} header`, header(`${place} header`)),
    content: { 'application/json': media(`${place} body`) },
    links: names(`${place} link`, link),
  };
}

function operation(place: string, callbacks?: object) {
  const content = { 'application/json': media(`${place} body`), 'multipart/form-data': form(`${place} form`) };
  return {
    ...all(place, 'summary', 'description'),
    externalDocs: docs(place),
    servers: [server(`${place} server`)],
    parameters: ['query', 'header', 'cookie'].map((where) => parameter(`${place} ${where} parameter`, where)),
    requestBody: { content, ...all(`${place} request`, 'description') },
    responses: {
      200: response(`${place} 200`),
      default: response(`${place} default`),
    },
    callbacks,
  };
}

const item = (place: string) => all(`${place} path`, 'summary', 'description');

const flow = (name: string, ...urls: string[]) => ({
  ...all(name, ...urls),
  refreshUrl: url(`${name} refresh`),
  scopes: { [text(`${name} scope`)]: text(`${name} scope description`) },
});

const scheme = (type: string, given: object) => ({ type, ...given, ...all(type, 'description') });

const DOCUMENT = {
  openapi: '3.2.0',
  info: {
    ...all('info', 'title', 'summary', 'description', 'version', 'termsOfService'),
    contact: all('contact', 'name', 'url', 'email'),
    license: all('license', 'name', 'identifier'),
  },
  servers: [server('server')],
  externalDocs: docs('document'),
  tags: [
    { name: 'A', parent: 'B', externalDocs: docs('tag'), ...all('tag', 'summary', 'description') },
    { name: 'B', externalDocs: docs('outer tag'), ...all('outer tag', 'summary', 'description') },
    { name: 'C', externalDocs: docs('topic'), ...all('topic', 'summary', 'description') },
  ],
  paths: {
    '/a': {
      ...item('own'),
      parameters: [parameter('parameter of the path', 'query')],
      post: {
        tags: ['A'],
        ...operation('operation', { done: { '{$url}': { ...item('callback'), post: operation('callback') } } }),
      },
    },
    '/b': { servers: [server('server of the path')], additionalOperations: { COPY: { ...all('copy', 'summary') } } },
  },
  webhooks: { done: { ...item('webhook'), post: operation('webhook') } },
  components: {
    securitySchemes: {
      oauth: scheme('oauth2', {
        oauth2MetadataUrl: url('metadata'),
        flows: {
          implicit: flow('implicit', 'authorizationUrl'),
          password: flow('password', 'tokenUrl'),
          clientCredentials: flow('clientCredentials', 'tokenUrl'),
          authorizationCode: flow('authorizationCode', 'authorizationUrl', 'tokenUrl'),
          deviceAuthorization: flow('deviceAuthorization', 'deviceAuthorizationUrl', 'tokenUrl'),
        },
      }),
      connect: scheme('openIdConnect', { openIdConnectUrl: url('connect') }),
      key: scheme('apiKey', { in: 'cookie', ...all('key', 'name') }),
      bearer: scheme('http', { scheme: 'bearer', ...all('bearer', 'bearerFormat') }),
      certificate: scheme('mutualTLS', {}),
    },
  },
};

/** Returns the props of a component with facts, and the content of one that is none in the HTML. */
function shownBy(pages: string, name: string, propsOf: (attributes: Record<string, string>) => unknown): string {
  return [...pages.matchAll(new RegExp(`<${name} ([^>]*)/>`, 'g'))]
    .map(([, given = '']) => [...given.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]))
    .map((attributes) => JSON.stringify(propsOf(Object.fromEntries(attributes) as Record<string, string>)))
    .join('\n');
}

it('pages have every text of a document', () => {
  const read = readApiDocument(FILE, () => undefined, JSON.parse(JSON.stringify(DOCUMENT)) as Record<string, unknown>);
  const facts = factsOf(read, FILE);
  const files = { ...context.files, facts: () => facts };
  const page = { ...context, files, facts, page: 'api/a.api.mdx:1' };
  const pages = [
    ...facts.operations.map((one) => operationPage(one, files)),
    ...furtherPageTexts(files).values(),
    mdxText(landingContent(facts, '/docs/api')),
  ].join('\n');
  const shown = [
    pages,
    shownBy(pages, 'ApiFields', (attributes) => apiFieldsProps(page, attributes)),
    shownBy(pages, 'ApiSample', (attributes) => apiSampleProps(page, attributes)),
    JSON.stringify(apiOperationsContent(page)),
  ].join('\n');
  const missing = [...texts].filter(([own]) => !shown.includes(own)).map(([, place]) => place);
  expect(missing).toEqual([]);
});
