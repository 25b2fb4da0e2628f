import type { Schema } from '../src/document/schemaObject';
import type { ResolveRefs } from '../src/resolve/apiDocument';
import { expandSchema, SchemaBundler } from '../src/schemas/bundleSchema';

/** Returns an expanded schema, or if that is too large, one in which every reference to another value leads to `$defs`. */
export function bundleSchema(schema: Schema, resolve: ResolveRefs): Schema {
  const bundler = new SchemaBundler(resolve, true);
  return expandSchema(schema, resolve) ?? { ...bundler.bundle(schema), $defs: Object.fromEntries(bundler.definitions) };
}
