import { spellingRemedy } from '@api-docs/kit/node';
import { isJsonObject } from '@api-docs/kit';

import { pointerKeys, type DocumentPath } from '../document/jsonPointer';
import { METHODS, PATH_ITEM_KEYS, type PathItem } from '../document/openApiDocument';
import { operationsOf } from '../document/operationsOf';
import { withoutExtensions } from '../document/shapes';
import type { ApiDocument } from '../resolve/apiDocument';
import { unknownKeys, type Oddity, type Violation } from './violation';

/** Keys of a path that OpenAPI has from 3.2 on. */
const NEWER_KEYS = ['query', 'additionalOperations'];

/** A path or webhook of a document. */
export interface Item {
  where: DocumentPath;
  value: PathItem;
  refs: string[];
}

/** Returns the path items of a section, with the parts to which they refer. */
export function itemsOf(section: 'paths' | 'webhooks', { root, resolve }: ApiDocument): Item[] {
  const given = root[section];
  const entries = isJsonObject(given) ? Object.entries(withoutExtensions(given) as Record<string, PathItem>) : [];
  const items = entries.map(([name, one]) => ({ where: [section, name], ...resolve<PathItem>(one) }));
  return items.filter(({ value }) => isJsonObject(value));
}

/** Finds methods of `additionalOperations` that cannot be sent, or that have a key of their own. */
function invalidMethods({ where, value }: Item): Violation[] {
  const given: unknown = value.additionalOperations;
  return Object.keys(isJsonObject(given) ? withoutExtensions(given) : {}).flatMap((method) => {
    const key = METHODS.find((known) => known.toUpperCase() === method);
    if (key === undefined && /^[!#$%&'*+.^`|~\w-]+$/.test(method)) return [];
    return {
      where: [...where, 'additionalOperations', method],
      expected: 'a method without a key of its own, as it is sent, for example COPY',
      found: method,
      remedy: key ? `write the operation as ${key}, beside additionalOperations` : 'use letters and hyphens only',
    };
  });
}

/** Finds keys of a path or webhook that would be lost in silence: misspelled methods, or parts of something else. */
function invalidKeys({ where, value, refs: [target] }: Item, known: readonly string[], main: string): Violation[] {
  const [file, pointer = ''] = target?.split('#') ?? [];
  const place = file === undefined || file === main ? { where } : { where: pointerKeys(pointer), file };
  return unknownKeys(value, known).map((key) => {
    const remedy = spellingRemedy(key, known, target ? 'refer to a path item' : `remove ${key}`);
    return {
      ...place,
      where: [...place.where, key],
      expected: `a path item, with keys such as ${known.slice(1).join(', ')}`,
      found: target ? `${key}, by the $ref to ${target}` : key,
      remedy: NEWER_KEYS.includes(key) ? 'write openapi: 3.2.0' : remedy,
    };
  });
}

/** Describes operations with an operationId of another one: generators give HEAD that of GET. */
export function duplicateIds(api: ApiDocument): Oddity[] {
  const owners = new Map<string, string>();
  return itemsOf('paths', api).flatMap(({ where, value }) =>
    operationsOf(value).flatMap(({ method, keys, operation: { operationId: id } }): Oddity[] => {
      if (id === undefined) return [];
      const other = owners.get(id);
      if (other === undefined) owners.set(id, `${method} ${String(where.at(-1))}`);
      const text = `"${id}" is the operationId of ${other}, too\n  remedy:   rename one of the two`;
      return other === undefined ? [] : [[[...where, ...keys, 'operationId'], text]];
    }),
  );
}

/** Finds a path without a slash at its start, which would be joined to the host: `pets` gives `https://api.examplepets`. */
function relativePaths({ where }: Item): Violation[] {
  const path = String(where.at(-1));
  if (where[0] === 'webhooks' || path === '' || path.startsWith('/')) return [];
  return [{ where, expected: 'a path that starts with a slash', found: path, remedy: `write /${path}` }];
}

/** Returns what the standard forbids among the paths and webhooks of a document. */
export function checkPaths(api: ApiDocument): Violation[] {
  const isOlder = /^3\.[01]\b/.test(String(api.root.openapi));
  const known = PATH_ITEM_KEYS.filter((key) => !isOlder || !NEWER_KEYS.includes(key));
  const items = [...itemsOf('paths', api), ...itemsOf('webhooks', api)];
  return items.flatMap((item) => [
    ...invalidKeys(item, known, api.files[0] ?? ''),
    ...invalidMethods(item),
    ...relativePaths(item),
  ]);
}
