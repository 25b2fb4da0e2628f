import { readApiDocument } from '@api-docs/openapi-facts/readApiDocument';
import { facts } from '@api-docs/openapi-facts/testing/fixtures';

import type { ApiFiles } from '../src/apiFiles';
import type { PageContext } from '../src/factComponent';
import { withDefaults } from '../src/options';

/** The context of a page about Tone; `/v1/tone` is its deprecated predecessor, `refusal` a legacy body. */
export const context: PageContext<ApiFiles> = {
  facts,
  files: {
    options: withDefaults({ resultField: 'data' }),
    facts: () => facts,
    document: () => readApiDocument('openapi/a.yaml', () => undefined, {}),
    filesOf: () => [],
    successors: () => ({
      operations: { '/v1/tone': { successor: '/v2/tone', renames: { response: 'text' }, note: 'Read on.' } },
      bodies: { refusal: { successor: null, renames: {} } },
    }),
    versions: () => ['v1.0.0'],
    retired: () => [],
    source: () => ({}),
    brandedText: () => '',
  },
  page: 'docs/tone.mdx:7',
  siteDir: '/nowhere',
};
