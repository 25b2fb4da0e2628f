import { expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { checkAreas, searchAreas } from '../src/build/searchAreas';

it.each([
  ['a path', 'docs', 'docs'],
  ['a path with slashes at its ends', '/docs/', '/docs/'],
  ['a label', { label: 'Guides', path: 'docs' }, 'Guides'],
  ['a label for each language', { label: { en: 'Guides', de: 'Anleitungen' }, path: 'docs' }, 'Anleitungen'],
  ['no label in the language of the site', { label: { en: 'Guides' }, path: 'docs' }, 'docs'],
])('a part of the site that is given as %s has a label and its path', (_case, area, label) => {
  expect(searchAreas([area], 'de')).toEqual([{ label, path: 'docs' }]);
});

it.each<[string, unknown[], string]>([
  ['no path', [{ label: 'Guides' }], '{"label":"Guides"}'],
  ['the path of another one', ['docs', { label: 'Guides', path: '/docs/' }], 'docs'],
])('a part of the site with %s is an error', (_case, areas, found) => {
  expect(errorDetails(() => searchAreas(areas as never, 'en'))).toMatchObject({
    problem: expect.stringContaining('`searchContextByPaths`') as string,
    found,
  });
});

const PAGES = ['', '404.html', 'blog/', 'docs/intro/', 'docs/guides/loans/'];

it.each([
  ['doc', 'write "docs"'],
  ['docs/intros', 'correct or remove the path'],
  ['', 'correct or remove the path'],
])('the part %j without a page is an error', (path, remedy) => {
  expect(errorDetails(() => checkAreas([{ label: 'A', path }], PAGES))).toMatchObject({ found: path || '/', remedy });
});

it.each(['docs', 'docs/guides', 'blog', 'docs/intro'])('the part %j with a page is none', (path) => {
  expect(() => checkAreas([{ label: 'A', path }], PAGES)).not.toThrow();
});
