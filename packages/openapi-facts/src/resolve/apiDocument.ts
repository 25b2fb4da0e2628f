import { isJsonObject } from '@api-docs/kit';

import type { DocumentPath } from '../document/jsonPointer';
import { asSchema, NUMBERS, SCHEMA_LISTS, SCHEMAS } from '../document/schemaObject';
import type { Mapping } from '../document/walkDocument';

/** A value whose own reference is replaced. */
export interface Resolved<Value> {
  value: Exclude<Value, boolean>;
  /** The references that led to it, the outermost first. */
  refs: string[];
  /** Of a schema with a discriminator: references of the components that extend it. */
  derived: readonly string[];
}

/**
 * Replaces a reference by its target, but not those inside of it. Keys beside the reference win. A schema that is
 * `true` or `false` becomes a mapping, and one beside constraints a part of `allOf`.
 */
export type ResolveRefs = <Value>(value: Value) => Resolved<Value>;

/** A place of a document, and what was read there. */
export interface Reading {
  where: DocumentPath;
  /** Path of its file, if it is not the document itself. */
  file?: string | undefined;
  text: string;
}

/** An OpenAPI document with the files that it refers to. References are absolute: `openapi/a.yaml#/components/x`. */
export interface ApiDocument {
  root: Mapping;
  /** All files, the document itself first. */
  files: string[];
  /** Those whose text is in the document: samples, descriptions in Markdown. */
  textFiles: string[];
  /** What was read although no standard has it, and perhaps not as it is meant. */
  readings: Reading[];
  resolve: ResolveRefs;
  /** Returns `file:line` of a value of the document itself, or of another file. */
  position(where: DocumentPath, file?: string): string;
  /** Returns a number or a word without quotes as its file has it, for example `1.10`; undefined if it is not known. */
  writtenText(where: DocumentPath, file?: string): string | undefined;
}

/** Keywords that limit a value. Beside them, a `$ref` is one of several schemas that a value must satisfy. */
export const CONSTRAINTS: ReadonlySet<string> = new Set<string>([
  'type',
  'enum',
  'const',
  'pattern',
  'uniqueItems',
  'dependentRequired',
  'properties',
  'patternProperties',
  'dependentSchemas',
  ...NUMBERS,
  ...SCHEMAS,
  ...SCHEMA_LISTS,
]);

/** Returns the function that replaces references, see {@link ResolveRefs}. */
export function resolverOf(
  targets: ReadonlyMap<string, unknown>,
  derived: ReadonlyMap<string, readonly string[]>,
): ResolveRefs {
  return <Value>(value: Value): Resolved<Value> => {
    const refs: string[] = [];
    let result: unknown = value;
    while (isJsonObject(result) && typeof result.$ref === 'string' && !refs.includes(result.$ref)) {
      const { $ref, ...siblings } = result as Mapping & { $ref: string };
      if (Object.keys(siblings).some((key) => CONSTRAINTS.has(key))) {
        const { allOf = [], ...others } = siblings as { allOf?: unknown[] };
        result = { ...others, allOf: [{ $ref }, ...allOf] };
        break;
      }
      // One that leads nowhere is a mistake, and so is no part.
      if (!targets.has($ref)) return { value: siblings as Exclude<Value, boolean>, refs, derived: [] };
      refs.push($ref);
      result = { ...(asSchema(targets.get($ref)) as Mapping), ...siblings };
    }
    const ofTarget = derived.get(refs.at(-1) ?? '') ?? [];
    return { value: asSchema(result) as Exclude<Value, boolean>, refs, derived: ofTarget };
  };
}

/** Resolves nothing, for schemas without references. */
export const withoutRefs: ResolveRefs = resolverOf(new Map(), new Map());
