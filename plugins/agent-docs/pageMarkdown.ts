import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toMdast } from 'hast-util-to-mdast';
import { toText } from 'hast-util-to-text';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';

import { makeReadable } from './readablePage';

/** What is known of a page besides its HTML. */
export interface PageAddress {
  /** Path below the base path, with a slash at its end; empty for the home page. */
  page: string;
  /** Origin of the site. */
  siteUrl: string;
  basePath: string;
  /** Docs version in words, for example `v3.4.0 (latest)`; undefined for pages without versions. */
  version: string | undefined;
}

/** A page as Markdown. */
export interface PageMarkdown {
  title: string;
  description: string;
  /** Front matter, heading and content. */
  text: string;
}

/**
 * Names the Markdown twin of a page.
 *
 * @param page path below the base path, with a slash at its end; empty for the home page
 * @returns for example `docs/intro.md`, or `index.md`
 */
export function twinPath(page: string): string {
  return page === '' ? 'index.md' : `${page.replace(/\/$/, '')}.md`;
}

/** Links lead to other twins, with full addresses: a reader of Markdown has no page to resolve them against. */
function fullAddresses(tree: Root, { siteUrl, basePath, page }: PageAddress): void {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return;
    const own = siteUrl + basePath;
    const target = new URL(node.properties.href, own + page);
    const isPage = target.href.startsWith(own) && /\/$/.test(target.pathname);
    if (isPage) {
      const path = decodeURI(target.pathname.slice(basePath.length));
      node.properties.href = own + encodeURI(twinPath(path)) + target.hash;
    } else node.properties.href = target.href;
  });
}

/** The content with its heading, which some pages have in another part. */
function contentOf(tree: Root): Element | undefined {
  const main = select('main', tree);
  const heading = select('h1', tree);
  if (!main || !heading) return undefined;
  const content = select('.theme-doc-markdown', main) ?? select('#__blog-post-container', main) ?? main;
  return { ...content, children: select('h1', content) ? content.children : [heading, ...content.children] };
}

/**
 * Writes a built page as Markdown. The page is the source, so whatever a reader sees is there: fields, samples in every
 * language, results, figures in words.
 *
 * @param html of the page
 * @param address where it lies
 * @returns undefined when the page has no content or no heading
 */
export function pageMarkdown(html: string, address: PageAddress): PageMarkdown | undefined {
  const document = fromHtml(html);
  const content = contentOf(document);
  if (!content) return undefined;
  const tree: Root = { type: 'root', children: [structuredClone(content)] };
  const title = toText(select('h1', content) ?? content).trim();
  const description = String(select('meta[name=description]', document)?.properties.content ?? '');
  makeReadable(tree);
  fullAddresses(tree, address);
  // Tables are all that is needed of GitHub's Markdown; the rest would escape the @ of every mail address.
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })];
  const markdown = toMarkdown(toMdast(tree) as never, { bullet: '-', fences: true, rule: '-', extensions });
  const { siteUrl, basePath, page, version } = address;
  const head = stringify({
    title,
    ...(description && { description }),
    ...(version && { version }),
    url: siteUrl + basePath + page,
  });
  return { title, description, text: `---\n${head}---\n\n${markdown}` };
}
