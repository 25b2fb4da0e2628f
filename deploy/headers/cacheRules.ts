import { teachingError } from '../../plugins/teachingError';

/** How long browsers and caches may keep some files of the site. */
export interface CacheRule {
  cacheControl: string;
  /** Folder whose files all fall under the rule, below the base path. */
  folder: string;
  /** Files elsewhere that do, too: a regular expression that fits their whole path below the base path. */
  files: string;
}

/**
 * Everything else: pages, Markdown, indexes, errors, redirects. Kept, but asked for again each time: a page of the last
 * deployment names scripts and styles that are gone. With its ETag this costs a round trip and no body.
 */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The rules; no file falls under two. */
export const CACHE_RULES: readonly CacheRule[] = [
  {
    // Their names change with their content.
    cacheControl: 'public, max-age=31536000, immutable',
    folder: 'assets/',
    files: String.raw`(?:.+/)?search-index-[0-9a-f]{8}\.json`,
  },
  {
    // Pictures and icons without a hash in their names: yesterday's does no harm.
    cacheControl: 'public, max-age=86400',
    folder: 'img/',
    files: String.raw`[\w-]+\.(?:ico|png)`,
  },
];

/** Example: `assets/js/main.4428b2e5.js`, `assets/fonts/instrument-sans-600-a0b19969f892c364f584e14450db294d.woff`. */
const HASHED_ASSET = /^assets\/.+[.-][0-9a-f]{8,32}\.\w+$/;

/**
 * Checks that all files that may be kept for a year have a hash of their content in their names.
 *
 * @param files of the build, relative to it
 * @throws with the first one that has none
 */
export function checkHashedNames(files: readonly string[]): void {
  const nameless = files.find((file) => file.startsWith('assets/') && !HASHED_ASSET.test(file));
  if (nameless === undefined) return;
  throw teachingError({
    file: nameless,
    problem: 'the file has no hash in its name, but hosts let browsers keep all of assets/ for a year',
    expected: 'a name such as main.4428b2e5.js',
    found: nameless,
    why: 'A reader who has the file would never get a new one under the same name.',
    remedy: 'let the bundler name it, or put it elsewhere (static/img)',
  });
}
