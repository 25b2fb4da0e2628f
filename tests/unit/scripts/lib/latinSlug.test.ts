import { expect, it } from 'vitest';

import { latinSlug } from '../../../../scripts/lib/latinSlug';

it.each([
  ['Élan Data', 'elan-data'],
  ['Café', 'cafe'],
  ["The writer's page, 2", 'the-writers-page-2'],
  ['ﬁnance', 'finance'],
  ['数据', ''],
])('%s gives the path %s', (text, slug) => {
  expect(latinSlug(text)).toBe(slug);
});
