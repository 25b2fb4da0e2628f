import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { ADDED_POSTS } from '../support/addedPages';
import { routerPages } from '../support/pages';
import { BLOG_POSTS } from '../support/specifiedRoutes';
import { attributesOf, buildDir, builtFiles, builtPage } from '../support/builtSite';

const POSTS = [...BLOG_POSTS, ...ADDED_POSTS.map((route) => route.slice('/blog/'.length, -1))].sort();
const postPaths = POSTS.map((slug) => `${brand.basePath}blog/${slug}/`);

/** Returns the posts that a list links to, on all of its pages. */
function postsLinkedOn(route: string): string[] {
  const pages = routerPages().filter((page) => page === route || page.startsWith(`${route}page/`));
  const links = new Set(pages.flatMap((page) => attributesOf(builtPage(page).$, 'main a[href]', 'href')));
  return postPaths.filter((href) => links.has(href));
}

describe('a blog post', () => {
  it('is at each specified path, and at those of added posts', () => {
    const articles = builtFiles(path.join(buildDir, 'blog'))
      .filter((file) => /^(?!tags\/|authors\/).+\/index\.html$/.test(file))
      .map((file) => path.dirname(file))
      .filter((slug) => {
        const { $ } = builtPage(`/blog/${slug}/`);
        return $('html').hasClass('blog-post-page') && $('.theme-unlisted-banner').length === 0;
      });
    expect(articles.sort()).toEqual(POSTS);
  });

  it.each(BLOG_POSTS)(
    'has its title in the page title, its reading time, and its description also for previews: %s',
    (slug) => {
      const { $, title, headings } = builtPage(`/blog/${slug}/`);
      expect(title).toBe(`${headings[0]} | ${brand.provider}`);
      expect($('article header').text()).toMatch(/(?:\d+|One) min read/);
      expect($('meta[property="og:description"]').attr('content')).toBe($('meta[name="description"]').attr('content'));
    },
  );

  it.each(POSTS)('is on the page of each of its tags: %s', (slug) => {
    const tags = attributesOf(builtPage(`/blog/${slug}/`).$, 'article a[rel~="tag"]', 'href');
    for (const tag of tags) {
      expect(postsLinkedOn(tag.replace(brand.basePath, '/')), tag).toContain(`${brand.basePath}blog/${slug}/`);
    }
  });
});

it.each(['/blog/', '/blog/archive/'])('%s links to all posts', (route) => {
  expect(postsLinkedOn(route)).toEqual(postPaths);
});

it('the list of posts shows each title, and the reading time of each specified post', () => {
  const { $ } = builtPage('/blog/');
  const shown = $('main article')
    .toArray()
    .map((article) => [$(article).find('h2').text(), /(?:\d+|One) min read/.test($(article).find('header').text())]);
  const titles = (posts: readonly string[]) => posts.map((slug) => builtPage(`/blog/${slug}/`).headings[0]);
  expect(shown.map(([title]) => title).sort()).toEqual(titles(POSTS).sort());
  expect(shown).toEqual(expect.arrayContaining(titles(BLOG_POSTS).map((title) => [title, true])));
});
