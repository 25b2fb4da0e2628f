import { factComponents } from '@api-docs/openapi-reference/props/factComponents';
import type { FactComponentDefinition } from '@api-docs/openapi-reference/props/pageContext';
import { withDefaults } from '@api-docs/openapi-reference/options';

import { SITE_COMPONENTS } from './siteComponents';

export type { FactComponentDefinition };

/** The components whose props are computed at build time, by their names in pages. */
export const FACT_COMPONENTS = factComponents({ options: withDefaults({ components: SITE_COMPONENTS }) });
