import { collectErrors, throwErrors, type BuildErrorDetails } from '@api-docs/kit/node';
import { isJsonObject } from '@api-docs/kit';

import { pointerOf } from '../document/jsonPointer';
import { schemasOf } from '../document/parsedFiles';
import type { ResolvedFiles } from '../resolve/resolvedFiles';

/** Mistakes that one message lists. */
const MAX_ERRORS = 50;

/** {@link ResolvedFiles} of which every reference has a target. */
export interface CheckedFiles extends Pick<ResolvedFiles, 'documents' | 'parsed'> {
  /** Of each reference, what it leads to. */
  targets: ReadonlyMap<string, unknown>;
}

/**
 * Looks up every reference, and every schema of the components, because a discriminator can mean it without a reference.
 *
 * @throws one error with file and line of each that leads nowhere, or only to itself
 */
export function checkReferences(files: ResolvedFiles): CheckedFiles {
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
  throwErrors(errors.slice(0, MAX_ERRORS));
  return files;
}
