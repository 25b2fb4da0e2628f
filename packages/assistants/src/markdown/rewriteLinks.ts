import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

import { decodableUrl, markdownPath, PAGES_WITHOUT_MARKDOWN } from '@api-docs/kit';

/** A page that Docusaurus has written. */
export interface SitePage {
  /** Path as the router has it, base path included, with or without a slash at its end. */
  route: string;
  hasMarkdown: boolean;
}

/** Where the HTML of a Markdown file is. */
export interface FileLocation {
  /** Page path: below the base path with a slash at its end, empty for the home page. */
  page: string;
  /** Origin of the site. */
  siteUrl: string;
  basePath: string;
  /** URL of the page, if its path does not tell it. */
  url?: string;
  /** The pages that Docusaurus has written. Default: those without Markdown are at their usual paths. */
  pages?: ReadonlyMap<string, Pick<SitePage, 'hasMarkdown'>>;
}

const USUAL_PAGES = new Map(PAGES_WITHOUT_MARKDOWN.map((page) => [page, { hasMarkdown: false }]));

/** Returns the page at a path below the base path, whose links may have no slash at their end. */
const pageAt = (target: string) => (target === '' || target.endsWith('/') ? target : `${target}/`);

/** Returns the Markdown file at a path below the base path; undefined if the path leads to no such file. */
function fileOf(target: string, pages: NonNullable<FileLocation['pages']>): string | undefined {
  if (target.endsWith('.md')) return target;
  const page = pageAt(target);
  // Steps write further pages, such as comparisons, all with a slash at the end. Docusaurus writes one behind files, too.
  const { hasMarkdown } = pages.get(page) ?? { hasMarkdown: page === target && !page.startsWith('assets/') };
  return hasMarkdown ? markdownPath(page) : undefined;
}

/** Completes a URL. One that no browser understands, such as `https://*.example.com:99`, stays as it is. */
function resolve(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/**
 * Makes all links and URLs of images absolute, so that they lead somewhere wherever the text is copied to. Pages of the site are
 * linked as their Markdown versions. A complete URL of another site stays as it is written.
 */
export function rewriteLinks(tree: Root, { siteUrl, basePath, page, pages = USUAL_PAGES }: FileLocation): void {
  const own = siteUrl + basePath;
  const complete = (url: string) => (URL.canParse(url) ? url : (resolve(url, own + page)?.href ?? url));
  visit(tree, 'element', (node: Element) => {
    const { src, poster, href } = node.properties;
    if (typeof src === 'string') node.properties.src = complete(src);
    if (typeof poster === 'string') node.properties.poster = complete(poster);
    if (node.tagName !== 'a' || typeof href !== 'string') return;
    node.properties.href = complete(href);
    const target = resolve(href, own + page);
    if (!target?.href.startsWith(own)) return;
    const other = decodeURI(decodableUrl(target).pathname.slice(basePath.length));
    const file = fileOf(other, pages);
    // A query can select a tab.
    const { search, hash } = target;
    if (pageAt(other) === page && hash !== '' && search === '') node.properties.href = hash;
    else if (file !== undefined) node.properties.href = own + encodeURI(file) + search + hash;
  });
}
