import { XMLValidator } from 'fast-xml-parser';
import { afterEach, describe, expect, it, vi } from 'vitest';

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

it('a feed leaves out unknown dates in RSS and has 1970 in Atom, which requires dates', () => {
  const { atom, rss } = undated();
  expect(rss).not.toMatch(/date/i);
  const start = '<updated>1970-01-01T00:00:00.000Z</updated>';
  expect(atom.match(/<updated>.*<\/updated>/g)).toEqual([start, start]);
});
