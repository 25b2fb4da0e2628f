import { XMLValidator } from 'fast-xml-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { ChangeLogFeed } from '../../../plugins/change-log-feed/feed';
import { printFeeds } from '../../../plugins/change-log-feed/printFeeds';

const PAGE = 'https://docs.example/base/docs/change-log/';

const ENTRY = { title: 'Docs v2', address: `${PAGE}#v2`, content: '<p>A &amp; B ]]> C</p>' };

const FEED: ChangeLogFeed = {
  title: 'Change-log of A & B',
  description: 'What <each> version brought.',
  page: PAGE,
  icon: 'https://docs.example/base/icon.svg',
  author: 'A & B',
  copyright: '© 2025 A',
  language: 'en',
  updated: new Date(Date.UTC(2026, 0, 3)),
  entries: [{ ...ENTRY, added: new Date(Date.UTC(2026, 0, 2)) }],
};

const UNDATED: ChangeLogFeed = { ...FEED, updated: undefined, entries: [{ ...ENTRY, added: undefined }] };

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['with dates', FEED],
  ['without dates', UNDATED],
])('a feed %s', (_what, feed) => {
  it('is well-formed in both formats', () => {
    for (const text of Object.values(printFeeds(feed))) expect(XMLValidator.validate(text)).toBe(true);
  });

  it('is the same whenever it is printed', () => {
    const now = printFeeds(feed);
    vi.useFakeTimers({ now: Date.UTC(2031, 4, 5) });
    expect(printFeeds(feed)).toEqual(now);
    expect(Object.values(now).join()).not.toContain('2031');
  });

  it('names itself, the page and the section by full addresses', () => {
    const { atom, rss } = printFeeds(feed);
    expect(atom).toContain(`<link rel="self" href="${PAGE}atom.xml"/>`);
    expect(atom).toContain(`<link rel="alternate" href="${PAGE}"/>`);
    expect(atom).toContain(`<id>${PAGE}#v2</id>`);
    expect(rss).toContain(`<atom:link href="${PAGE}rss.xml" rel="self" type="application/rss+xml"/>`);
    expect(rss).toContain(`<guid>${PAGE}#v2</guid>`);
  });
});

describe('the dates', () => {
  it('of the feed and of an entry stand in both formats', () => {
    const { atom, rss } = printFeeds(FEED);
    expect(atom.match(/<updated>.*<\/updated>/g)).toEqual([
      '<updated>2026-01-03T00:00:00.000Z</updated>',
      '<updated>2026-01-02T00:00:00.000Z</updated>',
    ]);
    expect(rss).toContain('<lastBuildDate>Sat, 03 Jan 2026 00:00:00 GMT</lastBuildDate>');
    expect(rss).toContain('<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>');
  });

  it('that nobody knows are left out of RSS, and are those of no change in Atom, which demands them', () => {
    const { atom, rss } = printFeeds(UNDATED);
    expect(rss).not.toMatch(/date/i);
    expect(atom.match(/<updated>.*<\/updated>/g)).toEqual(
      Array.from({ length: 2 }, () => '<updated>1970-01-01T00:00:00.000Z</updated>'),
    );
  });
});
