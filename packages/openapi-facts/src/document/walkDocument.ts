import { isJsonObject } from '@api-docs/kit';

import type { DocumentPath } from './jsonPointer';
import { SCHEMA_MAPS } from './schemaObject';

export type Mapping = Record<string, unknown>;

/** Keywords below which keys are names and not keywords, so that a property can be called `example` or `$ref`. */
const MAPS_OF_NAMES = new Set<string>([
  ...SCHEMA_MAPS,
  'schemas',
  'responses',
  'paths',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'content',
  'encoding',
  'webhooks',
  'variables',
  'mediaTypes',
  'additionalOperations',
  'x-legacy-bodies',
]);

const TEXTS = new Set(['title', 'summary', 'description']);

/** Keywords with values in which `$ref` is data. */
const DATA = new Set(['example', 'default', 'const', 'enum', 'value', 'dataValue']);

function isData(key: string, value: unknown): boolean {
  if (key === 'examples') return Array.isArray(value);
  return DATA.has(key) || (key.startsWith('x-') && !MAPS_OF_NAMES.has(key));
}

/** Keywords whose value is a reference to a schema. `$recursiveRef` is that of JSON Schema 2019-09. */
const REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);

/** Returns whether the name in a security requirement is the URI of a scheme. Names of schemes have no such characters. */
export function isSchemeUri(name: string): boolean {
  return /[#/]/.test(name);
}

/** Returns a URI as an absolute one; the URI itself if it is none. */
export function resolveUri(uri: string, base: string): string {
  try {
    return uri === '' ? base : new URL(uri, base).href.replace(/#$/, '');
  } catch {
    return uri;
  }
}

/** A mapping of a document whose keys are keywords. */
export interface Visited {
  node: Mapping;
  where: DocumentPath;
  /** URI against which references of the mapping are resolved. */
  base: string;
}

/** A mapping that has a reference. */
export interface Holder extends Visited {
  /** `$ref`, `$dynamicRef`, `$recursiveRef`, a name in the mapping of a discriminator, or the URI of a scheme in a security requirement. */
  key: string;
  /** As it is written; not always a string. */
  ref: unknown;
  /** The key itself is the reference. */
  isKey: boolean;
  /** The mapping has names as its keys, and the reference stands for many of them: no standard has that, but many documents. */
  isMap: boolean;
  /** The mapping is nothing but the reference, and in place of a text: no standard has that, but many documents. */
  isText: boolean;
}

/** Calls functions for every mapping whose keys are keywords, and for every reference. Values of examples are data. */
export function walkDocument(
  root: unknown,
  rootBase: string,
  { mapping, ref }: { mapping?: (visited: Visited) => void; ref?: (holder: Holder) => void },
): void {
  // An alias of YAML is the same object in several places.
  const seen = new Set<object>();
  const walk = (value: unknown, where: DocumentPath, outer: string, areNames: boolean, parent = ''): void => {
    if (value === null || typeof value !== 'object' || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...where, index], outer, false, parent));
    if (!isJsonObject(value)) return;
    const isVariants = !areNames && parent === 'mapping';
    const base = areNames || isVariants || typeof value.$id !== 'string' ? outer : resolveUri(value.$id, outer);
    if (!areNames) mapping?.({ node: value, where, base });
    for (const [key, item] of Object.entries(value)) {
      const isDefault = key === 'defaultMapping' && 'propertyName' in value;
      // A part that is called `$ref` is no text.
      const isMap = areNames && key === '$ref' && typeof item === 'string';
      const isKeyword = !areNames && (REFERENCES.has(key) || isDefault);
      const isRef = isVariants ? typeof item === 'string' : isKeyword || isMap;
      const isKey = !areNames && parent === 'security' && isSchemeUri(key);
      if (isRef || isKey) {
        const isText = TEXTS.has(parent) && Object.keys(value).length === 1;
        ref?.({ node: value, key, where: [...where, key], base, ref: isKey ? key : item, isKey, isMap, isText });
      } else if (areNames || !isData(key, item)) {
        walk(item, [...where, key], base, !areNames && MAPS_OF_NAMES.has(key), areNames ? '' : key);
      }
    }
  };
  walk(root, [], rootBase, false);
}
