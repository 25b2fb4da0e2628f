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

it.each([
  ['that is not released', '1.1', 'write "1.0"'],
  ['that has `file`', 'next', 'name the OpenAPI file of the unreleased version in `file`'],
])('a docs version %s is named', (_case, name, remedy) => {
  const siteDir = tempFolder({ 'versions.json': '["1.0"]', 'a.yaml': '' });
  const options = withDefaults({ versions: { '1.0': 'a.yaml', [name]: 'a.yaml' } });
  expect(errorDetails(() => checkNamedFiles(siteDir, options))).toMatchObject({ found: name, remedy });
});

it('a missing file of a docs version is named', () => {
  const siteDir = tempFolder({ 'versions.json': '["1.0"]' });
  const error = errorDetails(() => checkNamedFiles(siteDir, withDefaults({ versions: { '1.0': 'a.yaml' } })));
  expect(error).toMatchObject({ problem: expect.stringContaining("versions['1.0']") as string, found: 'a.yaml' });
});

it('the default table of successors may be missing', () => {
  const siteDir = tempFolder({ 'landing.mdx': '' });
  expect(() => checkNamedFiles(siteDir, withDefaults({ landing: 'landing.mdx' }))).not.toThrow();
});
