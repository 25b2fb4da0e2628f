import type { ReferenceOptions } from '@api-docs/openapi-reference/options';

import { replaceTokens, type BrandValues } from '../content/brand';
import { SITE_COMPONENTS } from './props/siteComponents';

/** Returns what the reference knows of this site, besides the OpenAPI file. */
export function referenceOptions(_siteDir: string, brand: BrandValues): ReferenceOptions {
  return { fillIn: (text, file) => replaceTokens(text, file, brand), components: SITE_COMPONENTS };
}
