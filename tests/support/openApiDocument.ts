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

/** A request or reply body. */
export interface Body {
  description?: string;
  content?: Record<
    string,
    { schema: Schema; examples?: Record<string, { summary: string; description?: string; value: Json }> }
  >;
}

/** A call that posts JSON, the kind that the metrics API has. */
export interface Post {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  requestBody: Body;
  /** By status. */
  responses: Record<string, Body>;
}

/** The parts of an OpenAPI file of this project that most tests read: calls that post JSON. */
export interface OpenApiDocument {
  servers: { url: string }[];
  /** In the file's order. */
  paths: Record<string, { post: Post }>;
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

function withoutRefs(node: unknown, document: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRefs(item, document));
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...own } = node as Record<string, unknown>;
  const whole = { ...(typeof $ref === 'string' ? resolveRef($ref, document) : {}), ...own };
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, withoutRefs(value, document)]));
}

/** Keys of the operations of a path. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

function parsed(file: string): { paths: Record<string, object> } {
  return parse(openApiFiles(projectDir, brand).brandedText(file)) as { paths: Record<string, object> };
}

/** Lists all operations of an OpenAPI file, for example `POST /metrics/v4alpha/pii`. */
export function readAddresses(file: string): string[] {
  return Object.entries(parsed(file).paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => METHODS.includes(key))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/**
 * Reads an OpenAPI file, with brand tokens replaced and references resolved. Operations of other kinds are left out: tests
 * of the reference compare all of their names with the pages, and tests of the samples call them.
 */
export function readOpenApiDocument(file: string): OpenApiDocument {
  const source = parsed(file);
  const document = withoutRefs(source, source) as OpenApiDocument;
  const posts = Object.entries(document.paths).filter(([, item]) =>
    jsonOf((item.post as Post | undefined)?.requestBody),
  );
  return { ...document, paths: Object.fromEntries(posts) };
}

/** Returns the JSON content of a body, or undefined if it has none. */
export function jsonOf(body: Body | undefined) {
  return body?.content?.['application/json'];
}

/** Returns the operations of an OpenAPI file by path, in its order. */
export function readPosts(file: string): Map<string, Post> {
  return new Map(Object.entries(readOpenApiDocument(file).paths).map(([path, { post }]) => [path, post]));
}

/** The request of an operation. */
export interface ApiCall {
  /** For example `/metrics/v4alpha/pii`. */
  path: string;
  schema: Schema;
  /** Request examples by key, in the file's order. */
  examples: Record<string, Json>;
}

/** Returns the URL of the API host, without a trailing slash, and all requests of an OpenAPI file in its order. */
export function readApi(file: string): { host: string; calls: ApiCall[] } {
  const { servers, paths } = readOpenApiDocument(file);
  const calls = Object.entries(paths).map(([path, { post }]) => {
    const content = jsonOf(post.requestBody);
    if (!content) throw new Error(`${file}: the request of ${path} has no JSON`);
    const examples = Object.entries(content.examples ?? {}).map(([key, { value }]) => [key, value] as const);
    return { path, schema: content.schema, examples: Object.fromEntries(examples) };
  });
  return { host: servers[0]?.url ?? '', calls };
}
