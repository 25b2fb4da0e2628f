import { isJsonObject } from '@api-docs/kit';

import { pointerOf } from '../document/jsonPointer';
import { schemasOf } from '../document/components';
import type { Mapping } from '../document/walkDocument';
import type { ResolvedFiles } from '../resolve/resolvedFiles';

/**
 * Finds the components that extend a schema with a discriminator by `allOf`.
 *
 * @param files whose references were looked up
 * @returns by the reference to the schema, the references of the components, also of those that extend these
 */
export function findDerivedSchemas({ documents, targets }: ResolvedFiles): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [file, document] of documents) {
    const extending = new Map<string, string[]>();
    for (const [name, schema] of Object.entries(schemasOf(document))) {
      const parts = isJsonObject(schema) && Array.isArray(schema.allOf) ? (schema.allOf as Mapping[]) : [];
      for (const { $ref } of parts.filter(isJsonObject)) {
        const own = `${file}#${pointerOf(['components', 'schemas', name])}`;
        if (typeof $ref === 'string') extending.set($ref, [...(extending.get($ref) ?? []), own]);
      }
    }
    for (const ref of extending.keys()) {
      const schema = targets.get(ref);
      if (!isJsonObject(schema) || !isJsonObject(schema.discriminator)) continue;
      // A set is also walked through what is added to it meanwhile.
      const all = new Set(extending.get(ref));
      for (const one of all) for (const next of extending.get(one) ?? []) all.add(next);
      found.set(ref, [...all]);
    }
  }
  return found;
}
