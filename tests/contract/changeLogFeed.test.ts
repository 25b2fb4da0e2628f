import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import versions from '../../versions.json';
import { buildDir, builtFiles, builtPage } from '../support/builtSite';
import { checkLinks, readSite } from '../support/linkCheck';

const site = `${brand.siteUrl}${brand.basePath}`;
const PAGE = 'docs/change-log/';

interface ReadEntry {
  title: string;
  id: string;
  link: string;
  /** As it stands in the feed. */
  date: string;
  content: string;
}

/** What a feed reader takes from a feed. */
interface ReadFeed {
  /** The feed's own elements. */
  head: Record<string, unknown>;
  self: unknown;
  entries: ReadEntry[];
}

/** What the parser gives: text, or elements by name; attributes have an `@` before their names. */
type Parsed = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'entry' || name === 'item',
});

function textOf(value: unknown): string {
  return String(typeof value === 'object' && value !== null ? (value as Parsed)['#text'] : value);
}

/** The address of an Atom link of a kind. */
function linkOf(element: Parsed, rel: string): unknown {
  const links = [element.link].flat() as Parsed[];
  return links.find((link) => (link['@rel'] ?? 'alternate') === rel)?.['@href'];
}

function readAtom(text: string): ReadFeed {
  const { feed } = parser.parse(text) as { feed: Parsed & { entry: Parsed[] } };
  const entries = feed.entry.map((entry) => ({
    title: textOf(entry.title),
    id: textOf(entry.id),
    link: String(linkOf(entry, 'alternate')),
    date: textOf(entry.updated),
    content: textOf(entry.content),
  }));
  return { head: feed, self: linkOf(feed, 'self'), entries };
}

function readRss(text: string): ReadFeed {
  const { channel } = (parser.parse(text) as { rss: { channel: Parsed & { item: Parsed[] } } }).rss;
  const entries = channel.item.map((item) => ({
    title: textOf(item.title),
    id: textOf(item.guid),
    link: textOf(item.link),
    date: textOf(item.pubDate),
    content: textOf(item['content:encoded']),
  }));
  return { head: channel, self: (channel['atom:link'] as Parsed)['@href'], entries };
}

const built = readSite(buildDir, site);

const read = (file: string) => readFileSync(path.join(buildDir, PAGE, file), 'utf8');

/** Words alone: lines end elsewhere in the feed. */
const words = (text: string) => text.replace(/[\s\u200b]+/g, '');

/** What a reader sees of a section of the page, from its heading to the next of the kind. */
function sectionWords($: CheerioAPI, version: string): string {
  const heading = $('main h2').filter((_index, element) => words($(element).text()) === version);
  expect(heading).toHaveLength(1);
  const section = heading.nextUntil('h2').clone();
  section.find('.hash-link, button').remove();
  return words(section.text());
}

describe.each([
  ['atom.xml', readAtom],
  ['rss.xml', readRss],
] as const)('the feed %s of the change-log', (file, readFeed) => {
  const text = read(file);
  const { head, self, entries } = readFeed(text);
  const { $ } = builtPage(`/${PAGE}`);

  it('is well-formed', () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
  });

  it('has a title, and names its own address', () => {
    expect(head.title).toBe(`Change-log of the ${brand.product} docs`);
    expect(self).toBe(`${site}${PAGE}${file}`);
  });

  it('has an entry for each released version, the latest first, and none for what is unreleased', () => {
    expect(entries.map(({ title }) => title)).toEqual(versions.map((version) => `${brand.product} docs ${version}`));
  });

  it('links each entry to its section, by an id that no other entry has', () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(versions.length);
    expect(entries.map(({ link }) => link)).toEqual(ids);
    for (const [index, version] of versions.entries()) {
      const [page, anchor = ''] = (ids[index] ?? '').split('#');
      expect(page).toBe(site + PAGE);
      expect($(`h2[id="${anchor}"]`).text()).toContain(version);
    }
  });

  it('says in each entry what the page says, word by word', () => {
    for (const [index, version] of versions.entries()) {
      const content = load(entries[index]?.content ?? '').text();
      expect(words(content), version).toBe(sectionWords($, version));
      expect(content.length, version).toBeGreaterThan(100);
    }
  });

  it('has full addresses only, and each leads to a page, and to an anchor, of the site', () => {
    const contents = entries.map(({ content }) => content).join('');
    const $links = load(contents);
    const addresses = $links('[href], [src]')
      .toArray()
      .map((element) => $links(element).attr('href') ?? $links(element).attr('src') ?? '');
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => !address.startsWith(site))).toEqual([]);
    const ends = entries.map(({ link }) => `<a href="${link}">x</a>`).join('');
    const probe = { ...built, pages: new Map([...built.pages, ['feed.html', contents + ends]]) };
    const broken = Object.values(checkLinks(probe)).flat() as string[];
    expect(broken.filter((problem) => problem.startsWith('feed.html'))).toEqual([]);
  });

  it('has nothing in it that needs the page: no classes, ids, styles, controls or scripts', () => {
    const content = load(entries.map((entry) => entry.content).join(''), {}, false);
    expect(content('button, script, style, svg, input, form, iframe').length).toBe(0);
    const attributes = content('*')
      .toArray()
      .flatMap((element) => Object.keys(content(element).attr() ?? {}));
    expect([...new Set(attributes)]).toEqual(['href']);
    expect(text).not.toContain('<!--');
  });

  it('is named in the head of that page, and of no other', () => {
    const address = `${brand.basePath}${PAGE}${file}`;
    const pages = builtFiles().filter((name) => name.endsWith('.html'));
    const naming = pages.filter((name) => {
      const [html = ''] = readFileSync(path.join(buildDir, name), 'utf8').split('<body');
      return html.includes(address);
    });
    expect(naming).toEqual([`${PAGE}index.html`]);
    const type = file === 'atom.xml' ? 'application/atom+xml' : 'application/rss+xml';
    expect($(`head link[rel="alternate"][type="${type}"][href="${address}"]`)).toHaveLength(1);
  });

  it('is offered to readers of the change-log of the latest version and of next', () => {
    for (const route of [`/${PAGE}`, '/docs/next/change-log/']) {
      expect(builtPage(route).$(`main p a[href="${brand.basePath}${PAGE}${file}"]`), route).toHaveLength(1);
    }
  });
});

/** The date that the page shows; none where the history is not known. */
const shown = builtPage(`/${PAGE}`).$('main header time').attr('datetime');

/** Atom demands dates; this one stands where none is known. */
const NO_DATE = '1970-01-01T00:00:00.000Z';

describe('the Atom feed', () => {
  const { head, entries } = readAtom(read('atom.xml'));

  it('has what RFC 4287 demands: id, title, date and author of the feed; id, title and date of each entry', () => {
    expect(head['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(head.id).toBe(site + PAGE);
    expect(head.author).toEqual({ name: brand.provider });
    expect(linkOf(head, 'alternate')).toBe(site + PAGE);
    for (const { id, title, date } of entries) {
      expect(new URL(id).href).toBe(id);
      expect(title).not.toBe('');
      expect(new Date(date).toISOString()).toBe(date);
    }
  });

  it('has the date of the page, which its entries are not younger than', () => {
    expect(head.updated).toBe(shown ?? NO_DATE);
    expect(entries.filter(({ date }) => date > String(head.updated))).toEqual([]);
  });
});

describe('the RSS feed', () => {
  const { head, entries } = readRss(read('rss.xml'));

  it('has what RSS 2.0 demands: title, link and description', () => {
    expect(head.link).toBe(site + PAGE);
    expect(head.description).toMatch(/^What each .+\.$/);
  });

  it('has the dates of the Atom feed, and none where that knows none', () => {
    const inAtom = readAtom(read('atom.xml'));
    const rssDate = (date: unknown) => (date === NO_DATE ? 'undefined' : new Date(String(date)).toUTCString());
    expect(String(head.lastBuildDate)).toBe(rssDate(inAtom.head.updated));
    expect(entries.map(({ date }) => date)).toEqual(inAtom.entries.map(({ date }) => rssDate(date)));
  });
});
