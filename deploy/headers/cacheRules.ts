import { buildError } from '../../plugins/lib/buildError';

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

/** Example: `assets/js/main.4428b2e5.js`, `assets/fonts/instrument-sans-600-a0b19969f892c364f584e14450db294d.woff`. */
const HASHED_ASSET = /^assets\/.+[.-][0-9a-f]{8,32}\.\w+$/;

/** Checks that all files that are cached for a year have a hash in their names. */
export function checkHashedNames(files: readonly string[]): void {
  const unhashed = files.find((file) => file.startsWith('assets/') && !HASHED_ASSET.test(file));
  if (unhashed === undefined) return;
  throw buildError({
    file: unhashed,
    problem: 'the file has no hash in its name, but browsers cache assets/ for a year',
    expected: 'a name such as main.4428b2e5.js',
    found: unhashed,
    why: 'Readers who have the file would not get a new one with the same name.',
    remedy: 'let the bundler name it, or move it to static/img',
  });
}
