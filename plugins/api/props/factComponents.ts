import { factComponents } from './referenceComponents';
import type { FactComponentDefinition } from './pageContext';
import { withDefaults } from '../facts/referenceOptions';
import { SITE_COMPONENTS } from './siteComponents';

export type { FactComponentDefinition };

/** The components whose props are computed at build time, by their names in pages. */
export const FACT_COMPONENTS = factComponents({ options: withDefaults({ components: SITE_COMPONENTS }) });
