import { load, type CheerioAPI } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import versions from '../../versions.json';
import { ADDED_POSTS } from '../support/addedPages';
import { attributesOf, builtPage, builtText, htmlFiles, siteUrl } from '../support/builtSite';
import { brokenLinks } from '../support/linkCheck';
import { BLOG_POSTS } from '../support/specifiedRoutes';

const CHANGE_LOG = 'docs/change-log/';

/** Names of the elements of an entry. */
const FORMATS = {
  'atom.xml': { entry: 'entry', id: 'id', date: 'updated', content: 'content', about: 'summary' },
  'rss.xml': { entry: 'item', id: 'guid', date: 'pubDate', content: 'content\\:encoded', about: 'description' },
};

type Format = keyof typeof FORMATS;

/** Returns a feed, and the parts of its entries that feed readers use. */
function readFeed(folder: string, format: Format) {
  const text = builtText(folder + format);
  const xml = load(text, { xml: true });
  const { entry, id, date, content, about } = FORMATS[format];
  const entries = xml(entry)
    .toArray()
    .map((element) => {
      const textOf = (name: string) => xml(element).children(name).text();
      const link = xml(element).children('link').attr('href') ?? textOf('link');
      return {
        ...{ title: textOf('title'), id: textOf(id), link },
        ...{ date: textOf(date), about: textOf(about), content: textOf(content) },
      };
    });
  return { text, xml, entries };
}

const FORMAT_NAMES = Object.keys(FORMATS) as Format[];
const FEEDS = ['blog/', CHANGE_LOG].flatMap((folder) => FORMAT_NAMES.map((format) => ({ folder, format })));

it.each(FEEDS)(
  'the feed $folder$format is well-formed, and its entries have what feed readers can show',
  ({ folder, format }) => {
    const { text, entries } = readFeed(folder, format);
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
    const content = load(entries.map((entry) => entry.content).join(''), {}, false);
    const urls = ['href', 'src'].flatMap((name) => attributesOf(content, `[${name}]`, name));
    expect(urls).not.toEqual([]);
    expect(urls.filter((url) => !/^[a-z]+:/.test(url))).toEqual([]);
    const own = text.split(brand.siteUrl).slice(1);
    expect(own.filter((rest) => !rest.startsWith(brand.basePath)).map((rest) => rest.slice(0, 80))).toEqual([]);
    expect(content('button, input, select, textarea, label, form, details, svg, script, style, iframe').length).toBe(0);
    expect(content('[class], [style], [role], [hidden], [id]').length).toBe(0);
  },
);

it.each(FORMAT_NAMES)('the feed %s of the blog has all posts, and pages link to it', (format) => {
  const { entries } = readFeed('blog/', format);
  const posts = [...BLOG_POSTS.map((slug) => `/blog/${slug}/`), ...ADDED_POSTS].map((route) => {
    const { $, headings } = builtPage(route);
    return [siteUrl + route.slice(1), headings[0], $('meta[name="description"]').attr('content')];
  });
  expect(entries.map(({ link, title, about }) => [link, title, about]).sort()).toEqual(posts.sort());
  const { $ } = builtPage('/');
  expect($(`link[rel="alternate"][href="${brand.basePath}blog/${format}"]`)).toHaveLength(1);
});

/** Removes white space, because line breaks differ in the feed. */
const withoutSpace = (text: string) => text.replace(/[\s\u200b]+/g, '');

/** Returns the text of a section of the page, without white space. */
function sectionText($: CheerioAPI, version: string): string {
  const heading = $('main h2').filter((_index, element) => withoutSpace($(element).text()) === version);
  expect(heading).toHaveLength(1);
  const section = heading.nextUntil('h2').clone();
  section.find('.hash-link, button').remove();
  return withoutSpace(section.text());
}

describe.each(FORMAT_NAMES)('the feed %s of the change-log', (file) => {
  const { text, xml, entries } = readFeed(CHANGE_LOG, file);
  const { $ } = builtPage(`/${CHANGE_LOG}`);

  it('has a title, its own URL, and an entry for each released version, the latest first, whose unique id is its section', () => {
    expect(xml('feed > title, channel > title').text()).toBe(`Change-log of the ${brand.product} docs`);
    const self = xml('feed > link[rel=self], channel > atom\\:link').attr('href');
    expect(self).toBe(`${siteUrl}${CHANGE_LOG}${file}`);
    expect(entries.map(({ title }) => title)).toEqual(versions.map((version) => `${brand.product} docs ${version}`));
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(versions.length);
    expect(entries.map(({ link }) => link)).toEqual(ids);
    for (const [index, version] of versions.entries()) {
      const [page, anchor = ''] = (ids[index] ?? '').split('#');
      expect(page).toBe(siteUrl + CHANGE_LOG);
      expect($(`h2[id="${anchor}"]`).text()).toContain(version);
    }
  });

  it('has the full text of the section in each entry', () => {
    for (const [index, version] of versions.entries()) {
      const content = load(entries[index]?.content ?? '').text();
      expect(withoutSpace(content), version).toBe(sectionText($, version));
      expect(content.length, version).toBeGreaterThan(100);
    }
  });

  it('has only URLs of existing pages and anchors of the site', () => {
    const contents = entries.map(({ content }) => content).join('');
    const urls = ['href', 'src'].flatMap((name) => attributesOf(load(contents), `[${name}]`, name));
    expect(urls.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
    const ends = entries.map(({ link }) => `<a href="${link}">x</a>`).join('');
    expect(brokenLinks('feed.html', contents + ends)).toEqual([]);
    expect(text).not.toContain('<!--');
  });

  it('is linked only in the head of the change-log of the latest version', () => {
    const address = `${brand.basePath}${CHANGE_LOG}${file}`;
    const linking = htmlFiles().filter((name) => {
      const [html = ''] = builtText(name).split('<body');
      return html.includes(address);
    });
    expect(linking).toEqual([`${CHANGE_LOG}index.html`]);
    const type = file === 'atom.xml' ? 'application/atom+xml' : 'application/rss+xml';
    expect($(`head link[rel="alternate"][type="${type}"][href="${address}"]`)).toHaveLength(1);
  });
});

/** The date on the page. It is missing in a shallow clone, and before a new version is committed. */
const shown = builtPage(`/${CHANGE_LOG}`).$('main header time').attr('datetime');

/** Atom requires dates. This one is used if none is known. */
const NO_DATE = '1970-01-01T00:00:00.000Z';

describe('the feeds of the change-log', () => {
  const [atom, rss] = [readFeed(CHANGE_LOG, 'atom.xml'), readFeed(CHANGE_LOG, 'rss.xml')];
  const updated = atom.xml('feed > updated').text();

  it('have the elements that RFC 4287 and RSS 2.0 require', () => {
    expect(atom.xml('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(atom.xml('feed > id').text()).toBe(siteUrl + CHANGE_LOG);
    expect(atom.xml('feed > author > name').text()).toBe(brand.provider);
    expect(atom.xml('feed > link[rel=alternate]').attr('href')).toBe(siteUrl + CHANGE_LOG);
    for (const { date } of atom.entries) expect(new Date(date).toISOString()).toBe(date);
    expect(rss.xml('channel > link').text()).toBe(siteUrl + CHANGE_LOG);
    expect(rss.xml('channel > description').text()).toMatch(/^What each .+\.$/);
  });

  it('have the date of the page, no later date in their entries, and RSS none if it is unknown', () => {
    const dates = atom.entries.map(({ date }) => date);
    expect(updated).toBe(shown ?? [...dates].sort().at(-1));
    expect(dates.filter((date) => date > updated)).toEqual([]);
    const rssDate = (date: string) => (date === NO_DATE ? '' : new Date(date).toUTCString());
    expect(rss.xml('channel > lastBuildDate').text()).toBe(rssDate(updated));
    expect(rss.entries.map(({ date }) => date)).toEqual(dates.map(rssDate));
  });
});
