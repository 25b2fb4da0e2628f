import { Feed } from 'feed';

import { FEED_FORMATS, type ChangeLogFeed, type FeedEntry } from './feed';

/**
 * Stands in Atom, which demands a date, where none is known. No program and no person takes it for the date of a change,
 * and it is older than any, so that a feed with dates replaces one without.
 */
export const NO_DATE = new Date(0);

/** The feed as the library takes it. It writes the time of the build where it gets no date for the whole. */
function filled(feed: ChangeLogFeed, dateOf: (entry: FeedEntry) => Date): Feed {
  const { title, description, page, icon, author, copyright, language, updated, entries } = feed;
  const result = new Feed({
    id: page,
    title,
    description,
    link: page,
    favicon: icon,
    language,
    copyright,
    author: { name: author },
    updated: updated ?? NO_DATE,
    feedLinks: { atom: page + FEED_FORMATS.atom.file, rss: page + FEED_FORMATS.rss.file },
  });
  for (const entry of entries) {
    const { title: heading, address, content } = entry;
    result.addItem({ title: heading, id: address, link: address, content, date: dateOf(entry) });
  }
  return result;
}

/**
 * Prints the change-log in both formats. The same feed gives the same bytes: no clock is read.
 *
 * A date that is not known (see `feedDates`) is left out of RSS, which allows that. Atom demands one for the feed and for
 * each entry and gets {@link NO_DATE}.
 *
 * @param feed the change-log
 * @returns the text of each file
 */
export function printFeeds(feed: ChangeLogFeed): Record<keyof typeof FEED_FORMATS, string> {
  const atom = filled(feed, ({ added }) => added ?? NO_DATE).atom1();
  // The library leaves out the date of an item that has none; its types do not say so.
  const rss = filled(feed, ({ added }) => added as Date).rss2();
  return { atom, rss: feed.updated ? rss : rss.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '') };
}
