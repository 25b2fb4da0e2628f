import type { FactComponentDefinition } from '@api-docs/openapi-reference/props/pageContext';

import { figureProps, figureText } from './figureProps';

/** The components with facts that only this site has. */
export const SITE_COMPONENTS: Readonly<Record<string, FactComponentDefinition>> = {
  Figure: { attributes: ['name'], computeProps: figureProps, readText: figureText },
};
