import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { Direction } from '../fieldTypes';
import type { Json } from '../types';
import { SchemaBundler } from './bundleSchema';
import { withDecimals } from './decimalsOfAjv';
import { directionConverter } from './inDirection';
import { nearestNumbers } from './nearestNumbers';
import { readPattern } from './patterns';
import { SchemaReader } from './readSchema';

/** Lets a pattern that JavaScript cannot read match every text. */
const checkedPattern = (pattern: string) => readPattern(pattern) ?? /(?:)/;

/** Between the name of a definition and those of keywords. */
const PREFIX = 'definition:';

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
  private readonly bundler: SchemaBundler;
  private readonly toDirection: (schema: Schema) => Schema;
  /** Names of the definitions that the validator knows. */
  private readonly added = new Set<string>();
  private readonly compiled = new Map<object | string, ValidateFunction | undefined>();

  constructor(
    readonly direction: Direction,
    resolve: ResolveRefs,
  ) {
    this.schemas = new SchemaReader(resolve);
    this.bundler = new SchemaBundler(resolve, true, PREFIX);
    const { definitions } = this.bundler;
    this.toDirection = directionConverter(direction, (ref) => definitions.get(ref.slice(PREFIX.length)));
  }

  /** Returns whether a value satisfies a schema; false if the schema itself is invalid. */
  allow(schema: Schema | boolean, value: Json): boolean {
    if (typeof schema === 'boolean') return schema;
    const key = typeof schema.$ref === 'string' && Object.keys(schema).length === 1 ? schema.$ref : schema;
    if (!this.compiled.has(key)) this.compiled.set(key, this.compile(schema));
    try {
      return this.compiled.get(key)?.(nearestNumbers(value)) === true;
    } catch {
      // The schema contains itself for the same value, so that no check of it ends, and each takes long.
      this.compiled.set(key, undefined);
      return false;
    }
  }

  private compile(schema: Schema): ValidateFunction | undefined {
    try {
      const bundled = this.bundler.bundle(schema);
      const { definitions } = this.bundler;
      const convert = (given: Schema) => nearestNumbers(this.toDirection(given));
      for (const [name, definition] of definitions) {
        if (!this.added.has(name)) this.ajv.addSchema(convert(definition), `${PREFIX}${name}`);
        this.added.add(name);
      }
      return this.ajv.compile(convert(bundled));
    } catch {
      return undefined;
    }
  }
}
