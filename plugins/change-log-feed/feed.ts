/** A released docs version as an entry of the feeds. */
export interface FeedEntry {
  title: string;
  /** Full address of its section of the change-log. Also its id: it stays when the next version is cut. */
  address: string;
  /** HTML of the section, without its heading. */
  content: string;
  /** When the version was added to the docs; undefined when nobody knows. */
  added: Date | undefined;
}

/** The change-log as a feed, in no format yet. */
export interface ChangeLogFeed {
  title: string;
  description: string;
  /** Full address of the page, which is also the id of the feed. */
  page: string;
  /** Full address of the site's icon. */
  icon: string;
  author: string;
  copyright: string;
  /** For example `en`. */
  language: string;
  /** When the page was last changed; undefined when nobody knows. */
  updated: Date | undefined;
  /** The newest version first. */
  entries: readonly FeedEntry[];
}

/** A format of feeds. */
export interface FeedFormat {
  /** As readers know it. */
  name: string;
  type: string;
  /** Name of the file, beside the page. */
  file: string;
}

/** The formats that the site offers. */
export const FEED_FORMATS = {
  atom: { name: 'Atom', type: 'application/atom+xml', file: 'atom.xml' },
  rss: { name: 'RSS', type: 'application/rss+xml', file: 'rss.xml' },
} as const satisfies Record<string, FeedFormat>;
