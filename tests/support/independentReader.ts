/** Reads an OpenAPI document without the code of the site, so that the tests can compare what the site makes of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import type { Direction } from '@api-docs/openapi-facts/types';

import { isMapping, METHODS, namesIn, type Mapping } from './openApiDocument';

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

/** A document and the files that it refers to. */
export class WrittenDocument {
  readonly root: Mapping;
  private readonly files = new Map<string, unknown>();

  constructor(file: string) {
    this.root = this.load(path.resolve(file)) as Mapping;
  }

  private load(file: string): unknown {
    if (!this.files.has(file)) {
      const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
      const content: unknown = file.endsWith('.json')
        ? JSON.parse(text)
        : parse(text, { merge: true, maxAliasCount: -1 });
      this.files.set(file, content);
      this.completeRefs(content, file);
    }
    return this.files.get(file);
  }

  /** Puts the path of its file before each reference. */
  private completeRefs(node: unknown, file: string): void {
    if (node === null || typeof node !== 'object') return;
    if (isMapping(node) && typeof node.$ref === 'string' && !node.$ref.startsWith('/')) {
      const [target = '', pointer = ''] = node.$ref.split('#');
      node.$ref = `${target === '' ? file : path.resolve(path.dirname(file), target)}#${pointer}`;
    }
    for (const value of Object.values(node)) this.completeRefs(value, file);
  }

  /** Returns what a reference leads to, otherwise the node itself. Keys beside the reference win. */
  follow(node: unknown): unknown {
    if (!isMapping(node) || typeof node.$ref !== 'string') return node;
    const { $ref, ...others } = node;
    const [file = '', pointer = ''] = $ref.split('#');
    const steps = pointer.split('/').slice(1);
    const found = steps
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, step) => (this.follow(at) as Mapping | undefined)?.[step], this.load(file));
    const target = this.follow(found);
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
        ...METHODS.filter((key) => item[key] !== undefined).map((key) => written(item, key, key.toUpperCase())),
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
