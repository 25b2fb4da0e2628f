/**
 * Reads an OpenAPI file here on its own: a proof about what the site prints must not trust the reading that made it.
 */
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { projectDir } from '../../scripts/run';
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
  'x-requirement-not-published'?: string[];
  [keyword: string]: unknown;
}

/** What a request or a reply carries. */
export interface Body {
  description?: string;
  content?: Record<string, { schema: Schema; examples?: Record<string, { summary: string; value: Json }> }>;
}

/** An operation; this project has POST only. */
export interface Post {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  requestBody: Body;
  /** By status. */
  responses: Record<string, Body>;
}

/** The parts of an OpenAPI file of this project that the tests read. */
export interface OpenApiDocument {
  servers: { url: string }[];
  /** In the file's order. */
  paths: Record<string, { post: Post }>;
  'x-legacy-bodies'?: Record<string, { schema: Schema }>;
}

/** Follows a reference such as `#/components/schemas/Chunk`. */
function referred(reference: string, document: unknown): object {
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
  const whole = { ...(typeof $ref === 'string' ? referred($ref, document) : {}), ...own };
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, withoutRefs(value, document)]));
}

/**
 * Reads an OpenAPI file with the brand and all references filled in.
 *
 * @param file relative to the project
 * @throws when a reference leads nowhere
 */
export function openApiDocument(file: string): OpenApiDocument {
  const document = parse(openApiFiles(projectDir, brand).brandedText(file)) as unknown;
  return withoutRefs(document, document) as OpenApiDocument;
}

/** @returns what a body carries as JSON, undefined when there is none */
export function jsonOf(body: Body | undefined) {
  return body?.content?.['application/json'];
}
