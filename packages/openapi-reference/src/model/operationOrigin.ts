import { newestFirst, NEXT } from '@api-docs/kit/node';
import { originIn, type ApiFacts, type Operation, type OperationOrigin } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { versionFile } from '../pageFiles';

/**
 * Returns the origin of an operation as the pages of a docs version know it: later versions are left out, retired ones count.
 *
 * @param facts of the docs version of the page
 */
export function operationOrigin(
  files: ApiFiles,
  facts: ApiFacts,
  operation: Pick<Operation, 'method' | 'path'>,
): OperationOrigin | undefined {
  const released = [...files.versions(), ...files.retired()].sort(newestFirst).reverse();
  const versions = [...released, NEXT].map((version) => ({ version, facts: files.facts(versionFile(files, version)) }));
  const known = versions.slice(0, versions.findIndex((version) => version.facts.file === facts.file) + 1);
  return originIn(known, files.successors(), operation);
}
