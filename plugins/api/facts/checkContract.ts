import { stringifyJson } from '../../../shared/json';
import { buildError, spellingRemedy } from '../../lib/buildError';
import type { ApiDocument, DocumentPath } from './apiDocument';
import { openApiSchema, PATH_ITEM_KEYS, type OpenApiDocument, type PathItem } from './openApiDocument';
import { METHODS, operationsOf } from './readOperation';

interface Violation {
  where: DocumentPath;
  expected: string;
  found: string;
  remedy: string;
}

/** Keys of a path that OpenAPI has from 3.2 on. */
const NEWER_KEYS = ['query', 'additionalOperations'];

/** Length in characters after which the found value is truncated in a message. */
const MAX_VALUE_LENGTH = 120;

function formatValue(value: unknown): string {
  if (value === undefined) return 'none';
  const isMapping = value !== null && typeof value === 'object' && !Array.isArray(value);
  const text = isMapping ? Object.keys(value).join(', ') : stringifyJson(value);
  return text.slice(0, MAX_VALUE_LENGTH) || 'an empty mapping';
}

function invalidValue(document: unknown): Violation | undefined {
  const [issue] = openApiSchema.safeParse(document).error?.issues ?? [];
  if (!issue) return undefined;
  const { message: expected } = issue;
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const value = path.reduce<unknown>(
    (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
    document,
  );
  return {
    where: path,
    expected,
    found: formatValue(value),
    remedy: value === undefined ? `add ${String(path.at(-1))}: ${expected}` : `write ${expected}`,
  };
}

/** Finds a method of `additionalOperations` that cannot be sent, or that has a key of its own. */
function invalidMethod(
  { paths = {}, webhooks = {} }: OpenApiDocument,
  { resolve }: ApiDocument,
): Violation | undefined {
  for (const [section, items] of Object.entries({ paths, webhooks })) {
    for (const [name, given] of Object.entries(items)) {
      if (name.startsWith('x-')) continue;
      const others = Object.keys(resolve<PathItem>(given).value.additionalOperations ?? {});
      for (const method of others.filter((key) => !key.startsWith('x-'))) {
        const key = METHODS.find((known) => known.toUpperCase() === method);
        if (key === undefined && /^[!#$%&'*+.^`|~\w-]+$/.test(method)) continue;
        return {
          where: [section, name, 'additionalOperations', method],
          expected: 'a method without a key of its own, as it is sent, for example COPY',
          found: method,
          remedy: key ? `write the operation as ${key}, beside additionalOperations` : 'use letters and hyphens only',
        };
      }
    }
  }
  return undefined;
}

/** Finds a key of a path or webhook that would be lost in silence: a misspelled method, or a part of something else. */
function unknownKey(
  { openapi, paths = {}, webhooks = {} }: OpenApiDocument,
  { resolve }: ApiDocument,
): Violation | undefined {
  const isOlder = /^3\.[01]\./.test(openapi);
  const known = PATH_ITEM_KEYS.filter((key) => !isOlder || !NEWER_KEYS.includes(key));
  for (const [section, items] of Object.entries({ paths, webhooks })) {
    for (const [name, given] of Object.entries(items)) {
      const { value, refs } = resolve<PathItem>(given);
      const key = Object.keys(value).find((own) => !own.startsWith('x-') && !known.includes(own));
      if (key === undefined || name.startsWith('x-')) continue;
      const expected = `a path item, with keys such as ${known.slice(1).join(', ')}`;
      const where = [section, name, key];
      const [target] = refs;
      if (target) return { where, expected, found: `${key}, by the $ref to ${target}`, remedy: 'refer to a path item' };
      if (NEWER_KEYS.includes(key)) return { where, expected, found: key, remedy: 'write openapi: 3.2.0' };
      return { where, expected, found: key, remedy: spellingRemedy(key, known, `remove ${key}`) };
    }
  }
  return undefined;
}

/** Returns where an operation is in its path. */
function keysOf(method: string): DocumentPath {
  const key = METHODS.find((known) => known.toUpperCase() === method);
  return key ? [key] : ['additionalOperations', method];
}

/** Finds two operations with the same operationId, in the paths of the document and in path items of other files. */
function duplicateId({ paths = {} }: OpenApiDocument, { resolve }: ApiDocument): Violation | undefined {
  const owners = new Map<string, string>();
  for (const [path, given] of Object.entries(paths)) {
    for (const { method, operation } of operationsOf(resolve<PathItem>(given).value)) {
      const id = operation.operationId;
      if (id === undefined) continue;
      const other = owners.get(id);
      if (other !== undefined) {
        return {
          where: ['paths', path, ...keysOf(method), 'operationId'],
          expected: 'a unique operationId',
          found: `${id}, the operationId of ${other}`,
          remedy: 'rename one of the two',
        };
      }
      owners.set(id, `${method} ${path}`);
    }
  }
  return undefined;
}

/** Finds an operation whose query is described as a whole and also by parameters, or twice. */
function invalidQuery({ paths = {} }: OpenApiDocument, { resolve }: ApiDocument): Violation | undefined {
  for (const [path, given] of Object.entries(paths)) {
    if (path.startsWith('x-')) continue;
    const item = resolve<PathItem>(given).value;
    for (const { method, operation } of operationsOf(item)) {
      const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(one).value);
      const inQuery = all.filter((one) => one.in === 'query' || one.in === 'querystring');
      const names = [...new Set(inQuery.map((one) => `${one.name} in ${one.in}`))];
      if (names.length < 2 || !inQuery.some((one) => one.in === 'querystring')) continue;
      return {
        where: ['paths', path, ...keysOf(method), 'parameters'],
        expected: 'one parameter in querystring, which is the whole query, or parameters in query',
        found: names.join(', '),
        remedy: 'move the parameters in query into the schema of the query string',
      };
    }
  }
  return undefined;
}

/** Returns the error for a document of OpenAPI 2.0, with the command that converts it. */
function olderVersion(version: unknown, file: string, api: ApiDocument): Error {
  return buildError({
    file: api.position(['swagger']),
    problem: `the OpenAPI file ${file} cannot be read at swagger`,
    expected: 'openapi: 3.2.0, 3.1.0 or 3.0.3',
    found: `swagger: ${JSON.stringify(version)}, which is OpenAPI ${String(version)}`,
    remedy: `convert the file with Node 24 or later: npx @scalar/cli document upgrade ${file} --output openapi.yaml`,
  });
}

/**
 * Validates an OpenAPI document against what the site needs to read it: the version of OpenAPI, the type of every value,
 * known methods, and unique operationIds. All other rules are linted, see `.config/redocly.yaml`.
 *
 * @param api the document with its references looked up
 * @param file its path in messages
 * @returns the document, typed
 * @throws on the first violation, with its line
 */
export function checkContract(api: ApiDocument, file: string): OpenApiDocument {
  const document = api.root as unknown as OpenApiDocument;
  if (document.swagger !== undefined) throw olderVersion(document.swagger, file, api);
  const violation =
    invalidValue(document) ??
    unknownKey(document, api) ??
    invalidMethod(document, api) ??
    invalidQuery(document, api) ??
    duplicateId(document, api);
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
