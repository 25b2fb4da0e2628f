import { createApiFiles, versionFile, withDefaults, type ApiFiles } from '@api-docs/openapi-reference/library';

import type { BrandValues } from '../../content/brand';
import { API_FILE, REFERENCE_FOLDER } from '../../lib/apiFile';
import { referenceOptions } from '../referenceOptions';

export { API_FILE, type ApiFiles };

/** Returns the OpenAPI file of a docs version (`next`, or for example `v3.4.0`), relative to the project. */
export const apiVersionFile = (version: string): string =>
  versionFile({ options: withDefaults({ file: API_FILE }) }, version);

/** Creates the reader of this site's OpenAPI files, in which it fills in the brand. */
export function openApiFiles(siteDir: string, brand: BrandValues): ApiFiles {
  return createApiFiles(siteDir, {
    file: API_FILE,
    pagesFolder: REFERENCE_FOLDER,
    ...referenceOptions(siteDir, brand),
  });
}
