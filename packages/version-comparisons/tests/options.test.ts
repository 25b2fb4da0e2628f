import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { listedFiles, validateOptions } from '../src/options';

const check = (options: unknown) => validateOptions({ options } as never);

describe('validateOptions', () => {
  it('accepts none, and the id that Docusaurus gives', () => {
    expect([check(undefined), check({ id: 'default' })]).toEqual([{ id: 'default' }, { id: 'default' }]);
  });

  it.each([
    ['a misspelled name', { deprecations: 'It is old.' }],
    ['a text instead of a function', { fillIn: 'brand' }],
    ['an empty sentence', { deprecation: '' }],
  ])('rejects %s', (_case, options) => {
    expect(errorDetails(() => check(options))).toMatchObject({
      file: 'docusaurus.config',
      problem: expect.stringContaining('option of @api-docs/version-comparisons') as string,
    });
  });
});

describe('listedFiles', () => {
  const NAME = '@api-docs/openapi-reference';
  const listed = (presets: unknown[]) => {
    const siteDir = tempFolder({ 'api.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: "2" }\npaths: {}\n' });
    return listedFiles(siteDir, { presets, plugins: [] } as unknown as DocusaurusConfig);
  };

  it.each([
    ['one file', { file: 'api.yaml', route: '/reference' }],
    ['the first of several', { references: [{ file: 'api.yaml' }, { file: 'b.yaml', route: 'b' }] }],
  ])('reads %s of the reference', (_case, options) => {
    const files = listed([
      ['classic', {}],
      [NAME, options],
    ]);
    expect(files?.facts(files.options.file).version).toBe('2');
  });

  it('has the defaults of a reference without options, and nothing without a reference', () => {
    expect(listed([NAME])?.options.file).toBe('openapi/openapi.yaml');
    expect(listed(['classic', null])).toBeUndefined();
  });
});
