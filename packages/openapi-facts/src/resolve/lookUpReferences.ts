import type { BuildErrorDetails } from '@api-docs/kit/node';
import { isJsonObject, stringifyJson } from '@api-docs/kit';

import { schemasOf } from '../document/components';
import type { RefPosition } from '../document/fileErrors';
import { pointerOf } from '../document/jsonPointer';
import type { ResolvedFiles } from './resolvedFiles';

/** Throws if a reference leads to what is no part, or to the whole document. References to texts are replaced before. */
function checkTarget({ parsed, documents }: ResolvedFiles, position: RefPosition, target: unknown): void {
  const { ref } = position;
  const [main = ''] = documents.keys();
  if (ref === `${main}#`) {
    throw parsed.errors.invalidRef(position, '$ref to the whole document', '#', 'write which part of it is meant');
  }
  const isPart = target === undefined || typeof target === 'boolean' || typeof target === 'object';
  if (isPart && target !== null) return;
  const [file] = ref.split('#', 1);
  const remedy = target === null ? 'write the part there' : 'refer to a mapping';
  const found = `${ref.replace(`${position.file}#`, '#')}, which is ${target === null ? 'empty' : stringifyJson(target)}`;
  throw parsed.errors.invalidRef(position, `$ref to no part of ${file}`, found, remedy);
}

/**
 * Looks up every reference, and every schema of the components, because a discriminator can mean it without a reference.
 *
 * @returns an error with file and line for each that leads nowhere, or only to itself, or to a file that cannot be read
 */
export function lookUpReferences(files: ResolvedFiles): BuildErrorDetails[] {
  const { parsed } = files;
  for (const [file, document] of files.documents) {
    parsed.visitRefs(file, document, (first, { key }) => {
      const trail: string[] = [];
      for (let ref: unknown = first.ref; typeof ref === 'string';) {
        if (trail.includes(ref)) throw files.circular(first, [...trail, ref]);
        const target = files.lookUp(ref, first, trail);
        checkTarget(files, first, target);
        trail.push(ref);
        ref = key === '$ref' && isJsonObject(target) ? target.$ref : undefined;
      }
    });
    for (const name of Object.keys(schemasOf(document))) {
      const where = ['components', 'schemas', name];
      parsed.errors.collect(() => files.lookUp(`${file}#${pointerOf(where)}`, { file, where, ref: name }));
    }
  }
  return parsed.errors.all;
}
