import { XMLValidator } from 'fast-xml-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { printFeeds, withFeedLinks, type VersionFeed } from '../../../../plugins/versions/feed/printFeeds';

const PAGE = 'https://docs.example/base/docs/change-log/';

const ENTRY = { title: 'Docs v2', url: `${PAGE}#v2`, content: '<p>A &amp; B ]]> C</p>' };

const FEED: VersionFeed = {
  title: 'Change-log of A & B',
  description: 'Changes in <each> version.',
  pageUrl: PAGE,
  iconUrl: 'https://docs.example/base/icon.svg',
  author: 'A & B',
  copyright: '© 2025 A',
  language: 'en',
  updated: new Date(Date.UTC(2026, 0, 3)),
  entries: [{ ...ENTRY, added: new Date(Date.UTC(2026, 0, 2)) }],
};

const UNDATED: VersionFeed = { ...FEED, updated: undefined, entries: [{ ...ENTRY, added: undefined }] };

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['with dates', FEED],
  ['without dates', UNDATED],
])('a feed %s', (_case, feed) => {
  it('is well-formed in both formats', () => {
    for (const text of Object.values(printFeeds(feed))) expect(XMLValidator.validate(text)).toBe(true);
  });

  it('does not depend on the clock', () => {
    const now = printFeeds(feed);
    vi.useFakeTimers({ now: Date.UTC(2031, 4, 5) });
    expect(printFeeds(feed)).toEqual(now);
    expect(Object.values(now).join()).not.toContain('2031');
  });

  it('has the URLs of itself, the page and the section', () => {
    const { atom, rss } = printFeeds(feed);
    expect(atom).toContain(`<link rel="self" href="${PAGE}atom.xml"/>`);
    expect(atom).toContain(`<link rel="alternate" href="${PAGE}"/>`);
    expect(atom).toContain(`<id>${PAGE}#v2</id>`);
    expect(rss).toContain(`<atom:link href="${PAGE}rss.xml" rel="self" type="application/rss+xml"/>`);
    expect(rss).toMatch(new RegExp(`<guid[^>]*>${PAGE}#v2</guid>`));
  });
});

describe('printFeeds', () => {
  it('prints the dates of the feed and its entries', () => {
    const { atom, rss } = printFeeds(FEED);
    expect(atom.match(/<updated>.*<\/updated>/g)).toEqual([
      '<updated>2026-01-03T00:00:00.000Z</updated>',
      '<updated>2026-01-02T00:00:00.000Z</updated>',
    ]);
    expect(rss).toContain('<lastBuildDate>Sat, 03 Jan 2026 00:00:00 GMT</lastBuildDate>');
    expect(rss).toContain('<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>');
  });

  it('leaves out unknown dates in RSS and prints 1970 in Atom, which requires dates', () => {
    const { atom, rss } = printFeeds(UNDATED);
    expect(rss).not.toMatch(/date/i);
    expect(atom.match(/<updated>.*<\/updated>/g)).toEqual(
      Array.from({ length: 2 }, () => '<updated>1970-01-01T00:00:00.000Z</updated>'),
    );
  });
});

describe('withFeedLinks', () => {
  it('links both feeds at the end of the head', () => {
    const html = '<head><title>x</title></head><body></body>';
    expect(withFeedLinks(html, '/base/docs/change-log/', 'Change-log of "A" & B$&')).toBe(
      '<head><title>x</title>' +
        '<link rel="alternate" type="application/atom+xml" href="/base/docs/change-log/atom.xml"' +
        ' title="Change-log of &quot;A&quot; &amp; B$&amp; (Atom)">' +
        '<link rel="alternate" type="application/rss+xml" href="/base/docs/change-log/rss.xml"' +
        ' title="Change-log of &quot;A&quot; &amp; B$&amp; (RSS)">' +
        '</head><body></body>',
    );
  });
});
