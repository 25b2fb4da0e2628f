import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { toText } from 'hast-util-to-text';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';

import { markdownPath, PAGES_WITHOUT_MARKDOWN } from '../../../shared/markdownPath';
import { element, isUnlisted, stripLayout, text } from '../../lib/html';
import { FENCE_META, simplifyPage } from './simplifyPage';

/** What a page's HTML does not say about the page. */
export interface PageLocation {
  /** Page path: below the base path with a slash at its end, empty for the home page. */
  page: string;
  /** Origin of the site. */
  siteUrl: string;
  basePath: string;
  /** Label of the docs version, for example `v3.4.0 (latest)`; undefined for pages without versions. */
  version: string | undefined;
  /** URL of the index that lists the page. */
  index: string;
}

/** The Markdown version of a page. */
export interface PageMarkdown {
  title: string;
  description: string;
  /** Front matter, heading and content. */
  text: string;
  /** Set for a page that no index lists. */
  unlisted?: true;
}

/** Makes links absolute and points those to pages of the site to their Markdown versions. */
function rewriteLinks(tree: Root, { siteUrl, basePath, page }: PageLocation): void {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return;
    const own = siteUrl + basePath;
    const target = new URL(node.properties.href, own + page);
    const path = target.href.startsWith(own) ? decodeURI(target.pathname.slice(basePath.length)) : undefined;
    const hasMarkdown = path !== undefined && /(?:^|\/)$/.test(path) && !PAGES_WITHOUT_MARKDOWN.includes(path);
    node.properties.href = hasMarkdown ? own + encodeURI(markdownPath(path)) + target.hash : target.href;
  });
}

/** Returns the main content. It starts with the heading, which some pages have elsewhere and some only as their `<title>`. */
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

/** Formats the fields that have a value as YAML. */
function frontMatter(fields: Record<string, string | undefined>): string {
  return stringify(Object.fromEntries(Object.entries(fields).filter(([, value]) => value)), { lineWidth: 0 });
}

/** Converts a code block and keeps the text after its language, such as the title. */
const fence: Handle = (state, node) => {
  const block = defaultHandlers.pre(state, node);
  const meta = node.properties[FENCE_META];
  return block.type === 'code' && typeof meta === 'string' ? { ...block, meta } : block;
};

/**
 * Converts a finished page to Markdown. The source is the HTML instead of the MDX file, so the Markdown has everything that
 * components render: fields, samples in every language, results and the labels of figures.
 */
export function pageMarkdown(html: string, location: PageLocation): PageMarkdown {
  const document = fromHtml(stripLayout(html));
  const content = contentOf(document);
  const title = toText(select('h1', content) ?? content).trim();
  const description = attribute(document, 'meta[name=description]', 'content');
  const canonical = attribute(document, 'link[rel=canonical]', 'href');
  const tree: Root = { type: 'root', children: [content] };
  simplifyPage(tree);
  rewriteLinks(tree, location);
  // Of GitHub's extensions only tables: the others would escape the @ of every email address.
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })];
  const markdown = toMarkdown(toMdast(tree, { handlers: { pre: fence } }) as never, {
    bullet: '-',
    fences: true,
    rule: '-',
    extensions,
  });
  const { siteUrl, basePath, page, version, index } = location;
  const head = frontMatter({ title, description, version, url: siteUrl + basePath + page, canonical, index });
  const unlisted = isUnlisted(html) ? { unlisted: true as const } : {};
  return { title, description, text: `---\n${head}---\n\n${markdown}`, ...unlisted };
}
