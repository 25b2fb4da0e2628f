import { own } from '@api-docs/kit';
import { spellingRemedy, throwErrors, type BuildErrorDetails } from '@api-docs/kit/node';

import { valueAt } from '../document/jsonPointer';
import { openApiSchema, type OpenApiDocument } from '../document/openApiDocument';
import { TYPES } from '../document/schemaObject';
import type { Mapping } from '../document/walkDocument';
import type { ApiDocument } from '../resolve/apiDocument';
import { checkPart } from './checkParts';
import { checkPaths } from './checkPaths';
import { checkTexts } from './checkTexts';
import { readLeniently } from './readLeniently';
import { formatValue, unknownKeys, type Violation } from './violation';
import { walkShapes, type ReferredPart, type ShapedMapping } from './walkShapes';

/** Mistakes that one message lists. */
export const MAX_MISTAKES = 50;

/** Finds a document of OpenAPI 2.0. The remedy is the command that converts it. */
function olderVersion({ swagger: version }: Mapping, file: string): Violation | undefined {
  if (version === undefined) return undefined;
  return {
    where: ['swagger'],
    expected: 'openapi: 3.2.0, 3.1.0 or 3.0.3',
    found: `swagger: ${JSON.stringify(version)}, which is OpenAPI ${String(version)}`,
    remedy: `convert the file with Node 24 or later: npx @scalar/cli document upgrade ${file} --output openapi.yaml`,
  };
}

/** Finds a file that is something else than an OpenAPI document, of which further mistakes say nothing. */
function otherFile(root: Mapping): Violation | undefined {
  const names = Object.keys(root);
  if (names.some((name) => ['openapi', 'info', 'paths', 'webhooks', 'components'].includes(name))) return undefined;
  const found = names.length > 0 ? `a mapping with ${names.slice(0, 5).join(', ')}` : 'no mapping';
  return {
    where: [],
    expected: 'an OpenAPI document, with openapi, info and paths',
    found,
    remedy: 'write the path of an OpenAPI document in YAML or JSON, in UTF-8',
  };
}

/** What other languages call the types of JSON Schema. */
const OTHER_TYPES: Record<string, readonly [type: string, format?: string]> = {
  int: ['integer'],
  long: ['integer', 'int64'],
  float: ['number', 'float'],
  double: ['number', 'double'],
  decimal: ['number'],
  bool: ['boolean'],
  date: ['string', 'date'],
  datetime: ['string', 'date-time'],
  file: ['string', 'binary'],
  list: ['array'],
  map: ['object'],
};

/** Returns how to mend a value that should be another one. */
function remedyOf(name: string, found: unknown, expected: string): string {
  if (found === undefined) return `add ${name}: ${expected}`;
  if (typeof found === 'string' && found.startsWith('#/')) return `write $ref: "${found}"`;
  const written = name === 'type' && typeof found === 'string' ? found.toLowerCase() : '';
  const [type, format] = own(OTHER_TYPES, written) ?? [];
  if (type === undefined) return spellingRemedy(written, TYPES, `write ${expected}`);
  return `write "${type}"${format === undefined ? '' : `, and beside it format: "${format}"`}`;
}

/** Finds values of another type than the standard names, in one part of a document. */
function invalidValues({ value, type, where, file }: ReferredPart): Violation[] {
  // Each reference is checked on its own.
  const issues = (type.safeParse(value).error?.issues ?? []).filter(({ path }) => path.at(-1) !== '$ref');
  return issues.map(({ message: expected, path }) => {
    const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    const found = valueAt(value, keys);
    const name = String(keys.at(-1) ?? where.at(-1));
    const remedy = remedyOf(name, found, expected);
    return { where: [...where, ...keys], file, expected, found: formatValue(found), remedy };
  });
}

/** Describes a reference to a part of another kind, whose keys would be lost in silence. */
function otherKind(
  { ref, where, file }: NonNullable<ShapedMapping['ref']>,
  unknown: readonly string[],
  names: readonly string[],
): Violation {
  return {
    where: [...where, '$ref'],
    file,
    expected: `a reference to a part with the keys ${names.join(', ')}`,
    found: `${ref.slice(ref.indexOf('#'))}, with ${unknown.join(', ')}`,
    remedy: 'refer to a part of the right kind',
  };
}

/** Finds keys that no standard defines. Schemas may have keywords of other standards. */
function invalidKeys({ value, shape, where, file, ref }: ShapedMapping): Violation[] {
  // Those of path items depend on the version, and are checked with the paths.
  if ('$dynamicRef' in shape || 'additionalOperations' in shape) return [];
  const names = Object.keys(shape);
  const unknown = unknownKeys(value, names);
  // A header is described like a parameter, without name and place.
  const isReadable = unknown.every((key) => 'allowReserved' in shape && ['name', 'in'].includes(key));
  if (ref) return isReadable ? [] : [otherKind(ref, unknown, names)];
  const expected = `keys of OpenAPI: ${names.filter((name) => !name.startsWith('x-')).join(', ')}`;
  const advice = 'remove it, begin its name with x-, or put the text before it in quotes';
  return unknown.map((key) => {
    return { where: [...where, key], file, expected, found: key || '""', remedy: spellingRemedy(key, names, advice) };
  });
}

/** Finds mistakes in the document, and in the parts of other files that it refers to: values, then keys, then parts. */
function shapeMistakes(api: ApiDocument): Violation[] {
  const values = invalidValues({ value: api.root, type: openApiSchema, where: [], file: undefined });
  const keys: Violation[] = [];
  const parts: Violation[] = [];
  walkShapes(api, {
    part: (found) => values.push(...invalidValues(found)),
    mapping: (found) => {
      keys.push(...invalidKeys(found));
      parts.push(...checkPart(found));
    },
  });
  return [...values, ...keys, ...parts];
}

/**
 * Finds all mistakes of a document and its files. What many documents have against the standard is read first.
 *
 * @param api the document with its references looked up; what is read leniently changes it
 * @param file its path in messages
 * @returns an error with file and line for each
 */
export function mistakesOf(api: ApiDocument, file: string): BuildErrorDetails[] {
  readLeniently(api);
  const other = olderVersion(api.root, file) ?? otherFile(api.root);
  const found = other ? [other] : [...shapeMistakes(api), ...checkPaths(api), ...checkTexts(api.root)];
  return found.map(({ where, file: place = file, ...details }) => ({
    file: api.position(where, place),
    problem: `the OpenAPI file ${place} cannot be read${where.length > 0 ? ` at ${where.join(' › ')}` : ''}`.trim(),
    ...details,
  }));
}

/**
 * Validates an OpenAPI document, with all its files, against what the site needs to read it: the version of OpenAPI, the type
 * of every value, known keys and methods, and parts without which calls go wrong. All other rules are linted, see `redocly.yaml`.
 *
 * @param api the document with its references looked up; what is read leniently changes it
 * @param file its path in messages
 * @returns the document, typed
 * @throws one error with all mistakes and their lines
 */
export function checkContract(api: ApiDocument, file: string): OpenApiDocument {
  throwErrors(mistakesOf(api, file).slice(0, MAX_MISTAKES));
  return api.root as unknown as OpenApiDocument;
}
