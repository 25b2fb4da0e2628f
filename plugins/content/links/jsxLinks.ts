import path from 'node:path';

import type { Link, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { isJsx, type JsxElement } from '../../lib/pageNodes';

/** Sets the mark of elements that the components of the site do not replace. */
function setExplicit(node: { data?: object }, value: boolean): void {
  node.data = { ...node.data, _mdxExplicitJsx: value };
}

/** Returns whether a link names the file of a page. Example: `../intro.mdx#setup`. */
function isPageFile(href: string): boolean {
  return /^[^:?#]+\.mdx?(?:[?#]|$)/.test(href) && !href.startsWith('//');
}

/** Attributes with the address of a link: of `<a>`, and of `<Link>`, which also takes the first. */
const ADDRESS = ['href', 'to'];

declare module 'mdast' {
  interface LinkData {
    /** The element in JSX that the link stands for. */
    element?: JsxElement;
  }
}

const addressOf = ({ attributes }: JsxElement) =>
  attributes.find((attribute) => 'name' in attribute && ADDRESS.includes(attribute.name));

/** Returns a link in Markdown for one in JSX until Docusaurus has replaced the file of the page by its address. */
function markdownLink(element: JsxElement, url: string): Link {
  const { children, position } = element;
  return {
    type: 'link',
    url,
    children: children as PhrasingContent[],
    data: { element },
    ...(position && { position }),
  };
}

/**
 * Remark plugin that gives links in JSX, such as `<a href="/docs/intro/">`, the base path. Those to pages become links of the
 * site, which the build checks like those in Markdown, and those to files of pages become links in Markdown. MDX would leave them as
 * they are written.
 */
export function remarkPageLinks({ basePath }: { basePath: string }) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || !['a', 'Link'].includes(node.name ?? '')) return;
      const href = addressOf(node);
      if (typeof href?.value === 'string' && isPageFile(href.value) && parent && index !== undefined) {
        parent.children[index] = markdownLink(node, href.value);
        return;
      }
      if (node.name === 'Link') return;
      if (typeof href?.value !== 'string' || !/^\/(?!\/)/.test(href.value) || href.value.startsWith(basePath)) return;
      const [page = ''] = href.value.split(/[?#]/);
      const isFile = path.extname(page) !== '' && !page.endsWith('/');
      if (isFile) href.value = basePath + href.value.slice(1);
      else setExplicit(node, false);
    });
  };
}

/** Attribute that Docusaurus adds to links to files, such as `[guide](./guide.pdf)`. */
const FILE_LINK = 'data-noBrokenLinkCheck';

/** Signs that Docusaurus escapes in the texts of images and links to files, although React escapes them, too. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Removes the escapes from the texts of an element that Docusaurus has made. Unlike those of writers, it has no position. */
function unescapeTexts({ attributes, position }: JsxElement): void {
  if (position) return;
  for (const attribute of attributes) {
    if (!('name' in attribute) || !['alt', 'title'].includes(attribute.name)) continue;
    if (typeof attribute.value !== 'string') continue;
    attribute.value = attribute.value.replaceAll(/&(?:quot|amp|#39|lt|gt);/g, (sign) => ESCAPED[sign] ?? sign);
  }
}

/**
 * Remark plugin for what Docusaurus has made of links in JSX, of images and of links to files. The texts become those that are
 * written, and links to files plain `<a>` elements. Docusaurus' link component would add a slash to the end of their URL, because
 * `trailingSlash` in `docusaurus.config.ts` applies to files, too.
 */
export function remarkFileLinks() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const element = node.type === 'link' ? node.data?.element : undefined;
      if (element && node.type === 'link' && parent && index !== undefined) {
        const address = addressOf(element);
        if (address) address.value = node.url;
        setExplicit(element, false);
        parent.children[index] = element as JsxElement & Link;
        return;
      }
      if (!isJsx(node)) return;
      unescapeTexts(node);
      if (node.name !== 'a') return;
      const attributes = node.attributes.filter((attribute) => !('name' in attribute && attribute.name === FILE_LINK));
      if (attributes.length < node.attributes.length) setExplicit(node, true);
      node.attributes = attributes;
    });
  };
}
