import { XMLValidator } from 'fast-xml-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { feedLinks } from '../../../../plugins/versions/feed/feedLinks';
import { printFeeds } from '../../../../plugins/versions/feed/printFeeds';

const PAGE = 'https://docs.example/base/docs/change-log/';
const ENTRY = { title: 'Docs v2', id: `${PAGE}#v2`, link: `${PAGE}#v2`, content: '<p>A &amp; B ]]> C</p>' };
const OPTIONS = { id: PAGE, link: PAGE, title: 'Change-log of A & B', copyright: '© 2025 A' };

const dated = () =>
  printFeeds({ ...OPTIONS, updated: new Date(Date.UTC(2026, 0, 3)) }, [
    { ...ENTRY, date: new Date(Date.UTC(2026, 0, 2)) },
  ]);
const undated = () => printFeeds(OPTIONS, [{ ...ENTRY, date: undefined }]);

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['with dates', dated],
  ['without dates', undated],
])('a feed %s', (_case, print) => {
  it('is well-formed in both formats, and does not depend on the clock', () => {
    const now = print();
    for (const text of Object.values(now)) expect(XMLValidator.validate(text)).toBe(true);
    vi.useFakeTimers({ now: Date.UTC(2031, 4, 5) });
    expect(print()).toEqual(now);
  });
});

it('a feed has the dates of the change-log and its entries', () => {
  const { atom, rss } = dated();
  expect(atom.match(/<updated>.*<\/updated>/g)).toEqual([
    '<updated>2026-01-03T00:00:00.000Z</updated>',
    '<updated>2026-01-02T00:00:00.000Z</updated>',
  ]);
  expect(rss).toContain('<lastBuildDate>Sat, 03 Jan 2026 00:00:00 GMT</lastBuildDate>');
  expect(rss).toContain('<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>');
});

it('a feed leaves out unknown dates in RSS and has 1970 in Atom, which requires dates', () => {
  const { atom, rss } = undated();
  expect(rss).not.toMatch(/date/i);
  const start = '<updated>1970-01-01T00:00:00.000Z</updated>';
  expect(atom.match(/<updated>.*<\/updated>/g)).toEqual([start, start]);
});

it('only the change-log of the latest version links to the feeds, with escaped titles', () => {
  const brand = { product: '"A" & B', basePath: '/base/' };
  expect(feedLinks('docs/next/change-log/', brand)).toBe('');
  expect(feedLinks('docs/change-log/', brand)).toContain(
    '<link rel="alternate" type="application/rss+xml" href="/base/docs/change-log/rss.xml" title="Change-log of the &quot;A&quot; &amp; B docs (RSS)">',
  );
});
