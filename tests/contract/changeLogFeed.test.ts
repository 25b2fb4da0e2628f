import { load, type CheerioAPI } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import versions from '../../versions.json';
import { builtPage, builtText, htmlFiles, siteUrl } from '../support/builtSite';
import { brokenLinks } from '../support/linkCheck';

const PAGE = 'docs/change-log/';

/** Names of the elements of an entry. */
const FEEDS = {
  'atom.xml': { entry: 'entry', id: 'id', date: 'updated', content: 'content', self: 'feed > link[rel=self]' },
  'rss.xml': {
    entry: 'item',
    id: 'guid',
    date: 'pubDate',
    content: 'content\\:encoded',
    self: 'channel > atom\\:link',
  },
};

type FeedFile = keyof typeof FEEDS;

/** Returns a feed, and the parts of its entries that feed readers use. */
function readFeed(file: FeedFile) {
  const xml = load(builtText(PAGE + file), { xml: true });
  const { entry, id, date, content, self } = FEEDS[file];
  const entries = xml(entry)
    .toArray()
    .map((element) => {
      const textOf = (name: string) => xml(element).children(name).text();
      const link = xml(element).children('link').attr('href') ?? textOf('link');
      return { title: textOf('title'), id: textOf(id), link, date: textOf(date), content: textOf(content) };
    });
  return { xml, self: xml(self).attr('href'), entries };
}

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

describe.each(Object.keys(FEEDS) as FeedFile[])('the feed %s of the change-log', (file) => {
  const text = builtText(PAGE + file);
  const { xml, self, entries } = readFeed(file);
  const { $ } = builtPage(`/${PAGE}`);

  it('is well-formed', () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
  });

  it('has a title and its own URL', () => {
    expect(xml('feed > title, channel > title').text()).toBe(`Change-log of the ${brand.product} docs`);
    expect(self).toBe(`${siteUrl}${PAGE}${file}`);
  });

  it('has an entry for each released version, the latest first', () => {
    expect(entries.map(({ title }) => title)).toEqual(versions.map((version) => `${brand.product} docs ${version}`));
  });

  it('links each entry to its section, which is also its unique id', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(versions.length);
    expect(entries.map(({ link }) => link)).toEqual(ids);
    for (const [index, version] of versions.entries()) {
      const [page, anchor = ''] = (ids[index] ?? '').split('#');
      expect(page).toBe(siteUrl + PAGE);
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

  it('has only absolute URLs of existing pages and anchors', () => {
    const contents = entries.map(({ content }) => content).join('');
    const $links = load(contents);
    const urls = $links('[href], [src]')
      .toArray()
      .map((element) => $links(element).attr('href') ?? $links(element).attr('src') ?? '');
    expect(urls).not.toEqual([]);
    expect(urls.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
    const ends = entries.map(({ link }) => `<a href="${link}">x</a>`).join('');
    expect(brokenLinks('feed.html', contents + ends)).toEqual([]);
  });

  it('has no classes, ids, styles, controls or scripts in its entries', () => {
    const content = load(entries.map((entry) => entry.content).join(''), {}, false);
    expect(content('button, script, style, svg, input, form, iframe').length).toBe(0);
    const attributes = content('*')
      .toArray()
      .flatMap((element) => Object.keys(content(element).attr() ?? {}));
    expect([...new Set(attributes)]).toEqual(['href']);
    expect(text).not.toContain('<!--');
  });

  it('is linked only in the head of the change-log of the latest version', () => {
    const address = `${brand.basePath}${PAGE}${file}`;
    const linking = htmlFiles().filter((name) => {
      const [html = ''] = builtText(name).split('<body');
      return html.includes(address);
    });
    expect(linking).toEqual([`${PAGE}index.html`]);
    const type = file === 'atom.xml' ? 'application/atom+xml' : 'application/rss+xml';
    expect($(`head link[rel="alternate"][type="${type}"][href="${address}"]`)).toHaveLength(1);
  });
});

/** The date on the page. It is missing in a shallow clone, and before a new version is committed. */
const shown = builtPage(`/${PAGE}`).$('main header time').attr('datetime');

/** Atom requires dates. This one is used if none is known. */
const NO_DATE = '1970-01-01T00:00:00.000Z';

describe('the Atom feed', () => {
  const { xml, entries } = readFeed('atom.xml');
  const updated = xml('feed > updated').text();

  it('has the elements that RFC 4287 requires', () => {
    expect(xml('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(xml('feed > id').text()).toBe(siteUrl + PAGE);
    expect(xml('feed > author > name').text()).toBe(brand.provider);
    expect(xml('feed > link[rel=alternate]').attr('href')).toBe(siteUrl + PAGE);
    for (const { id, title, date } of entries) {
      expect(new URL(id).href).toBe(id);
      expect(title).not.toBe('');
      expect(new Date(date).toISOString()).toBe(date);
    }
  });

  it('has the date of the page, and no later date in its entries', () => {
    const latestEntry = entries
      .map(({ date }) => date)
      .sort()
      .at(-1);
    expect(updated).toBe(shown ?? latestEntry);
    expect(entries.filter(({ date }) => date > updated)).toEqual([]);
  });
});

describe('the RSS feed', () => {
  const { xml, entries } = readFeed('rss.xml');

  it('has the elements that RSS 2.0 requires', () => {
    expect(xml('channel > link').text()).toBe(siteUrl + PAGE);
    expect(xml('channel > description').text()).toMatch(/^What each .+\.$/);
  });

  it('has the dates of the Atom feed, or none if they are unknown', () => {
    const atom = readFeed('atom.xml');
    const rssDate = (date: string) => (date === NO_DATE ? '' : new Date(date).toUTCString());
    expect(xml('channel > lastBuildDate').text()).toBe(rssDate(atom.xml('feed > updated').text()));
    expect(entries.map(({ date }) => date)).toEqual(atom.entries.map(({ date }) => rssDate(date)));
  });
});
