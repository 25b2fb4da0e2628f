import { Script } from 'node:vm';

import { expect, it } from 'vitest';

import { baseUrlBanner, BANNER_ID } from '../../../plugins/head-scripts/baseUrlBanner';

it('is a script that parses, with the base path and the id in it', () => {
  const code = baseUrlBanner('/a"b/');
  expect(() => new Script(code)).not.toThrow();
  expect(code).toContain('"/a\\"b/"');
  expect(code).toContain(BANNER_ID);
});
