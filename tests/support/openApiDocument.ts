/**
 * Reads OpenAPI files without the build's own parser, so that the tests can compare its output with the source.
 */
import path from 'node:path';

import { valueAsText, type Json } from '@api-docs/kit/json';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../site/plugins/api/facts/apiFiles';
import { projectDir } from '../../scripts/lib/run';

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

export type Mapping = Record<string, unknown>;

export const isMapping = (value: unknown): value is Mapping =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns the reference to the schema of a discriminator, which may be its name. */
const schemaRef = (target: string) => (target.includes('#') ? target : `#/components/schemas/${target}`);

const files = openApiFiles(projectDir, brand);

/** Returns a node without references. A schema that contains itself ends at its second occurrence. */
function withoutRefs(node: unknown, file: string, outer: readonly string[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRefs(item, file, outer));
  if (!isMapping(node)) return node;
  const { $ref, ...others } = node;
  // A field may have the name `$ref`.
  const own = typeof $ref === 'string' ? others : node;
  const entries = Object.entries(own).map(([key, value]) => [key, withoutRefs(value, file, outer)]);
  const inner = Object.fromEntries(entries) as Mapping;
  if (isMapping(own.discriminator) && isMapping(own.discriminator.mapping)) {
    const targets = Object.entries(own.discriminator.mapping);
    const schemas = targets.map(([key, to]) => [key, withoutRefs({ $ref: schemaRef(String(to)) }, file, outer)]);
    inner.discriminator = { ...own.discriminator, mapping: Object.fromEntries(schemas) as Mapping };
  }
  if (typeof $ref !== 'string') return inner;
  const [other = '', pointer = ''] = $ref.split('#');
  const source = other === '' ? file : path.join(path.dirname(file), other);
  const reference = `${source}#${pointer}`;
  if (outer.includes(reference)) return inner;
  const steps = pointer.split('/').slice(1);
  const target = steps
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => (isMapping(at) ? at[step] : undefined), files.source(source));
  // A schema can be true or false.
  if (typeof target === 'boolean') return inner;
  if (!isMapping(target)) throw new Error(`${file}: ${$ref} does not exist`);
  return { ...(withoutRefs(target, source, [...outer, reference]) as Mapping), ...inner };
}

/** Keys of the operations of a path. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Returns the JSON content of a body, or undefined if it has none. */
export function jsonOf(body: Body | undefined) {
  return body?.content?.['application/json'];
}

type PathItem = Record<string, Operation> & Partial<Pick<Operation, 'parameters'>>;

function operationsOf(file: string, paths: Record<string, PathItem>): Operation[] {
  const known = files.facts(file).operations;
  return Object.entries(paths).flatMap(([apiPath, { parameters = [], additionalOperations: others = {}, ...item }]) =>
    [
      ...Object.entries(item).filter(([key]) => METHODS.includes(key)),
      ...Object.entries(others as unknown as Record<string, Operation>),
    ].flatMap(([key, operation]) => {
      const method = METHODS.includes(key) ? key.toUpperCase() : key;
      const { requestBody, responses } = operation;
      const success = ['200', ...Object.keys(responses)].find((code) => /^2/.test(code) && code in responses) ?? '';
      return {
        ...operation,
        method,
        path: apiPath,
        ref: method === 'POST' ? apiPath : `${method} ${apiPath}`,
        route: `/docs/api${known.find((one) => one.path === apiPath && one.method === method)?.slug ?? apiPath}/`,
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
  const { paths, ...document } = withoutRefs(files.source(file), file) as OpenApiDocument & {
    paths: Record<string, PathItem>;
  };
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

/** Keys of maps whose keys are names that readers must find. */
const NAMING = ['properties', 'responses', 'content', 'headers', 'callbacks', 'mapping'];

/** Keys of maps whose keys are no keywords. */
const MAPS = [...NAMING, 'patternProperties', 'dependentSchemas', 'encoding'];

/** Those of them whose names can begin like an extension. */
const OF_ANY_NAMES = ['properties', 'headers'];

/** Keys of values that may contain anything, and of parts without names. */
const SKIPPED = ['example', 'examples', 'default', 'security', 'servers', 'links', 'tags', 'externalDocs', 'xml'];

/**
 * Lists the names in a part of a document that readers must find.
 *
 * @param follow returns what a reference leads to
 */
export function namesIn(whole: unknown, follow = (node: unknown) => node): string[] {
  const seen = new Set<unknown>();
  const names = (given: unknown): unknown[] => {
    const node = follow(given);
    if (Array.isArray(node)) return node.flatMap(names);
    // A reference with other keys makes a new object each time.
    const known = isMapping(given) && typeof given.$ref === 'string' ? given.$ref : node;
    if (!isMapping(node) || seen.has(known)) return [];
    seen.add(known);
    const values = [...(Array.isArray(node.enum) ? node.enum.filter((value) => value !== null) : [])];
    if ('in' in node && typeof node.name === 'string') values.push(node.name);
    if ('const' in node) values.push(node.const);
    const inner = Object.entries(node).flatMap(([key, value]) => {
      if (SKIPPED.includes(key) || key.startsWith('x-')) return [];
      const own = NAMING.includes(key) && isMapping(value) ? Object.keys(value) : [];
      const isMap = MAPS.includes(key) && isMapping(value);
      return [
        ...own.filter((name) => !name.startsWith('x-') || OF_ANY_NAMES.includes(key)),
        ...(isMap ? Object.values(value).flatMap(names) : names(value)),
      ];
    });
    return [...values, ...inner];
  };
  return [...new Set(names(whole).map(valueAsText))];
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
