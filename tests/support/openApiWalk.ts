/**
 * Collects the names of an OpenAPI file that its readers must find, without the build's own parser, and merges files into
 * one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

type Mapping = Record<string, unknown>;

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

function isMapping(value: unknown): value is Mapping {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function entries(value: unknown): [string, unknown][] {
  return isMapping(value) ? Object.entries(value) : [];
}

function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
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

/** Names of one operation: parameters, fields, values, statuses, media types and headers. */
class NameWalk {
  readonly names = new Set<string>();
  private readonly seen = new Set<string>();

  private add(...names: unknown[]): void {
    for (const name of names) this.names.add(typeof name === 'string' ? name : JSON.stringify(name));
  }

  private schema(place: Place): void {
    const reference = isMapping(place.node) ? place.node.$ref : undefined;
    if (typeof reference === 'string') {
      const key = `${place.file} ${reference}`;
      if (this.seen.has(key)) return;
      this.seen.add(key);
    }
    const { node, file } = follow(place);
    if (!isMapping(node)) return;
    const inside = (inner: unknown) => this.schema({ node: inner, file });
    for (const [name, property] of entries(node.properties)) {
      this.add(name);
      inside(property);
    }
    this.add(...items(node.enum).filter((value) => value !== null));
    if ('const' in node) this.add(node.const);
    for (const key of ['patternProperties', 'dependentSchemas'])
      entries(node[key]).forEach(([, inner]) => inside(inner));
    for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) items(node[key]).forEach(inside);
    for (const key of ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains']) inside(node[key]);
    const { mapping } = (node.discriminator ?? {}) as { mapping?: Mapping };
    for (const [value, target] of entries(mapping)) {
      this.add(value);
      const ref = String(target);
      inside({ $ref: ref.includes('#') ? ref : `#/components/schemas/${ref}` });
    }
  }

  private content(content: unknown, file: string): void {
    for (const [mediaType, given] of entries(content)) {
      this.add(mediaType);
      const { schema, encoding } = given as Mapping;
      this.schema({ node: schema, file });
      for (const [, part] of entries(encoding)) this.headers((part as Mapping).headers, file);
    }
  }

  private headers(headers: unknown, file: string): void {
    for (const [name, given] of entries(headers)) {
      this.add(name);
      this.value({ node: given, file });
    }
  }

  /** A parameter or a header. */
  private value(place: Place): void {
    const { node, file } = follow(place);
    const { name, schema, content } = node as Mapping;
    if (typeof name === 'string') this.add(name);
    this.schema({ node: schema, file });
    this.content(content, file);
  }

  operation(operation: Mapping, item: Mapping, file: string): void {
    for (const node of [...items(item.parameters), ...items(operation.parameters)]) this.value({ node, file });
    const body = follow({ node: operation.requestBody, file });
    if (isMapping(body.node)) this.content(body.node.content, body.file);
    for (const [code, given] of entries(operation.responses)) {
      const response = follow({ node: given, file });
      this.add(code);
      this.headers((response.node as Mapping).headers, response.file);
      this.content((response.node as Mapping).content, response.file);
    }
    for (const [name, given] of entries(operation.callbacks)) {
      this.add(name);
      const callback = follow({ node: given, file });
      for (const [, target] of entries(callback.node)) this.pathItem({ node: target, file: callback.file });
    }
  }

  private pathItem(place: Place): void {
    const { node, file } = follow(place);
    for (const method of METHODS) {
      const operation = (node as Mapping)[method];
      if (isMapping(operation)) this.operation(operation, node as Mapping, file);
    }
  }
}

/** The names that the page of an operation must have. */
export interface OperationNames {
  method: string;
  path: string;
  names: string[];
}

/**
 * Lists the names of every operation of an OpenAPI file.
 *
 * @param file absolute path
 */
export function operationNames(file: string): OperationNames[] {
  const document = parse(readFileSync(file, 'utf8')) as Mapping;
  return entries(document.paths).flatMap(([key, given]) => {
    const item = follow({ node: given, file });
    return METHODS.flatMap((method) => {
      const operation = (item.node as Mapping)[method];
      if (!isMapping(operation)) return [];
      const walk = new NameWalk();
      walk.operation(operation, item.node as Mapping, item.file);
      return [{ method: method.toUpperCase(), path: key, names: [...walk.names] }];
    });
  });
}

/** Adds a prefix to the names of components and of security schemes, and to all references to them. */
function withPrefix(node: unknown, prefix: string): unknown {
  const rename = (text: string) =>
    text.replace(/^#\/components\/(\w+)\/(.+)$/, (_all, kind: string, name: string) =>
      kind === 'securitySchemes' ? text : `#/components/${kind}/${prefix}${name}`,
    );
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (key === 'mapping') {
      return Object.fromEntries(
        entries(value).map(([name, ref]) => [
          name,
          String(ref).includes('#') ? rename(String(ref)) : `#/components/schemas/${prefix}${String(ref)}`,
        ]),
      );
    }
    if (!isMapping(value)) return typeof value === 'string' && key === '$ref' ? rename(value) : value;
    return Object.fromEntries(entries(value).map(([name, item]) => [name, walk(item, name)]));
  };
  return walk(node, '');
}

/**
 * Merges a document into another one, as an editor would by hand: paths get a prefix, components other names.
 *
 * @param target parsed document, changed
 * @param prefix of the paths, for example `/proof/bodies`
 */
export function mergeDocument(target: Mapping, source: Mapping, prefix: string): void {
  const name = `${prefix.replaceAll(/\W+/g, '_')}_`;
  const { paths, components, webhooks, security } = withPrefix(source, name) as Record<string, Mapping | undefined>;
  const into = (owner: Mapping, key: string): Mapping => (owner[key] ??= {}) as Mapping;
  for (const [key, item] of entries(paths)) {
    const own = isMapping(item) && !('$ref' in item) ? { ...item, servers: item.servers ?? source.servers } : item;
    const secured = entries(own).map(([method, operation]) => [
      method,
      METHODS.includes(method) && security ? { security, ...(operation as Mapping) } : operation,
    ]);
    into(target, 'paths')[`${prefix}${key}`] = Object.fromEntries(
      secured.filter(([, value]) => value !== undefined) as [string, unknown][],
    );
  }
  for (const [kind, parts] of entries(components)) {
    for (const [key, part] of entries(parts)) {
      into(into(target, 'components'), kind)[kind === 'securitySchemes' ? key : `${name}${key}`] = part;
    }
  }
  for (const [key, webhook] of entries(webhooks)) into(target, 'webhooks')[key] = webhook;
}
