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
  return [
    ...METHODS.flatMap((key) => {
      const operation = item[key];
      return isJsonObject(operation) ? [{ method: key.toUpperCase(), operation, keys: [key] }] : [];
    }),
    ...others.flatMap(([method, operation]) =>
      isJsonObject(operation) ? [{ method, operation, keys: ['additionalOperations', method] }] : [],
    ),
  ];
}
