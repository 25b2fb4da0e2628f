import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { DEFAULT_BROWSERS, projectBrowsers, validateOptions } from '../src/options';

const check = (options: unknown) => validateOptions({ options } as never);

describe('projectBrowsers', () => {
  it.each([
    ['that have versions', { browserslist: { production: ['firefox >= 120'] } }, ['firefox >= 120']],
    ['but not queries', { browserslist: { production: ['>0.5%', 'not dead'] } }, DEFAULT_BROWSERS],
    ['but not those of a project without a list', undefined, DEFAULT_BROWSERS],
  ])('returns browsers %s', (_case, manifest, expected) => {
    expect(projectBrowsers(manifest)).toEqual(expected);
  });
});

it.each([
  { browser: ['chrome >= 111'] },
  { browsers: ['last 2 versions'] },
  { browsers: [] },
  { headTags: ['<link>'] },
  { announcement: 'summer' },
  { searchField: '' },
  { policy: { 'image-src': ['https://a.test'] } },
  { policy: { 'default-src': ['https://a.test'] } },
  ...[
    'https://a.test; script-src *',
    'unsafe-inline',
    "'unsafe-inlin'",
    "'none'",
    'https:/a.test',
    'a.test&#59',
    '',
  ].map((source) => ({ policy: { 'img-src': [source] } })),
])('validateOptions refuses %j', (options) => {
  expect(errorDetails(() => check(options)).file).toBe('docusaurus.config');
});

it('validateOptions takes sources of all kinds', () => {
  const sources = [
    '*',
    'data:',
    'a.test',
    '*.a.test',
    'https://a.test:8443/b/',
    'https://localhost:*',
    "'unsafe-eval'",
  ];
  expect(check({ policy: { 'script-src': sources } })).toMatchObject({ policy: { 'script-src': sources } });
});
