import { collectErrors, type BuildErrorDetails } from '@api-docs/kit/node';
import { isJsonObject } from '@api-docs/kit';

import { pointerOf } from '../document/jsonPointer';
import { schemasOf } from '../document/parsedFiles';
import type { ResolvedFiles } from '../resolve/resolvedFiles';

/**
 * Looks up every reference, and every schema of the components, because a discriminator can mean it without a reference.
 *
 * @returns an error with file and line for each that leads nowhere, or only to itself
 */
export function checkReferences(files: ResolvedFiles): BuildErrorDetails[] {
  const errors: BuildErrorDetails[] = [];
  for (const [file, document] of files.documents) {
    files.parsed.visitRefs(file, document, (first, { key }) =>
      collectErrors(errors, () => {
        const trail: string[] = [];
        for (let ref: unknown = first.ref; typeof ref === 'string';) {
          if (trail.includes(ref)) throw files.circular(first, [...trail, ref]);
          const target = files.lookUp(ref, first, trail);
          trail.push(ref);
          ref = key === '$ref' && isJsonObject(target) ? target.$ref : undefined;
        }
      }),
    );
    for (const name of Object.keys(schemasOf(document))) {
      const where = ['components', 'schemas', name];
      collectErrors(errors, () => files.lookUp(`${file}#${pointerOf(where)}`, { file, where, ref: name }));
    }
  }
  return errors;
}
