import { createSlugger } from '@docusaurus/utils';
import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';

import {
  decodableUrl,
  element,
  findElements,
  isElement,
  markdownPath,
  PAGES_WITHOUT_MARKDOWN,
  text,
} from '@api-docs/kit';

import { FENCE_META, simplifyPage } from './simplifyPage';
import type { SitePage } from './sitePages';
import { CELL_CODE } from './tableCells';

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
  // Steps write further pages, such as comparisons, all with a slash at the end.
  const { hasMarkdown } = pages.get(page) ?? { hasMarkdown: page === target };
  return hasMarkdown ? markdownPath(page) : undefined;
}

/**
 * Makes all links and URLs of images absolute, so that they lead somewhere wherever the text is copied to. Pages of the site are
 * linked as their Markdown versions.
 */
function rewriteLinks(tree: Root, { siteUrl, basePath, page, pages = USUAL_PAGES }: FileLocation): void {
  const own = siteUrl + basePath;
  visit(tree, 'element', (node: Element) => {
    if (typeof node.properties.src === 'string') node.properties.src = new URL(node.properties.src, own + page).href;
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return;
    const target = new URL(node.properties.href, own + page);
    node.properties.href = target.href;
    if (!target.href.startsWith(own)) return;
    const other = decodeURI(decodableUrl(target).pathname.slice(basePath.length));
    const file = fileOf(other, pages);
    if (pageAt(other) === page && target.hash !== '') node.properties.href = target.hash;
    else if (file !== undefined) node.properties.href = own + encodeURI(file) + target.hash;
  });
}

/** Element that stands for the id of a heading. */
const HEADING_ID = 'heading-id';

/** Adds the ids of headings that do not follow from their text. Example: `## Limits {#service-limits}`. */
export function addHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'element', (node: Element) => {
    if (!/^h[1-6]$/.test(node.tagName)) return;
    const id = String(node.properties.id ?? '');
    if (slugger.slug(toText(node)) === id || id === '') return;
    node.children.push(element(HEADING_ID, [text(` {#${id}}`)]));
  });
}

/** Converts a code block and keeps the text after its language, such as the title. */
const fence: Handle = (state, node) => {
  const block = defaultHandlers.pre(state, node);
  const meta = node.properties[FENCE_META];
  return block.type === 'code' && typeof meta === 'string' ? { ...block, meta } : block;
};

/** Keeps an element for which Markdown has no notation as HTML. */
const inlineHtml: Handle = (state, node) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as PhrasingContent[]),
  { type: 'html', value: `</${node.tagName}>` },
];

/** Returns the name of a footnote from the id of its text. Example: `docs/next/user-content-fn-note`. */
const footnoteName = (id: unknown): string => String(id).replace(/^.*user-content-fn-/, '');

/** Converts the number of a footnote in the text. Other superscripts stay HTML. */
const superscript: Handle = (state, node, parent) => {
  const [link] = node.children;
  if (!isElement(link, 'a') || link.properties.dataFootnoteRef === undefined) return inlineHtml(state, node, parent);
  return { type: 'footnoteReference', identifier: footnoteName(link.properties.href) };
};

/** Converts the section with the texts of the footnotes. */
const section: Handle = (state, node) => {
  if (node.properties.dataFootnotes === undefined) return defaultHandlers.section(state, node);
  const items = findElements(node, ({ tagName, properties }) => tagName === 'li' && properties.id !== undefined);
  return items.map((item) => ({
    type: 'footnoteDefinition',
    identifier: footnoteName(item.properties.id),
    children: state.toFlow(state.all(item)) as BlockContent[],
  }));
};

/** Converts code. A cell of a table has each line of a code block on its own. */
const code: Handle = (state, node) => {
  const lines = node.properties[CELL_CODE];
  if (typeof lines !== 'string') return defaultHandlers.code(state, node);
  return lines
    .split('\n')
    .flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'html' as const, value: '<br>' }] : []),
      ...(value === '' ? [] : [{ type: 'inlineCode' as const, value }]),
    ]);
};

/** Converts `<summary>` to a bold line above what `<details>` hides. */
const summary: Handle = (state, node) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
});

const HANDLERS: Readonly<Record<string, Handle>> = {
  [HEADING_ID]: (_state, node) => ({ type: 'html', value: toText(node, { whitespace: 'pre' }) }),
  pre: fence,
  code,
  section,
  summary,
  sup: superscript,
  sub: inlineHtml,
};

/** All of GitHub's extensions except links without brackets, which would escape the @ of every email address. */
const [, ...EXTENSIONS] = gfmToMarkdown({ tablePipeAlign: false }).extensions ?? [];

/** Formats a page as Markdown. The front matter has the fields with a value; the tree of the content is changed in place. */
export function markdownFile(fields: Record<string, string | undefined>, tree: Root, location: FileLocation): string {
  simplifyPage(tree);
  rewriteLinks(tree, location);
  const markdown = toMarkdown(toMdast(tree, { handlers: HANDLERS }) as never, {
    bullet: '-',
    fences: true,
    rule: '-',
    extensions: EXTENSIONS,
  });
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  return `---\n${stringify(known, { lineWidth: 0 })}---\n\n${markdown}`;
}
