/**
 * Reads OpenAPI files without the build's own parser, so that the tests can compare its output with the source.
 */
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { projectDir } from '../../scripts/lib/run';
import type { Json } from '../../shared/json';

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
  /** How samples name it: `/metrics/v4alpha/pii` if it is a POST, otherwise for example `GET /jobs`. */
  ref: string;
  /** Of its page in the reference, for example `/docs/api/metrics/v4alpha/pii/`. */
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
  /** By status. */
  responses: Record<string, Body>;
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

/** Resolves a reference such as `#/components/schemas/Chunk`. */
function resolveRef(reference: string, document: unknown): object {
  const target = reference
    .split('/')
    .slice(1)
    .reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  if (target === null || typeof target !== 'object') throw new Error(`${reference} does not exist`);
  return target;
}

/** @param outer references around the node: a schema that contains itself ends at its second occurrence */
function withoutRefs(node: unknown, document: unknown, outer: readonly unknown[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRefs(item, document, outer));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...own } = node as Record<string, unknown>;
  const target = typeof $ref === 'string' && !outer.includes($ref) ? resolveRef($ref, document) : {};
  const inner = [...outer, $ref];
  const whole = Object.entries({ ...target, ...own });
  return Object.fromEntries(whole.map(([key, value]) => [key, withoutRefs(value, document, inner)]));
}

/** Keys of the operations of a path. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Returns the JSON content of a body, or undefined if it has none. */
export function jsonOf(body: Body | undefined) {
  return body?.content?.['application/json'];
}

const files = openApiFiles(projectDir, brand);

type PathItem = Record<string, Operation & { requestBody?: Body }> & Partial<Pick<Operation, 'parameters'>>;

function operationsOf(file: string, paths: Record<string, PathItem>): Operation[] {
  const known = files.facts(file).operations;
  return Object.entries(paths).flatMap(([path, { parameters = [], ...item }]) =>
    Object.entries(item).flatMap(([key, { requestBody, ...operation }]) => {
      const method = key.toUpperCase();
      if (!METHODS.includes(key)) return [];
      const { responses } = operation;
      const success = ['200', ...Object.keys(responses)].find((code) => /^2/.test(code) && code in responses) ?? '';
      return {
        ...operation,
        method,
        path,
        ref: method === 'POST' ? path : `${method} ${path}`,
        route: `/docs/api${known.find((one) => one.path === path && one.method === method)?.slug ?? path}/`,
        parameters: [...(operation.parameters ?? []), ...parameters],
        request: jsonOf(requestBody),
        success,
        reply: jsonOf(responses[success]),
      };
    }),
  );
}

/** Reads an OpenAPI file, with brand tokens replaced and references resolved. Addresses of pages are those of the site. */
export function readOpenApiDocument(file: string): OpenApiDocument {
  const source: unknown = parse(files.brandedText(file));
  const { paths, ...document } = withoutRefs(source, source) as OpenApiDocument & { paths: Record<string, PathItem> };
  return { ...document, operations: operationsOf(file, paths) };
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

/** Returns whether a request calls an operation. */
export function isCallOf({ method, path }: Operation, sent: { method: string; path: string }): boolean {
  const [given = []] = sent.path.split('?').map((part) => part.split('/'));
  const own = path.split('/');
  const isSame = own.every((segment, index) => segment.includes('{') || segment === given[index]);
  return sent.method === method && own.length === given.length && isSame;
}
