/**
 * Reads OpenAPI files without the build's own parser, so that the tests can compare its output with the source.
 */
import type { Json } from '@api-docs/kit/values/json';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { projectDir } from '../../scripts/lib/run';
import { isMapping, namesIn, WrittenDocument, type Mapping } from './independentReader';

/** A JSON schema without references. */
export interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  'x-requirement-not-documented'?: string[];
  [keyword: string]: unknown;
}

/** A body in one media type. */
interface Content {
  schema: Schema;
  /** By key, in the file's order. */
  examples?: Record<string, { summary: string; description?: string; value: Json }>;
}

/** A request or reply body. */
export interface Body {
  description?: string;
  content?: Record<string, Content>;
}

/** An operation of any method. */
export interface Operation {
  method: string;
  path: string;
  /** How samples name it: `/jobs` if it is a POST, otherwise for example `GET /jobs`. */
  ref: string;
  /** Of its page in the reference, for example `/docs/api/jobs/`. */
  route: string;
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  /** Those of its path, too. */
  parameters: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  /** The JSON that is sent, as all specified operations have it. */
  request?: Content;
  /** The status of a successful call: 200, otherwise the first 2XX. */
  success: string;
  /** The JSON of the reply to a successful call. */
  reply?: Content;
  requestBody?: Body;
  /** By status. */
  responses: Record<string, Body>;
  callbacks?: unknown;
  /** Missing if it takes the API key, as all specified operations do. */
  security?: unknown;
}

/** The parts of an OpenAPI file of this project that most tests read. */
export interface OpenApiDocument {
  servers: { url: string }[];
  /** All of them, in the file's order. */
  operations: Operation[];
  'x-legacy-bodies'?: Record<string, { schema: Schema; example: Json }>;
}

const files = openApiFiles(projectDir, brand);

/** Returns a node without references. A schema that contains itself ends at its second occurrence. */
function withoutRefs(document: WrittenDocument, node: unknown, outer: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRefs(document, item, outer));
  if (!isMapping(node)) return node;
  const { $ref, ...others } = node;
  // A field may have the name `$ref`.
  const own = typeof $ref === 'string' ? others : node;
  const entries = Object.entries(own).map(([key, value]) => [key, withoutRefs(document, value, outer)]);
  const inner = Object.fromEntries(entries) as Mapping;
  if (isMapping(own.discriminator) && isMapping(own.discriminator.mapping)) {
    const targets = Object.entries(own.discriminator.mapping);
    const schemas = targets.map(([key, to]) => [key, withoutRefs(document, { $ref: to }, outer)]);
    inner.discriminator = { ...own.discriminator, mapping: Object.fromEntries(schemas) as Mapping };
  }
  if (typeof $ref !== 'string' || outer.includes($ref)) return inner;
  const target = document.target($ref);
  // A schema can be true or false.
  if (typeof target === 'boolean') return inner;
  if (!isMapping(target)) throw new Error(`${$ref} does not exist`);
  return { ...(withoutRefs(document, target, [...outer, $ref]) as Mapping), ...inner };
}

/** Returns the JSON content of a body, or undefined if it has none. */
export function jsonOf(body: Body | undefined) {
  return body?.content?.['application/json'];
}

/** Reads an OpenAPI file, with brand tokens replaced and references resolved. Addresses of pages are those of the site. */
export function readOpenApiDocument(file: string): OpenApiDocument {
  const document = new WrittenDocument(file, (name) => structuredClone(files.source(name)));
  const known = files.facts(file).operations;
  const operations = document.operations().map(({ method, path: apiPath, parameters, written }): Operation => {
    const operation = withoutRefs(document, { ...written, parameters }) as Operation;
    const { requestBody, responses } = operation;
    const success = ['200', ...Object.keys(responses)].find((code) => /^2/.test(code) && code in responses) ?? '';
    return {
      ...operation,
      method,
      path: apiPath,
      ref: method === 'POST' ? apiPath : `${method} ${apiPath}`,
      route: `/docs/api${known.find((one) => one.path === apiPath && one.method === method)?.slug ?? apiPath}/`,
      request: jsonOf(requestBody),
      success,
      reply: jsonOf(responses[success]),
    };
  });
  const { servers, 'x-legacy-bodies': bodies } = document.root;
  return { ...(withoutRefs(document, { servers, 'x-legacy-bodies': bodies }) as OpenApiDocument), operations };
}

/** Returns all operations of an OpenAPI file, in its order. */
export function readOperations(file: string): Operation[] {
  return readOpenApiDocument(file).operations;
}

/** Returns the operation with a name, see {@link Operation.ref}. */
export function operationAt(operations: readonly Operation[], name: string): Operation {
  const found = operations.find(({ ref }) => ref === name);
  if (!found) throw new Error(`the OpenAPI file has no ${name}`);
  return found;
}

/** Lists what a page of an operation must name: parameters, fields, values, statuses, media types and headers. */
export function namesOf({ parameters, requestBody, responses, callbacks }: Operation): string[] {
  return namesIn([parameters, { requestBody, responses, callbacks }]);
}

/** Returns whether a request calls an operation. */
export function isCallOf({ method, path }: Operation, sent: { method: string; path: string }): boolean {
  const [given = []] = sent.path.split('?').map((part) => part.split('/'));
  const own = path.split('/');
  const isSame = own.every((segment, index) => segment.includes('{') || segment === given[index]);
  return sent.method === method && own.length === given.length && isSame;
}
