import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { Direction } from '../fieldTypes';
import type { Json } from '../types';
import { withDecimals } from './decimalsOfAjv';
import { nearestNumbers } from './nearestNumbers';
import { readPattern } from './patterns';
import { SchemaReader } from './readSchema';
import { onlyRef } from './resolvedSchema';
import { SharedSchemas } from './sharedSchemas';

/** Lets a pattern that JavaScript cannot read match every text. */
const checkedPattern = (pattern: string) => readPattern(pattern) ?? /(?:)/;

/** Schemas that are the same reference are compiled once. */
const keyOf = (schema: Schema) => onlyRef(schema) ?? schema;

/**
 * Tells whether values satisfy schemas in one direction. Every schema of a document is compiled once, also one that many
 * others refer to.
 */
export class SchemaRules {
  /** What was generated from schemas, by the schema or its reference. */
  readonly examples = new Map<unknown, Json | undefined>();
  private readonly ajv = addFormats(
    withDecimals(
      new Ajv2020({
        strict: false,
        unicodeRegExp: false,
        logger: false,
        meta: false,
        validateSchema: false,
        inlineRefs: false,
        ownProperties: true,
        code: { regExp: Object.assign(checkedPattern, { code: '' }) },
      }),
    ),
  );
  readonly schemas: SchemaReader;
  private readonly shared: SharedSchemas;
  private readonly compiled = new Map<object | string, ValidateFunction | undefined>();

  constructor(
    readonly direction: Direction,
    resolve: ResolveRefs,
  ) {
    this.schemas = new SchemaReader(resolve);
    this.shared = new SharedSchemas(this.ajv, direction, resolve, nearestNumbers);
  }

  /** Returns whether a value satisfies a schema; false if the schema itself is invalid. */
  allow(schema: Schema | boolean, value: Json): boolean {
    return typeof schema === 'boolean' ? schema : this.check(schema, value) === true;
  }

  /** Returns why a value does not satisfy a schema; undefined if it does, or if the schema itself is invalid. */
  faultOf(schema: Schema, value: Json): ErrorObject | undefined {
    if (this.check(schema, value) !== false) return undefined;
    // Of variants, the errors of each come first.
    return this.compiled.get(keyOf(schema))?.errors?.at(-1);
  }

  /** Returns undefined if the schema itself is invalid. */
  private check(schema: Schema, value: Json): boolean | undefined {
    const key = keyOf(schema);
    if (!this.compiled.has(key)) this.compiled.set(key, this.compile(schema));
    try {
      return this.compiled.get(key)?.(nearestNumbers(value));
    } catch {
      // The schema contains itself for the same value, so that no check of it ends, and each takes long.
      this.compiled.set(key, undefined);
      return undefined;
    }
  }

  private compile(schema: Schema): ValidateFunction | undefined {
    try {
      return this.ajv.compile(this.shared.add(schema));
    } catch {
      return undefined;
    }
  }
}
