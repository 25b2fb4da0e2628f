interface CacheRule {
  cacheControl: string;
  /** Folder below the base path; the rule applies to all its files. */
  folder: string;
  /** Files in other folders: a regular expression for the whole path below the base path. */
  files: string;
}

/**
 * Everything else: pages, Markdown, indexes, errors, redirects. Cached but revalidated on every request: a page from the
 * previous deployment links to deleted scripts and styles.
 */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Each file matches at most one rule. */
export const CACHE_RULES: readonly CacheRule[] = [
  {
    // File names contain a hash of the content.
    cacheControl: 'public, max-age=31536000, immutable',
    folder: 'assets/',
    files: String.raw`(?:.+/)?search-index-[0-9a-f]{8}(?:-\d+)?\.json`,
  },
  {
    // Images and icons without a hash. An outdated one does no harm for a day.
    cacheControl: 'public, max-age=86400',
    folder: 'img/',
    files: String.raw`[\w-]+\.(?:ico|png)`,
  },
];
