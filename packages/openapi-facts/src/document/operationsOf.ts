import { isJsonObject } from '@api-docs/kit';

import type { DocumentPath } from './jsonPointer';
import { METHODS, type OpenApiOperation, type PathItem } from './openApiDocument';
import { withoutExtensions } from './shapes';

/**
 * Returns the operations of a path by their methods, with their places in the path. Methods that OpenAPI does not name keep their
 * spelling.
 */
export function operationsOf(item: PathItem): { method: string; operation: OpenApiOperation; keys: DocumentPath }[] {
  const others = Object.entries(withoutExtensions(item.additionalOperations ?? {}));
  const found = [
    ...METHODS.map((key) => ({ method: key.toUpperCase(), operation: item[key], keys: [key] })),
    ...others.map(([method, operation]) => ({ method, operation, keys: ['additionalOperations', method] })),
  ];
  return found.flatMap(({ operation, ...place }) => (isJsonObject(operation) ? [{ ...place, operation }] : []));
}
