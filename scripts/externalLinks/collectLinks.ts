import { load } from 'cheerio';

/** A page of the built site. */
export interface BuiltPage {
  /** Its file, relative to the build. */
  file: string;
  html: string;
}

/** Top-level names that nobody can register: the addresses of a made-up brand, and of samples. */
const RESERVED = /(?:^|\.)(?:example(?:\.com|\.org|\.net)?|invalid|localhost|test)$/;

/** A page's link at its foot leads to the page's source. */
function sourceOf(page: BuiltPage, edit: string | undefined, editBase: string): string {
  return edit?.startsWith(editBase) ? edit.slice(editBase.length) : page.file;
}

/**
 * Collects the links that leave the site.
 *
 * @param pages of the built site
 * @param site its origin, and the address below which its sources can be edited
 * @returns addresses without fragments, each with the files that link to it; reserved names are left out
 */
export function collectLinks(
  pages: readonly BuiltPage[],
  { siteUrl, editBase }: { siteUrl: string; editBase: string },
): Map<string, string[]> {
  const links = new Map<string, Set<string>>();
  for (const page of pages) {
    const $ = load(page.html);
    const file = sourceOf(page, $('.theme-edit-this-page').attr('href'), editBase);
    for (const element of $('a[href]').toArray()) {
      const href = $(element).attr('href') ?? '';
      if (!/^https?:\/\//.test(href) || !URL.canParse(href)) continue;
      const url = new URL(href);
      if (url.origin === siteUrl || RESERVED.test(url.hostname)) continue;
      url.hash = '';
      const files = links.get(url.href) ?? new Set();
      links.set(url.href, files.add(file));
    }
  }
  return new Map([...links].sort(([a], [b]) => a.localeCompare(b)).map(([url, files]) => [url, [...files].sort()]));
}
