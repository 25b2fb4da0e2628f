/**
 * Collects the names of an OpenAPI file that its readers must find, without the build's own parser, and merges files into
 * one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { METHODS } from './openApiDocument';

type Mapping = Record<string, unknown>;

function isMapping(value: unknown): value is Mapping {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function entries(value: unknown): [string, unknown][] {
  return isMapping(value) ? Object.entries(value) : [];
}

/** A node of a file, which can be a reference. */
interface Place {
  node: unknown;
  file: string;
}

const documents = new Map<string, unknown>();

function parsed(file: string): unknown {
  if (!documents.has(file)) documents.set(file, parse(readFileSync(file, 'utf8')));
  return documents.get(file);
}

function follow({ node, file }: Place): Place {
  if (!isMapping(node) || typeof node.$ref !== 'string') return { node, file };
  const { $ref, ...own } = node;
  const [target = '', pointer = ''] = ($ref as string).split('#');
  const other = target === '' ? file : path.join(path.dirname(file), target);
  const found = pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, key) => (at as Mapping)[key], parsed(other));
  const place = follow({ node: found, file: other });
  return isMapping(place.node) ? { ...place, node: { ...place.node, ...own } } : place;
}

/** Keys of maps whose keys are names that readers must find. */
const NAMING = ['properties', 'responses', 'content', 'headers', 'callbacks', 'mapping'];

/** Keys of maps whose keys are no keywords. */
const MAPS = [...NAMING, 'patternProperties', 'dependentSchemas', 'encoding'];

/** Keys of values that may contain anything, and of parts without names. */
const SKIPPED = ['example', 'examples', 'default', 'security', 'servers', 'links', 'tags'];

/** Collects the names below a node: parameters, fields, values, statuses, media types and headers. */
function collectNames({ node, file }: Place, names: Set<string>, seen = new Set<string>()): void {
  const add = (name: unknown) => names.add(typeof name === 'string' ? name : JSON.stringify(name));
  const walk = (inner: unknown) => collectNames({ node: inner, file }, names, seen);
  if (Array.isArray(node)) return node.forEach(walk);
  if (!isMapping(node)) return;
  if (typeof node.$ref === 'string') {
    const key = `${file} ${node.$ref}`;
    if (!seen.has(key)) collectNames(follow({ node, file }), names, seen.add(key));
    return;
  }
  if ('in' in node) add(node.name);
  if (Array.isArray(node.enum)) node.enum.filter((value) => value !== null).forEach(add);
  if ('const' in node) add(node.const);
  for (const [key, value] of Object.entries(node)) {
    if (SKIPPED.includes(key) || key.startsWith('x-')) continue;
    if (NAMING.includes(key)) entries(value).forEach(([name]) => add(name));
    if (key === 'mapping') entries(value).forEach(([, target]) => walk({ $ref: schemaRef(String(target)) }));
    else if (MAPS.includes(key)) entries(value).forEach(([, inner]) => walk(inner));
    // Each expression of a callback is a path item.
    else walk(value);
  }
}

/** Returns the reference to the schema of a discriminator, which may be its name. */
function schemaRef(target: string, prefix = ''): string {
  return target.includes('#') ? target : `#/components/schemas/${prefix}${target}`;
}

/** The names that the page of an operation must have. */
export interface OperationNames {
  method: string;
  path: string;
  names: string[];
}

/** Lists the names of every operation of an OpenAPI file. */
export function operationNames(file: string): OperationNames[] {
  const document = parse(readFileSync(file, 'utf8')) as Mapping;
  return entries(document.paths).flatMap(([key, given]) => {
    const item = follow({ node: given, file });
    return METHODS.flatMap((method) => {
      const operation = (item.node as Mapping)[method];
      if (!isMapping(operation)) return [];
      const names = new Set<string>();
      const parts = [(item.node as Mapping).parameters, operation];
      collectNames({ node: parts, file: item.file }, names);
      return [{ method: method.toUpperCase(), path: key, names: [...names] }];
    });
  });
}

/** Adds a prefix to the names of components in all references to them. Security schemes keep their names. */
function withPrefix<T>(source: T, prefix: string): T {
  const text = JSON.stringify(source).replaceAll(/"#\/components\/(?!securitySchemes)(\w+)\//g, `$&${prefix}`);
  const inMapping = (targets: Mapping) =>
    Object.fromEntries(entries(targets).map(([value, target]) => [value, schemaRef(String(target), prefix)]));
  return JSON.parse(text, (key, value: unknown) =>
    key === 'mapping' && isMapping(value) ? inMapping(value) : value,
  ) as T;
}

/**
 * Merges a document into another one, as an editor would by hand: paths get a prefix such as `/proof/bodies`, components
 * other names.
 */
export function mergeDocument(target: Mapping, source: Mapping, prefix: string): void {
  const name = `${prefix.replaceAll(/\W+/g, '_')}_`;
  const { paths, components, webhooks, security, servers } = withPrefix(source, name) as Record<
    string,
    Mapping | undefined
  >;
  const into = (owner: Mapping, key: string): Mapping => (owner[key] ??= {}) as Mapping;
  for (const [key, item] of entries(paths)) {
    const own: Mapping = { ...(servers && !('$ref' in (item as Mapping)) && { servers }), ...(item as Mapping) };
    for (const method of METHODS.filter((known) => security && known in own)) {
      own[method] = { security, ...(own[method] as Mapping) };
    }
    into(target, 'paths')[`${prefix}${key}`] = own;
  }
  for (const [kind, parts] of entries(components)) {
    for (const [key, part] of entries(parts)) {
      into(into(target, 'components'), kind)[kind === 'securitySchemes' ? key : `${name}${key}`] = part;
    }
  }
  Object.assign(into(target, 'webhooks'), webhooks);
}
