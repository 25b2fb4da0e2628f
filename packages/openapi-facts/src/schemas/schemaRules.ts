import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import { bundleSchema, inDirection, nearestNumbers } from './bundleSchema';
import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { Direction, Json } from '../types';

/** Returns whether patterns in a text have classes of Unicode, which JavaScript reads only with a flag. */
export function hasUnicodeClass(text: string): boolean {
  return /\\p\{/i.test(text);
}

/** Reads a pattern; undefined if JavaScript cannot read it. */
export function readPattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, hasUnicodeClass(pattern) ? 'u' : '');
  } catch {
    return undefined;
  }
}

/** Lets a pattern that JavaScript cannot read match every text. */
const checkedPattern = (pattern: string) => readPattern(pattern) ?? /(?:)/;

/** Tells whether values satisfy schemas in one direction. Every schema of a document is compiled once. */
export class SchemaRules {
  /** What was generated from schemas, by the schema or its reference. */
  readonly examples = new Map<unknown, Json | undefined>();
  private readonly ajv = addFormats(
    new Ajv2020({
      ...{ strict: false, unicodeRegExp: false, logger: false, meta: false, validateSchema: false },
      code: { regExp: Object.assign(checkedPattern, { code: '' }) },
    }),
  );
  private readonly compiled = new WeakMap<object, ValidateFunction | undefined>();

  constructor(
    readonly direction: Direction,
    readonly resolve: ResolveRefs,
  ) {}

  /** Returns whether a value satisfies a schema; false if the schema itself is invalid. */
  allow(schema: Schema | boolean, value: Json): boolean {
    if (typeof schema === 'boolean') return schema;
    if (!this.compiled.has(schema)) this.compiled.set(schema, this.compile(schema));
    try {
      return this.compiled.get(schema)?.(nearestNumbers(value)) === true;
    } catch {
      // The schema contains itself for the same value, so that no check of it ends, and each takes long.
      this.compiled.set(schema, undefined);
      return false;
    }
  }

  private compile(schema: Schema): ValidateFunction | undefined {
    try {
      return this.ajv.compile(nearestNumbers(inDirection(bundleSchema(schema, this.resolve), this.direction)));
    } catch {
      return undefined;
    }
  }
}
