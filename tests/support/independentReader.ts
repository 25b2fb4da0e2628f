/** Reads an OpenAPI document without the code of the site, so that the tests can compare what the site makes of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { valueAsText } from '@api-docs/kit/values/json';
import type { Direction } from '@api-docs/openapi-facts/fieldTypes';

export type Mapping = Record<string, unknown>;

export const isMapping = (value: unknown): value is Mapping =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Keys of the operations of a path. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** An operation as it is written, with the parameters of its path. */
export interface WrittenOperation {
  method: string;
  path: string;
  parameters: Mapping[];
  written: Mapping;
}

/** Keywords whose value is a mapping of schemas, a list of them, or one. */
const MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SINGLE = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contains',
];
const CONDITIONS = ['not', 'if', 'then', 'else'];
const RULES = [
  ...['type', 'enum', 'const', 'required', 'pattern', 'format', 'multipleOf', 'uniqueItems', 'dependentRequired'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minContains', 'maxContains', 'minProperties', 'maxProperties'],
];

function contentOf(file: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return file.endsWith('.json') ? JSON.parse(text) : parse(text, { merge: true, maxAliasCount: -1 });
}

/** A document and the files that it refers to. */
export class WrittenDocument {
  readonly root: Mapping;
  private readonly files = new Map<string, unknown>();
  private readonly completed = new WeakSet<object>();

  /** @param parseFile returns the content of a file, which may be changed */
  constructor(
    file: string,
    private readonly parseFile = contentOf,
  ) {
    this.root = this.load(file) as Mapping;
  }

  private load(file: string): unknown {
    if (!this.files.has(file)) this.files.set(file, this.completeRefs(this.parseFile(file), file));
    return this.files.get(file);
  }

  /** Puts the path of its file before each reference, also before those of discriminators, which may be names of schemas. */
  private completeRefs(node: unknown, file: string): unknown {
    // An alias of YAML is the same object once more.
    if (node === null || typeof node !== 'object' || this.completed.has(node)) return node;
    this.completed.add(node);
    const complete = (ref: string) => {
      const [target = '', pointer = ''] = ref.split('#');
      return `${target === '' ? file : path.join(path.dirname(file), target)}#${pointer}`;
    };
    if (isMapping(node) && typeof node.$ref === 'string') node.$ref = complete(node.$ref);
    if (isMapping(node) && isMapping(node.discriminator) && isMapping(node.discriminator.mapping)) {
      const targets = Object.entries(node.discriminator.mapping).map(([key, to]) => [
        key,
        complete(String(to).includes('#') ? String(to) : `#/components/schemas/${String(to)}`),
      ]);
      node.discriminator.mapping = Object.fromEntries(targets) as Mapping;
    }
    for (const value of Object.values(node)) this.completeRefs(value, file);
    return node;
  }

  /** Returns what a reference names, which may be a reference, too. */
  target(ref: string): unknown {
    const [file = '', pointer = ''] = ref.split('#');
    const steps = pointer.split('/').slice(1);
    return steps
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, step) => (this.follow(at) as Mapping | undefined)?.[step], this.load(file));
  }

  /** Returns what a reference leads to, otherwise the node itself. Keys beside the reference win. */
  follow(node: unknown): unknown {
    if (!isMapping(node) || typeof node.$ref !== 'string') return node;
    const { $ref, ...others } = node;
    const target = this.follow(this.target($ref));
    return isMapping(target) && Object.keys(others).length > 0 ? { ...target, ...others } : target;
  }

  /** Returns a key of a node, and follows the reference there. */
  at(node: unknown, ...keys: string[]): Mapping {
    const found = keys.reduce<unknown>((at, key) => this.follow((this.follow(at) as Mapping | undefined)?.[key]), node);
    return isMapping(found) ? found : {};
  }

  operations(): WrittenOperation[] {
    return Object.entries(this.at(this.root, 'paths')).flatMap(([apiPath, given]) => {
      const item = this.at({ given }, 'given');
      const list = (owner: Mapping) => ((owner.parameters ?? []) as unknown[]).map((one) => this.at({ one }, 'one'));
      const written = (owner: Mapping, key: string, method: string): WrittenOperation => {
        const operation = this.at(owner, key);
        return { method, path: apiPath, parameters: [...list(operation), ...list(item)], written: operation };
      };
      const others = this.at(item, 'additionalOperations');
      return [
        ...Object.keys(item)
          .filter((key) => METHODS.includes(key))
          .map((key) => written(item, key, key.toUpperCase())),
        ...Object.keys(others).map((method) => written(others, method, method)),
      ];
    });
  }

  /** Lists what a page of an operation must name: parameters, fields, values, statuses, media types and headers. */
  namesOf({ method, path: apiPath, parameters, written }: WrittenOperation): string[] {
    const { requestBody, responses, callbacks } = written;
    const inside = namesIn([parameters, requestBody, { responses }, { callbacks }], (node) => this.follow(node));
    return [...new Set([method, apiPath, ...inside])];
  }

  /** Returns a schema with all that it refers to, as JSON Schema 2020-12, for values in one direction. */
  bundle(schema: unknown, direction: Direction): Mapping {
    const names = new Map<string, string>();
    const $defs: Mapping = {};
    const hiddenNames = (given: unknown, trail: readonly unknown[] = []): string[] => {
      const node = this.follow(given);
      if (!isMapping(node) || trail.includes(node)) return [];
      const properties = isMapping(node.properties) ? Object.entries(node.properties) : [];
      const own = properties.flatMap(([name, property]) => (this.isHidden(property, direction) ? [name] : []));
      const parts = Array.isArray(node.allOf) ? node.allOf : [];
      return [...own, ...parts.flatMap((part) => hiddenNames(part, [...trail, node]))];
    };
    const convert = (given: unknown, outer: readonly string[]): unknown => {
      if (!isMapping(given)) return given;
      const hidden = [...outer, ...hiddenNames(given)].sort();
      const result: Mapping = {};
      if (typeof given.$ref === 'string') {
        const key = JSON.stringify([given.$ref, outer]);
        if (!names.has(key)) {
          const name = `schema${names.size}`;
          names.set(key, name);
          $defs[name] = convert(this.follow({ $ref: given.$ref }), outer);
        }
        result.$ref = `#/$defs/${names.get(key)}`;
      }
      for (const [key, value] of Object.entries(given)) {
        if (RULES.includes(key)) result[key] = value;
        else if (MAPS.includes(key) && isMapping(value)) {
          result[key] = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, convert(one, [])]));
        } else if (LISTS.includes(key) && Array.isArray(value)) {
          result[key] = value.map((one) => convert(one, key === 'prefixItems' ? [] : hidden));
        } else if (SINGLE.includes(key)) result[key] = convert(value, []);
        else if (CONDITIONS.includes(key)) result[key] = convert(value, hidden);
      }
      if (Array.isArray(result.required)) {
        result.required = result.required.filter((name: string) => !hidden.includes(name));
      }
      return modernize(result, given.nullable === true);
    };
    const whole = convert(schema, []);
    return isMapping(whole) ? { ...whole, $defs } : { allOf: [whole] };
  }

  private isHidden(property: unknown, direction: Direction): boolean {
    const node = this.follow(property);
    return isMapping(node) && node[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;
  }
}

/** Replaces keywords of OpenAPI 3.0. */
function modernize(schema: Mapping, isNullable: boolean): Mapping {
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue;
    const { [bound]: limit, [exclusive]: isExclusive, ...others } = schema;
    return modernize({ ...others, [isExclusive ? exclusive : bound]: limit }, isNullable);
  }
  return isNullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** Keys of maps whose keys are names that readers must find. */
const NAMING = ['properties', 'responses', 'content', 'headers', 'callbacks', 'mapping'];

/** Keys of maps whose keys are no keywords. */
const MAPS_OF_NAMES = [...NAMING, 'patternProperties', 'dependentSchemas', 'encoding'];

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
      // Of the values of other schemas, only those of the list are valid.
      if (Array.isArray(node.enum) && LISTS.includes(key)) return [];
      const own = NAMING.includes(key) && isMapping(value) ? Object.keys(value) : [];
      const isMap = MAPS_OF_NAMES.includes(key) && isMapping(value);
      return [
        ...own.filter((name) => !name.startsWith('x-') || OF_ANY_NAMES.includes(key)),
        ...(isMap ? Object.values(value).flatMap(names) : names(value)),
      ];
    });
    return [...values, ...inner];
  };
  return [...new Set(names(whole).map(valueAsText))];
}
