import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { parsePage } from '@api-docs/kit/parsePage';

import { brand } from '../../brand.config';
import { ADDED_POSTS } from '../support/addedPages';
import { routerPages } from '../support/pages';
import { BLOG_POSTS } from '../support/specifiedRoutes';
import { attributesOf, buildDir, builtFiles, builtHtml, builtPage } from '../support/builtSite';

/** Tags with a page of their own: the specified ones, and those that writers added. */
const TAGS = routerPages().flatMap((route) => /^\/blog\/tags\/([^/]+)\/$/.exec(route)?.[1] ?? []);

const POSTS = [...BLOG_POSTS, ...ADDED_POSTS.map((route) => route.slice('/blog/'.length, -1))].sort();
const postPaths = POSTS.map((slug) => `${brand.basePath}blog/${slug}/`);

/** Returns the paths below `/blog/` that a page links to, each once, sorted. */
function blogLinks(route: string, selector = 'main a[href]'): string[] {
  const { $ } = builtPage(route);
  const links = attributesOf($, selector, 'href').filter((href) => href.startsWith(`${brand.basePath}blog/`));
  return [...new Set(links)].sort();
}

/** Returns the posts that a list links to, on all of its pages. */
function postsLinkedOn(route: string): string[] {
  const pages = routerPages().filter((page) => page === route || page.startsWith(`${route}page/`));
  const links = new Set(pages.flatMap((page) => blogLinks(page)));
  return postPaths.filter((href) => links.has(href));
}

describe('a blog post', () => {
  it('is at each specified path, and at those of added posts', () => {
    const articles = builtFiles(path.join(buildDir, 'blog'))
      .filter((file) => /^(?!tags\/|authors\/).+\/index\.html$/.test(file))
      .map((file) => path.dirname(file))
      .filter((slug) => builtPage(`/blog/${slug}/`).$('html').hasClass('blog-post-page'))
      .filter((slug) => !parsePage(builtHtml(`/blog/${slug}/`)).isUnlisted);
    expect(articles.sort()).toEqual(POSTS);
  });

  it.each(BLOG_POSTS)('has its title in the page title, and shows its reading time: %s', (slug) => {
    const { $, title, headings } = builtPage(`/blog/${slug}/`);
    expect(title).toBe(`${headings[0]} | ${brand.provider}`);
    expect($('article header').text()).toMatch(/(?:\d+|One) min read/);
  });

  it.each(POSTS)('has its description also for link previews: %s', (slug) => {
    const { $ } = builtPage(`/blog/${slug}/`);
    expect($('meta[property="og:description"]').attr('content')).toBe($('meta[name="description"]').attr('content'));
  });

  it.each(POSTS)('links to the page of each of its tags: %s', (slug) => {
    const tagged = TAGS.filter((tag) => postsLinkedOn(`/blog/tags/${tag}/`).includes(`${brand.basePath}blog/${slug}/`));
    expect(blogLinks(`/blog/${slug}/`, 'article a[rel~="tag"]')).toEqual(
      tagged.map((tag) => `${brand.basePath}blog/tags/${tag}/`),
    );
  });
});

describe('the lists of posts', () => {
  it.each(['/blog/', '/blog/archive/'])('%s link to all posts', (route) => {
    expect(postsLinkedOn(route)).toEqual(postPaths);
  });

  it('show each title on the index, and the reading time of each specified post', () => {
    const { $ } = builtPage('/blog/');
    const shown = $('main article')
      .toArray()
      .map((article) => [$(article).find('h2').text(), /(?:\d+|One) min read/.test($(article).find('header').text())]);
    const titles = (posts: readonly string[]) => posts.map((slug) => builtPage(`/blog/${slug}/`).headings[0]);
    expect(shown.map(([title]) => title).sort()).toEqual(titles(POSTS).sort());
    expect(shown).toEqual(expect.arrayContaining(titles(BLOG_POSTS).map((title) => [title, true])));
  });

  it.each(TAGS)('have a post for the tag %s', (tag) => {
    expect(postsLinkedOn(`/blog/tags/${tag}/`)).not.toEqual([]);
  });

  it('name all tags with their number of posts', () => {
    expect(blogLinks('/blog/tags/', 'main a[rel~="tag"]')).toEqual(
      TAGS.map((tag) => `${brand.basePath}blog/tags/${tag}/`),
    );
    const { $ } = builtPage('/blog/tags/');
    for (const tag of TAGS) {
      const count = $(`main a[href="${brand.basePath}blog/tags/${tag}/"] span`).text();
      expect(Number(count), tag).toBe(postsLinkedOn(`/blog/tags/${tag}/`).length);
    }
  });
});
