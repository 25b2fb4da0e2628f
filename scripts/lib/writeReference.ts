import * as reference from '@api-docs/openapi-reference/writeReference';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';

/**
 * Writes the files of `generated/` that Docusaurus reads. Throws if the OpenAPI file is invalid, the OpenAPI plugin
 * fails, or a page is missing or left over; then no file changes.
 */
export function writeReference(siteDir: string): Promise<void> {
  return reference.writeReference(siteDir, openApiFiles(siteDir, brand));
}
