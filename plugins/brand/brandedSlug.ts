/** The part of a folder or file name that stands for the brand, so that no writer types it. */
const NEUTRAL = 'understanding-brand-';

/**
 * Computes the address of a docs page inside its version.
 *
 * `understanding-brand-metrics/pii.mdx` becomes `/understanding-<slug>-metrics/pii`, an `index` page takes its folder's
 * address.
 *
 * @param docPath path of the page inside its version's folder, with extension
 * @param slug the brand's slug
 * @returns address with a leading slash, without a trailing one (but `/` for the landing)
 */
export function brandedSlug(docPath: string, slug: string): string {
  const segments = docPath
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((segment) => (segment.startsWith(NEUTRAL) ? segment.replace(NEUTRAL, `understanding-${slug}-`) : segment));
  if (segments.at(-1) === 'index') segments.pop();
  return `/${segments.join('/')}`;
}
