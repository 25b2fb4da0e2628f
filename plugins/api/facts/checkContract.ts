import { stringifyJson } from '../../../shared/json';
import { buildError, spellingRemedy } from '../../lib/buildError';
import type { ApiDocument, DocumentPath } from './apiDocument';
import { openApiSchema, PATH_ITEM_KEYS, type OpenApiDocument, type PathItem } from './openApiDocument';

interface Violation {
  where: DocumentPath;
  expected: string;
  found: string;
  remedy: string;
}

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

/** Finds a key of a path or webhook that would be lost in silence: a misspelled method, or a part of something else. */
function unknownKey({ paths = {}, webhooks = {} }: OpenApiDocument, { resolve }: ApiDocument): Violation | undefined {
  for (const [section, items] of Object.entries({ paths, webhooks })) {
    for (const [name, given] of Object.entries(items)) {
      const { value, refs } = resolve<PathItem>(given);
      const key = Object.keys(value).find((own) => !own.startsWith('x-') && !PATH_ITEM_KEYS.includes(own));
      if (key === undefined || name.startsWith('x-')) continue;
      const expected = `a path item, with keys such as ${PATH_ITEM_KEYS.slice(1).join(', ')}`;
      const where = [section, name, key];
      const [target] = refs;
      if (target) return { where, expected, found: `${key}, by the $ref to ${target}`, remedy: 'refer to a path item' };
      return { where, expected, found: key, remedy: spellingRemedy(key, PATH_ITEM_KEYS, `remove ${key}`) };
    }
  }
  return undefined;
}

/** Finds two operations with the same operationId, in the paths of the document and in path items of other files. */
function duplicateId({ paths = {} }: OpenApiDocument, { resolve }: ApiDocument): Violation | undefined {
  const owners = new Map<string, string>();
  for (const [path, given] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(resolve<PathItem>(given).value)) {
      const id = (operation as { operationId?: unknown } | null | undefined)?.operationId;
      if (typeof id !== 'string') continue;
      const other = owners.get(id);
      if (other !== undefined) {
        return {
          where: ['paths', path, method, 'operationId'],
          expected: 'a unique operationId',
          found: `${id}, the operationId of ${other}`,
          remedy: 'rename one of the two',
        };
      }
      owners.set(id, `${method.toUpperCase()} ${path}`);
    }
  }
  return undefined;
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
  const violation = invalidValue(document) ?? unknownKey(document, api) ?? duplicateId(document, api);
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
