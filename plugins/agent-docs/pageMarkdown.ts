import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { toText } from 'hast-util-to-text';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';

import { twinPath, WITHOUT_TWIN } from '../../shared/markdownTwin';
import { withoutFrame } from '../withoutFrame';
import { element, text } from '../elements';
import { FENCE_SETTINGS, makeReadable } from './readablePage';

/** What is known of a page besides its HTML. */
export interface PageAddress {
  /** Path below the base path, with a slash at its end; empty for the home page. */
  page: string;
  /** Origin of the site. */
  siteUrl: string;
  basePath: string;
  /** Docs version in words, for example `v3.4.0 (latest)`; undefined for pages without versions. */
  version: string | undefined;
  /** Full address of the index that covers the page. */
  index: string;
}

/** A page as Markdown. */
export interface PageMarkdown {
  title: string;
  description: string;
  /** Front matter, heading and content. */
  text: string;
}

/** Links lead to other twins, with full addresses: a reader of Markdown has no page to resolve them against. */
function fullAddresses(tree: Root, { siteUrl, basePath, page }: PageAddress): void {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return;
    const own = siteUrl + basePath;
    const target = new URL(node.properties.href, own + page);
    const path = target.href.startsWith(own) ? decodeURI(target.pathname.slice(basePath.length)) : undefined;
    const hasTwin = path !== undefined && /(?:^|\/)$/.test(path) && !WITHOUT_TWIN.includes(path);
    node.properties.href = hasTwin ? own + encodeURI(twinPath(path)) + target.hash : target.href;
  });
}

/** The content with its heading, which some pages have in another part, and some in the head only. */
function contentOf(document: Root): Element {
  const content = select('main', document) ?? select('body', document) ?? element('div', []);
  if (select('h1', content)) return content;
  const title = select('title', document);
  const heading = select('h1', document) ?? element('h1', [text(title ? toText(title) : '')]);
  return { ...content, children: [heading, ...content.children] };
}

function attribute(document: Root, selector: string, name: string): string {
  return String(select(selector, document)?.properties[name] ?? '');
}

/** What a reader must know before the text, as front matter; without what is not known. */
function headOf(facts: Record<string, string | undefined>): string {
  return stringify(Object.fromEntries(Object.entries(facts).filter(([, value]) => value)), { lineWidth: 0 });
}

/** Writes a block of code with what stands after its language, for example its title. */
const fence: Handle = (state, node) => {
  const block = defaultHandlers.pre(state, node);
  const settings = node.properties[FENCE_SETTINGS];
  return block.type === 'code' && typeof settings === 'string' ? { ...block, meta: settings } : block;
};

/**
 * Writes a built page as Markdown. The page is the source, so whatever a reader sees is there: fields, samples in every
 * language, results, figures in words.
 *
 * @param html of the page
 * @param address where it lies
 */
export function pageMarkdown(html: string, address: PageAddress): PageMarkdown {
  const document = fromHtml(withoutFrame(html));
  const content = contentOf(document);
  const title = toText(select('h1', content) ?? content).trim();
  const description = attribute(document, 'meta[name=description]', 'content');
  const canonical = attribute(document, 'link[rel=canonical]', 'href');
  // From here on the document is changed.
  const tree: Root = { type: 'root', children: [content] };
  makeReadable(tree);
  fullAddresses(tree, address);
  // Tables are all that is needed of GitHub's Markdown; the rest would escape the @ of every mail address.
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })];
  const markdown = toMarkdown(toMdast(tree, { handlers: { pre: fence } }) as never, {
    bullet: '-',
    fences: true,
    rule: '-',
    extensions,
  });
  const { siteUrl, basePath, page, version, index } = address;
  const head = headOf({
    title,
    description,
    version,
    url: siteUrl + basePath + page,
    canonical,
    index,
  });
  return { title, description, text: `---\n${head}---\n\n${markdown}` };
}
