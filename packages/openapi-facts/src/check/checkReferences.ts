import type { BuildErrorDetails } from '@api-docs/kit/node';
import { isJsonObject } from '@api-docs/kit';

import { pointerOf } from '../document/jsonPointer';
import { schemasOf } from '../document/parsedFiles';
import type { ResolvedFiles } from '../resolve/resolvedFiles';

/**
 * Looks up every reference, and every schema of the components, because a discriminator can mean it without a reference.
 *
 * @returns an error with file and line for each that leads nowhere, or only to itself, or to a file that cannot be read
 */
export function checkReferences(files: ResolvedFiles): BuildErrorDetails[] {
  const { parsed } = files;
  for (const [file, document] of files.documents) {
    parsed.visitRefs(file, document, (first, { key }) => {
      const trail: string[] = [];
      for (let ref: unknown = first.ref; typeof ref === 'string';) {
        if (trail.includes(ref)) throw files.circular(first, [...trail, ref]);
        const target = files.lookUp(ref, first, trail);
        trail.push(ref);
        ref = key === '$ref' && isJsonObject(target) ? target.$ref : undefined;
      }
    });
    for (const name of Object.keys(schemasOf(document))) {
      const where = ['components', 'schemas', name];
      parsed.collect(() => files.lookUp(`${file}#${pointerOf(where)}`, { file, where, ref: name }));
    }
  }
  return parsed.errors;
}
