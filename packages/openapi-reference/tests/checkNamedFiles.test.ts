import { expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { withDefaults, type ReferenceOptions } from '../src/options';
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

it.each<[string, ReferenceOptions, string[]]>([
  ['that is missing, of a site with released versions', { versionsFolder: 'api/version' }, ['1.0']],
  [
    'that is missing, for the versions that `versions` does not have',
    { versionsFolder: 'api/version', versions: { '2.0': 'a.yaml' } },
    ['2.0', '1.0'],
  ],
])('a folder of versions is named %s', (_case, options, released) => {
  const siteDir = tempFolder({ 'versions.json': JSON.stringify(released), 'a.yaml': '' });
  expect(errorDetails(() => checkNamedFiles(siteDir, withDefaults(options)))).toMatchObject({
    problem: expect.stringContaining('`versionsFolder`') as string,
    found: 'api/version',
    remedy: expect.stringContaining('api:version 1.0') as string,
  });
});

it.each<[string, ReferenceOptions, Record<string, string>]>([
  ['no version is released', { versionsFolder: 'api/versions' }, {}],
  ['it has its default', {}, { 'versions.json': '["1.0"]' }],
  [
    'it has that of a further reference',
    { id: 'staff', versionsFolder: 'openapi/staff/versions' },
    { 'versions.json': '["1.0"]' },
  ],
  ['it is there', { versionsFolder: 'api' }, { 'versions.json': '["1.0"]', 'api/1.0.yaml': '' }],
])('a folder of versions may be named if %s', (_case, options, files) => {
  expect(() => checkNamedFiles(tempFolder(files), withDefaults(options))).not.toThrow();
});
