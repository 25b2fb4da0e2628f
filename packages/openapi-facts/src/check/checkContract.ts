import type * as z from 'zod';

import { closestName, stringifyJson } from '@api-docs/kit';
import { buildError, spellingRemedy } from '@api-docs/kit/node';

import { isMapping } from '../document/walkDocument';
import { pointerKeys, type DocumentPath } from '../document/jsonPointer';
import type { ApiDocument } from '../resolve/apiDocument';
import {
  METHODS,
  openApiSchema,
  PATH_ITEM_KEYS,
  type OpenApiDocument,
  type PathItem,
} from '../document/openApiDocument';
import { withoutExtensions } from '../document/shapes';
import { operationsOf } from '../document/operationsOf';

interface Violation {
  where: DocumentPath;
  expected: string;
  found: string;
  remedy: string;
}

/** Keys of a path that OpenAPI has from 3.2 on. */
const NEWER_KEYS = ['query', 'additionalOperations'];

function formatValue(value: unknown): string {
  if (value === undefined) return 'none';
  return isMapping(value) ? Object.keys(value).join(', ') || 'an empty mapping' : stringifyJson(value);
}

function invalidValue(document: unknown): Violation | undefined {
  const [issue] = openApiSchema.safeParse(document).error?.issues ?? [];
  if (!issue) return undefined;
  const { message: expected } = issue;
  const where = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const value = where.reduce<unknown>(
    (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
    document,
  );
  const remedy = value === undefined ? `add ${String(where.at(-1))}: ${expected}` : `write ${expected}`;
  return { where, expected, found: formatValue(value), remedy };
}

/** A path or webhook of a document. */
interface Item {
  where: DocumentPath;
  value: PathItem;
  refs: string[];
}

function itemsOf(section: 'paths' | 'webhooks', document: OpenApiDocument, { resolve }: ApiDocument): Item[] {
  const entries = Object.entries(withoutExtensions(document[section] ?? {}));
  return entries.map(([name, given]) => ({ where: [section, name], ...resolve<PathItem>(given) }));
}

/** Finds a method of `additionalOperations` that cannot be sent, or that has a key of its own. */
function invalidMethod({ where, value }: Item): Violation | undefined {
  for (const method of Object.keys(withoutExtensions(value.additionalOperations ?? {}))) {
    const key = METHODS.find((known) => known.toUpperCase() === method);
    if (key === undefined && /^[!#$%&'*+.^`|~\w-]+$/.test(method)) continue;
    return {
      where: [...where, 'additionalOperations', method],
      expected: 'a method without a key of its own, as it is sent, for example COPY',
      found: method,
      remedy: key ? `write the operation as ${key}, beside additionalOperations` : 'use letters and hyphens only',
    };
  }
  return undefined;
}

/** Finds a key of a path or webhook that would be lost in silence: a misspelled method, or a part of something else. */
function unknownKey({ where, value, refs: [target] }: Item, known: readonly string[]): Violation | undefined {
  const key = Object.keys(value).find((own) => !own.startsWith('x-') && !known.includes(own));
  if (key === undefined) return undefined;
  const violation = { where: [...where, key], expected: `a path item, with keys such as ${known.slice(1).join(', ')}` };
  if (target) return { ...violation, found: `${key}, by the $ref to ${target}`, remedy: 'refer to a path item' };
  const isNewer = NEWER_KEYS.includes(key);
  return {
    ...violation,
    found: key,
    remedy: isNewer ? 'write openapi: 3.2.0' : spellingRemedy(key, known, `remove ${key}`),
  };
}

/** Finds two operations with the same operationId, in the paths of the document and in path items of other files. */
function duplicateId(paths: readonly Item[]): Violation | undefined {
  const owners = new Map<string | undefined, string>();
  for (const { where, value } of paths) {
    for (const { method, keys, operation } of operationsOf(value)) {
      const id = operation.operationId;
      const other = owners.get(id);
      if (other !== undefined) {
        const found = `${id}, the operationId of ${other}`;
        const details = { expected: 'a unique operationId', found, remedy: 'rename one of the two' };
        return { where: [...where, ...keys, 'operationId'], ...details };
      }
      if (id !== undefined) owners.set(id, `${method} ${String(where.at(-1))}`);
    }
  }
  return undefined;
}

/** Finds a path without a slash at its start, which would be joined to the host: `pets` gives `https://api.examplepets`. */
function relativePath({ where }: Item): Violation | undefined {
  const path = String(where.at(-1));
  if (where[0] === 'webhooks' || path === '' || path.startsWith('/')) return undefined;
  return { where, expected: 'a path that starts with a slash', found: path, remedy: `write /${path}` };
}

/** Returns the first violation among paths and webhooks. */
function invalidItem(document: OpenApiDocument, api: ApiDocument): Violation | undefined {
  const isOlder = /^3\.[01]\./.test(document.openapi);
  const known = PATH_ITEM_KEYS.filter((key) => !isOlder || !NEWER_KEYS.includes(key));
  const paths = itemsOf('paths', document, api);
  for (const item of [...paths, ...itemsOf('webhooks', document, api)]) {
    const violation = unknownKey(item, known) ?? invalidMethod(item) ?? relativePath(item);
    if (violation) return violation;
  }
  return duplicateId(paths);
}

/** Finds a document of OpenAPI 2.0. The remedy is the command that converts it. */
function olderVersion({ swagger: version }: OpenApiDocument, file: string): Violation | undefined {
  if (version === undefined) return undefined;
  return {
    where: ['swagger'],
    expected: 'openapi: 3.2.0, 3.1.0 or 3.0.3',
    found: `swagger: ${JSON.stringify(version)}, which is OpenAPI ${String(version)}`,
    remedy: `convert the file with Node 24 or later: npx @scalar/cli document upgrade ${file} --output openapi.yaml`,
  };
}

/**
 * Validates an OpenAPI document against what the site needs to read it: the version of OpenAPI, the type of every value,
 * known methods, and unique operationIds. All other rules are linted, see `redocly.yaml`.
 *
 * @param api the document with its references looked up
 * @param file its path in messages
 * @returns the document, typed
 * @throws on the first violation, with its line
 */
export function checkContract(api: ApiDocument, file: string): OpenApiDocument {
  const document = api.root as unknown as OpenApiDocument;
  const violation = olderVersion(document, file) ?? invalidValue(document) ?? invalidItem(document, api);
  if (violation) {
    const { where, ...details } = violation;
    throw buildError({
      file: api.position(where),
      problem: `the OpenAPI file ${file} cannot be read at ${where.join(' › ')}`.trim(),
      ...details,
    });
  }
  return document;
}

/** Dialects of JSON Schema by whose rules schemas are read. */
const DIALECTS = /^https:\/\/spec\.openapis\.org\/oas\/3\.\d\/|^https:\/\/json-schema\.org\/draft\/2020-12\/schema/;

/** The parts of a Zod schema's definition that lead to the schemas inside of it. */
interface Definition extends Partial<Record<'innerType' | 'out' | 'element' | 'valueType', z.ZodType>> {
  shape?: Record<string, z.ZodType>;
  getter?: () => z.ZodType;
  options?: z.ZodType[];
}

/**
 * Describes what a document has that no standard defines: keys, and a dialect of JSON Schema.
 *
 * @returns a message with file, line and remedy for each; extensions are not meant
 */
export function unknownKeys(api: ApiDocument): string[] {
  const lines: string[] = [];
  // An alias of YAML is the same object in several places.
  const seen = new Set<unknown>();
  const { jsonSchemaDialect: dialect } = api.root;
  if (typeof dialect === 'string' && !DIALECTS.test(dialect)) {
    const place = api.position(['jsonSchemaDialect']);
    lines.push(`${place}: schemas are read by the rules of JSON Schema 2020-12, not of ${dialect}`);
  }

  const visit = (type: z.ZodType, value: unknown, where: DocumentPath, file?: string): void => {
    const { shape, innerType, out, getter, element, valueType, options = [] } = type.def as unknown as Definition;
    const inner = innerType ?? out ?? getter?.();
    for (const one of inner ? [inner, ...options] : options) visit(one, value, where, file);
    if (Array.isArray(value) && element) value.forEach((item, index) => visit(element, item, [...where, index], file));
    if (!isMapping(value) || !(shape ?? valueType) || seen.has(value)) return;
    seen.add(value);
    for (const [key, item] of Object.entries(value)) {
      const known = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
      if (known) visit(known, item, [...where, key], file);
      else if (!key.startsWith('x-')) {
        const nearest = closestName(key, Object.keys(shape ?? {}));
        const remedy = nearest ? `write "${nearest}"` : 'remove it, or begin its name with x-';
        const place = api.position([...where, key], file);
        lines.push(`${place}: "${key}" is no part of OpenAPI, so pages do not explain it\n  remedy:   ${remedy}`);
      }
    }
    if (!shape || typeof value.$ref !== 'string') return;
    // A part of another file is visited where it is referred to.
    const [target = '', pointer = ''] = value.$ref.split('#');
    if (target === api.files[0] || !api.files.includes(target)) return;
    visit(type, api.resolve({ $ref: value.$ref }).value, pointerKeys(pointer), target);
  };

  visit(openApiSchema, api.root, []);
  return lines;
}
