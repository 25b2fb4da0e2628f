import { Feed } from 'feed';

/** The feed formats of the site. The files are next to the page. */
export const FEED_FORMATS = {
  atom: { name: 'Atom', type: 'application/atom+xml', file: 'atom.xml' },
  rss: { name: 'RSS', type: 'application/rss+xml', file: 'rss.xml' },
} as const;

/** A released docs version. */
export interface FeedEntry {
  title: string;
  /** URL of the page or section about it. */
  url: string;
  /** An IRI that stays the same when the next version is cut; the URL if left out. */
  id?: string;
  /** HTML without a heading. */
  content: string;
  /** When the version was added to the docs; undefined if unknown. */
  added: Date | undefined;
}

/** A feed with an entry for each docs version, before it is printed in a format. */
export interface VersionFeed {
  title: string;
  description: string;
  /** URL of the page, and id of the feed. */
  pageUrl: string;
  iconUrl: string;
  author: string;
  copyright: string;
  /** For example `en`. */
  language: string;
  /** When the content was last changed; undefined if unknown. */
  updated: Date | undefined;
  /** The newest version first. */
  entries: readonly FeedEntry[];
}

/**
 * Date of feeds and entries without a known date in Atom, which requires one. It is older than any real date, so that a
 * feed with dates replaces one without.
 */
const NO_DATE = new Date(0);

function createFeed(feed: VersionFeed, dateOf: (entry: FeedEntry) => Date): Feed {
  const { title, description, pageUrl, iconUrl, author, copyright, language, updated, entries } = feed;
  const result = new Feed({
    id: pageUrl,
    title,
    description,
    link: pageUrl,
    favicon: iconUrl,
    language,
    copyright,
    author: { name: author },
    // Without a date, the library would use the time of the build.
    updated: updated ?? NO_DATE,
    feedLinks: { atom: pageUrl + FEED_FORMATS.atom.file, rss: pageUrl + FEED_FORMATS.rss.file },
  });
  for (const entry of entries) {
    result.addItem({
      title: entry.title,
      id: entry.id ?? entry.url,
      link: entry.url,
      content: entry.content,
      date: dateOf(entry),
    });
  }
  return result;
}

/**
 * Prints a feed in both formats, without reading the clock. RSS leaves out unknown dates; Atom requires dates and
 * has the start of 1970 instead.
 */
export function printFeeds(feed: VersionFeed): Record<keyof typeof FEED_FORMATS, string> {
  const atom = createFeed(feed, ({ added }) => added ?? NO_DATE).atom1();
  // The library accepts items without a date, but its types do not.
  const rss = createFeed(feed, ({ added }) => added as Date).rss2();
  return { atom, rss: feed.updated ? rss : rss.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '') };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * Adds a link to each feed at the end of a page's head, so that feed readers find the feeds by the URL of the page.
 *
 * @param html the finished page
 * @param pagePath its path with the base path and a trailing slash
 * @param title title of the feeds
 * @param formats those that the page has
 */
export function withFeedLinks(
  html: string,
  pagePath: string,
  title: string,
  formats: readonly (keyof typeof FEED_FORMATS)[] = ['atom', 'rss'],
): string {
  const links = formats
    .map((format) => FEED_FORMATS[format])
    .map(
      ({ name, type, file }) =>
        `<link rel="alternate" type="${type}" href="${escapeAttribute(pagePath + file)}" title="${escapeAttribute(`${title} (${name})`)}">`,
    );
  return html.replace('</head>', (end) => links.join('') + end);
}
