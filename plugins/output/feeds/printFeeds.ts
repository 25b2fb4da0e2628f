import { Feed, type FeedOptions, type Item } from 'feed';

/** An entry with its date; undefined if unknown. */
export type FeedEntry = Pick<Item, 'title' | 'id' | 'link' | 'content'> & { date: Date | undefined };

/**
 * Date of feeds and entries without a known date in Atom, which requires one. It is older than any real date, so that a
 * feed with dates replaces one without.
 */
const NO_DATE = new Date(0);

/**
 * Prints a feed in both formats, without reading the clock. RSS leaves out unknown dates; Atom requires dates and
 * has the start of 1970 instead.
 */
export function printFeeds(options: FeedOptions, entries: readonly FeedEntry[]): { atom: string; rss: string } {
  const feedWith = (missing: Date | undefined) => {
    // Without a date, the library would use the time of the build.
    const feed = new Feed({ ...options, updated: options.updated ?? NO_DATE });
    // The library accepts items without a date, but its types do not.
    for (const entry of entries) feed.addItem({ ...entry, date: (entry.date ?? missing) as Date });
    return feed;
  };
  const rss = feedWith(undefined).rss2();
  return {
    atom: feedWith(NO_DATE).atom1(),
    rss: options.updated ? rss : rss.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, ''),
  };
}
