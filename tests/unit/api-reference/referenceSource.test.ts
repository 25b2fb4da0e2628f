import { expect, it } from 'vitest';

import { referenceSource } from '../../../plugins/api-reference/referenceSource';

it.each([
  ['generated/api/tone.api.mdx', 'openapi/metrics-api.yaml'],
  ['generated/api/acme-rest-api.info.mdx', 'plugins/api-reference/landing.mdx'],
  ['docs/intro.mdx', 'docs/intro.mdx'],
  ['versioned_docs/version-v3.4.0/intro.mdx', 'versioned_docs/version-v3.4.0/intro.mdx'],
])('%s is made from %s', (page, source) => {
  expect(referenceSource(page)).toBe(source);
});
