import { describe, expect, it } from 'vitest';

import { parsePage } from '@api-docs/kit/steps/parsePage';

import { markdownReader, type BuiltSite } from '../src/markdown/sitePages';

const docsPlugin = (id: string, titles: string[]) => ({
  name: 'docusaurus-plugin-content-docs',
  options: { id },
  content: { loadedVersions: [{ docs: titles.map((title) => ({ title })) }] },
});

/** A site without slashes at the end of its paths, whose docs are at the base path. */
const built = {
  siteConfig: { url: 'https://docs.test', baseUrl: '/base/', title: 'Library', titleDelimiter: '|' },
  routes: [
    { path: '/base/', component: '@theme/DocItem' },
    { path: '/base/loans', component: '@theme/DocItem' },
    { path: '/base/find', component: '@theme/SearchPage' },
  ],
  plugins: [
    { ...docsPlugin('default', ['Loans']), content: { loadedVersions: [] } },
    docsPlugin('reference', ['Overview', 'GET /books: List all books']),
    docsPlugin('community', ['Rules']),
  ],
} as unknown as BuiltSite;

const read = (page: string, { classes = '', title = 'Loans', heading = '<h1>Loans</h1>', text = '' } = {}) =>
  markdownReader(built)(
    parsePage(`<html class="${classes}"><title>${title}</title><body><main>${heading}${text}</main></body></html>`),
    page,
  )?.text;

describe('markdownReader', () => {
  it.each([
    ['plugin-docs plugin-id-default', 'Loans | Library', 'guide'],
    ['plugin-docs plugin-id-reference', 'GET /books: List all books | Library', 'operation'],
    ['plugin-docs plugin-id-reference', 'Overview | Library', 'API reference'],
    ['plugin-docs plugin-id-community', 'Rules | Library', 'guide'],
    ['blog-wrapper blog-post-page plugin-blog plugin-id-default', 'News', 'blog post'],
    ['blog-wrapper blog-list-page plugin-blog plugin-id-default', 'Blog', 'list of posts'],
    ['plugin-pages plugin-id-default', 'Team', 'page'],
  ])('says what a page with the classes %s and the title %s is', (classes, title, kind) => {
    expect(read('loans/', { classes, title })).toContain(`\nkind: ${kind}\n`);
  });

  it('takes the title of a page without a heading from its document, without the name of the site', () => {
    expect(read('loans/', { title: 'Blog | Library', heading: '' })).toContain('\n# Blog\n');
  });

  it('has the URL of a page as the router has it, and links to pages without a slash at the end', () => {
    const text = read('loans/', {
      text: '<p><a href="/base/loans#cards">1</a> <a href="/base/">2</a> <a href="/base/find">3</a> <a href="/base/a.zip">4</a></p>',
    });
    expect(text).toContain('\nurl: https://docs.test/base/loans\n');
    expect(text).toContain(
      '[1](#cards) [2](https://docs.test/base/index.md) [3](https://docs.test/base/find) [4](https://docs.test/base/a.zip)',
    );
  });

  it.each(['find/', '404.html'])('makes no Markdown of %s', (page) => {
    expect(read(page)).toBeUndefined();
  });
});
