import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';

import { withoutControls } from '@api-docs/kit/node';
import { element, isElement, text } from '@api-docs/kit';
import { parsePage } from '@api-docs/kit/pages';
import { CELL_CODE, FENCE_META, simplifyPage } from '@api-docs/assistants/markdown';

/** Elements that feeds have. Of other ones, only the content stays. */
const KEPT = `p div section blockquote pre hr br h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr
  th td caption a abbr b cite code del em i ins kbd mark q s samp small strong sub sup time u var
  figure figcaption img`.split(/\s+/);

/** Controls whose content is no text to read. */
const REMOVED = ['select', 'textarea', 'datalist', 'template'];

function reduce(node: ElementContent, pageUrl: string): ElementContent[] {
  if (!isElement(node)) return [node];
  const { tagName, properties, children: given } = node;
  const { href, src, alt, title, start, colSpan, rowSpan } = properties;
  // A URL that no browser understands stays as it is.
  const absolute = (url: string) => (URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url);
  if (REMOVED.includes(tagName)) return [];
  if (tagName === 'input') return properties.type === 'checkbox' ? [text(properties.checked ? '☑' : '☐')] : [];
  const children = given.flatMap((child) => reduce(child, pageUrl));
  if (tagName === 'summary') return [element('p', [element('strong', children)])];
  if (src && tagName !== 'img')
    return [element('a', [text(String(title ?? src))], { href: absolute(String(src)) }), ...children];
  if (!KEPT.includes(tagName)) return children;
  if (properties[CELL_CODE] !== undefined) return [element('pre', [element('code', children)])];
  const [, , codeTitle] = /title=(['"])(.*)\1/.exec(String(properties[FENCE_META])) ?? [];
  const urls = {
    ...(href ? { href: absolute(String(href)) } : {}),
    ...(src ? { src: absolute(String(src)), alt } : {}),
  };
  return [
    ...(codeTitle === undefined ? [] : [element('p', [element('code', [text(codeTitle)])])]),
    element(tagName, children, { ...urls, start, colSpan, rowSpan }),
  ];
}

/** Writes HTML so that it does not end the CDATA section in which `feed` writes it. */
function inSection(html: string): string {
  return html.replaceAll(']]>', ']]&gt;');
}

/**
 * Reduces a part of a page to what all feed readers show: text, code, tables and images, without controls. URLs become absolute.
 *
 * @param nodes changed in place
 */
export function feedContent(nodes: ElementContent[], pageUrl: string): string {
  const tree: Root = { type: 'root', children: nodes };
  simplifyPage(tree);
  return inSection(withoutControls(toHtml((tree.children as Element[]).flatMap((node) => reduce(node, pageUrl)))));
}

/** Writes a text as the HTML that titles and summaries of Atom are. Readers of RSS see most signs as they are. */
function asHtml(text: string): string {
  const html = withoutControls(text).replace(/&(?=#?\w+;)/g, '&amp;');
  return inSection(html.replaceAll('<', '&lt;'));
}

/** Writes a text so that `feed`, which escapes all signs but those that are escaped, writes it as it is. */
function asText(text: string): string {
  return withoutControls(text).replaceAll('&amp;', '&amp;amp;');
}

/**
 * Returns the label of a tag for both formats: `feed` writes it as an attribute of Atom, in which it escapes nothing but quotes, and
 * as a text of RSS, see {@link asText}. Only an attribute asks a list for its text.
 */
function tagLabel(given: string): string {
  const inAtom = withoutControls(given).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Object.assign([asText(given)], { toString: () => inAtom }) as unknown as string;
}

/** Returns the entries that Docusaurus makes of the posts, with content that all feed readers show. */
export const blogFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...input }) => {
  const items = await defaultCreateFeedItems(input);
  return items.map((item) => ({
    ...item,
    title: asHtml(item.title),
    description: asHtml(item.description ?? ''),
    category: item.category?.map(({ name = '' }) => ({ name: tagLabel(name), term: tagLabel(name) })),
    author: item.author?.map((author) => ({ ...author, name: asText(author.name ?? '') })),
    content: feedContent(parsePage(item.content ?? '').main.children, item.link),
  }));
};
