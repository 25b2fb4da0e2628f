import { expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { createSite } from '../../site/plugins/createSite';

it('creates a site without reading a file', () => {
  expect(() => createSite({ siteDir: '/no/such/folder', brand, mode: 'production' })).not.toThrow();
});
