import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { ADDED_POSTS } from '../support/addedPages';
import { buildDir, builtFiles, builtPage } from '../support/builtSite';

/** The addresses of specification section 2, and what writers added. */
const POSTS = [
  ...['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'],
  ...ADDED_POSTS.map((route) => path.posix.basename(route)),
].sort();
const TAGS = ['docusaurus', 'facebook', 'hello', 'hola'];

const site = `${brand.siteUrl}${brand.basePath}`;
const postPaths = POSTS.map((slug) => `${brand.basePath}blog/${slug}/`);

/** Addresses below `/blog/` that the content of a page links to, each once, sorted. */
function blogLinks(route: string, selector = 'main a[href]'): string[] {
  const { $ } = builtPage(route);
  const links = $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((href) => href.startsWith(`${brand.basePath}blog/`));
  return [...new Set(links)].sort();
}

function postsLinkedOn(route: string): string[] {
  return blogLinks(route).filter((href) => postPaths.includes(href));
}

describe('a blog post', () => {
  it('stands at one of the four specified addresses', () => {
    const articles = builtFiles(path.join(buildDir, 'blog'))
      .filter((file) => /^[^/]+\/index\.html$/.test(file))
      .map((file) => path.dirname(file))
      .filter((slug) => builtPage(`/blog/${slug}/`).$('html').hasClass('blog-post-page'));
    expect(articles.sort()).toEqual(POSTS);
  });

  it.each(POSTS)('%s has its title as the only h1 and in the title of the page', (slug) => {
    const { title, headings } = builtPage(`/blog/${slug}/`);
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatch(/\S{3}/);
    expect(title).toBe(`${headings[0]} | ${brand.provider}`);
  });

  it.each(POSTS)('%s shows its reading time', (slug) => {
    expect(builtPage(`/blog/${slug}/`).$('article header').text()).toMatch(/(?:\d+|One) min read/);
  });

  it.each(POSTS)('%s has a description of 70 to 160 characters', (slug) => {
    const { $ } = builtPage(`/blog/${slug}/`);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect($('meta[property="og:description"]').attr('content')).toBe(description);
  });

  it('has a title and a description of its own', () => {
    const pages = POSTS.map((slug) => builtPage(`/blog/${slug}/`));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(POSTS.length);
    expect(new Set(pages.map(({ $ }) => $('meta[name="description"]').attr('content'))).size).toBe(POSTS.length);
  });

  it.each(POSTS)('%s links to the page of each of its tags', (slug) => {
    const tagged = TAGS.filter((tag) => postsLinkedOn(`/blog/tags/${tag}/`).includes(`${brand.basePath}blog/${slug}/`));
    expect(tagged).not.toEqual([]);
    expect(blogLinks(`/blog/${slug}/`, 'article a[rel~="tag"]')).toEqual(
      tagged.map((tag) => `${brand.basePath}blog/tags/${tag}/`),
    );
  });
});

describe('the lists of posts', () => {
  it.each(['/blog/', '/blog/archive/'])('%s links to the four posts', (route) => {
    expect(postsLinkedOn(route)).toEqual(postPaths);
  });

  it('of the index show title and reading time of each post', () => {
    const { $ } = builtPage('/blog/');
    const shown = $('main article')
      .toArray()
      .map((article) => [$(article).find('h2').text(), /(?:\d+|One) min read/.test($(article).find('header').text())]);
    const titles = POSTS.map((slug) => builtPage(`/blog/${slug}/`).headings[0]);
    expect(shown.sort()).toEqual(titles.map((title) => [title, true]).sort());
  });

  it.each(TAGS)('of the tag %s has at least one post', (tag) => {
    expect(postsLinkedOn(`/blog/tags/${tag}/`)).not.toEqual([]);
  });

  it('of tags name the four tags, each with its number of posts, and no other', () => {
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

/** How the two feeds name an entry and its address. */
const FEEDS = [
  { file: 'blog/rss.xml', entry: 'item', address: 'link' },
  { file: 'blog/atom.xml', entry: 'entry', address: 'id' },
];

describe.each(FEEDS)('the feed $file', ({ file, entry, address }) => {
  const $ = load(readFileSync(path.join(buildDir, file), 'utf8'), { xml: true });
  const entries = $(entry).toArray();

  it('holds the four posts under their absolute addresses', () => {
    const addresses = entries.map((post) => $(post).children(address).text());
    expect(addresses.sort()).toEqual(POSTS.map((slug) => `${site}blog/${slug}/`));
  });

  it('gives each post its title and description', () => {
    for (const post of entries) {
      const route = $(post).children(address).text().replace(site, '/');
      const page = builtPage(route);
      expect($(post).children('title').text()).toBe(page.headings[0]);
      expect($(post).children('description, summary').text()).toBe(page.$('meta[name="description"]').attr('content'));
    }
  });

  it('links and embeds by absolute addresses only', () => {
    const addresses = entries.map((post) => {
      const content = load($(post).children('content\\:encoded, content').text());
      return content('a[href], img[src]')
        .toArray()
        .map((element) => content(element).attr('href') ?? content(element).attr('src') ?? '');
    });
    expect(addresses.filter((found) => found.length === 0)).toEqual([]);
    expect(addresses.flat().filter((href) => !/^[a-z]+:/.test(href))).toEqual([]);
  });

  it('has no address of the site above the base path', () => {
    const own = $.text().split(brand.siteUrl).slice(1);
    expect(own.length).toBeGreaterThan(POSTS.length);
    expect(own.filter((rest) => !rest.startsWith(brand.basePath)).map((rest) => rest.slice(0, 80))).toEqual([]);
  });

  it('is named in the head of the pages', () => {
    const { $: home } = builtPage('/');
    expect(home(`link[rel="alternate"][href="${brand.basePath}${file}"]`)).toHaveLength(1);
  });
});
