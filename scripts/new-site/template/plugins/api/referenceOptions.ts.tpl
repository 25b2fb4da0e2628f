import type { ReferenceOptions } from '@api-docs/openapi-reference/library';

import { replaceTokens, type BrandValues } from '../content/brand';
import { figureProps, figureText } from './props/figureProps';

/** Returns what the reference knows of this site, besides the OpenAPI file: its components with facts. */
export function referenceOptions(_siteDir: string, brand: BrandValues): ReferenceOptions {
  return {
    fillIn: (text, file) => replaceTokens(text, file, brand),
    components: { Figure: { attributes: ['name'], computeProps: figureProps, readText: figureText } },
  };
}
