import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import type { ApiFacts } from '../api-facts/types';

/** Id of the reference's landing page. */
export const LANDING_ID = 'overview';

/**
 * Makes the sidebar of the reference: the landing, then one category a tag, in the order of the OpenAPI file.
 *
 * @param facts of the latest OpenAPI file
 * @returns a Docusaurus sidebar
 */
export function referenceSidebar(facts: ApiFacts): SidebarsConfig {
  return {
    reference: [
      LANDING_ID,
      ...facts.tags.map(({ name }) => ({
        type: 'category' as const,
        label: name,
        collapsed: false,
        items: facts.operations.filter(({ tag }) => tag === name).map(({ id }) => id),
      })),
    ],
  };
}
