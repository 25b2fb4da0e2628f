import { expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { withDefaults } from '../src/options';
import { checkNamedFiles } from '../src/plugins/checkNamedFiles';

it.each([
  ['landing', { landing: 'lading.mdx' }],
  ['successors', { successors: 'next.yaml' }],
])('a missing file of the option %s is named', (option, options) => {
  const error = errorDetails(() => checkNamedFiles(tempFolder(), withDefaults(options)));
  expect(error.problem).toContain(`\`${option}\``);
  expect(error.found).toBe(Object.values(options)[0]);
});

it('the default table of successors may be missing', () => {
  const siteDir = tempFolder({ 'landing.mdx': '' });
  expect(() => checkNamedFiles(siteDir, withDefaults({ landing: 'landing.mdx' }))).not.toThrow();
});
