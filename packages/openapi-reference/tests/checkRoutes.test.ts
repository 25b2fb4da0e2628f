import { expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { checkPages, checkRoutes } from '../src/plugins/checkRoutes';

const docs = (path: string, ...pages: string[]) => ({
  loadedVersions: [{ path, docs: pages.map((permalink) => ({ permalink, source: `@site/docs${permalink}.md` })) }],
});

const site = (reference: string) => ({
  'docusaurus-plugin-content-docs': {
    default: docs('/docs', '/docs/intro', '/docs/errors'),
    api: docs(reference, `${reference}/`.replace('//', '/')),
  },
  'docusaurus-plugin-content-pages': { default: [{ permalink: '/', source: '@site/src/pages/index.mdx' }] },
  'docusaurus-plugin-content-blog': { default: { blogTagsListPath: '/blog/tags' }, empty: undefined },
});

it.each([
  ['/docs', 'the docs plugin with the id "default"'],
  ['/docs/errors', 'docs/docs/errors.md'],
  ['/', 'src/pages/index.mdx'],
  ['/blog', 'the blog'],
])('a reference at %s is at the path of something else', (path, what) => {
  expect(errorDetails(() => checkRoutes(site(path), ['api'])).found).toBe(`${path}, which is also the path of ${what}`);
});

it.each(['/docs/api', '/reference', '/blog/api'])('a reference at %s has its path alone', (path) => {
  expect(() => checkRoutes(site(path), ['api'])).not.toThrow();
});

it.each([
  ['/api/staff', 'docs/api/staff.md'],
  ['/api', 'docs/api/.md'],
])('a second reference at %s is at the path of something of the first one', (path, what) => {
  const content = { api: docs('/api', '/api/', '/api/staff'), staff: docs(path, `${path}/`) };
  const check = () => checkRoutes({ 'docusaurus-plugin-content-docs': content }, ['api', 'staff']);
  expect(errorDetails(check).found).toBe(`${path}, which is also the path of ${what}`);
});

it('a second reference may be below the first one', () => {
  const content = { api: docs('/api', '/api/', '/api/pets'), staff: docs('/api/staff', '/api/staff/') };
  expect(() => checkRoutes({ 'docusaurus-plugin-content-docs': content }, ['api', 'staff'])).not.toThrow();
});

it.each([
  ['docs/docs/shop', 'docs/docs/shop/pay.md'],
  ['docs', 'docs/docs/shop/pay.md'],
])('the pages of a reference in %s are also those of the docs', (pagesFolder, found) => {
  const content = { default: docs('/docs', '/docs/shop/pay'), api: docs('/api', '/api/pay') };
  const check = () => checkPages({ 'docusaurus-plugin-content-docs': content }, { id: 'api', pagesFolder });
  expect(errorDetails(check)).toMatchObject({ problem: expect.stringContaining('"default"') as string, found });
});

it('the pages of a reference may be in a folder of their own', () => {
  const content = { default: docs('/docs', '/docs/shop/pay'), api: docs('/docs/shop', '/docs/shop/pay') };
  const check = () =>
    checkPages({ 'docusaurus-plugin-content-docs': content }, { id: 'api', pagesFolder: 'docs/docs/sho' });
  expect(check).not.toThrow();
});
