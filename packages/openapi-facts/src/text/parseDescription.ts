import type { Link, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkInlineLinks from 'remark-inline-links';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { htmlToMarkdown } from './descriptionHtml';
import { documentUrl } from './documentLinks';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkInlineLinks).freeze();

const BLOCK_OWNERS = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

function isExternal(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(url);
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Adds text to the start of the first paragraph of blocks. */
function startWith(start: string, blocks: readonly RootContent[]): RootContent[] {
  const [first, ...others] = blocks;
  if (first?.type === 'paragraph') return [{ ...first, children: [text(start), ...first.children] }, ...others];
  return [{ type: 'paragraph', children: [text(start.trim())] }, ...blocks];
}

/** Returns HTML as text, because pages contain no elements that nobody checked. */
function htmlNodes(html: string): PhrasingContent[] {
  if (/^<br\s*\/?>$/i.test(html)) return [{ type: 'break' }];
  const value = html.replace(/\n\s*\n/g, '\n');
  return value.trim() === '' ? [] : textWithLinks(value);
}

/** A URL in text, without the punctuation after it. */
const URL_IN_TEXT = /((?:https?:\/\/|(?<![\w./])www\.)[^\s<>"]*[^\s<>".,;:!?)])/i;

/** Returns the target of a URL in text; undefined if it leads nowhere, for example `https://a.example:port/`. */
function targetOf(written: string): string | undefined {
  const url = /^www\./i.test(written) ? `http://${written}` : written;
  return URL_IN_TEXT.test(written) && URL.canParse(url) ? url : undefined;
}

/** Returns text with its URLs as links: the parser finds none in HTML, and MDX would take tags for a part of them. */
export function textWithLinks(value: string): PhrasingContent[] {
  return value
    .split(URL_IN_TEXT)
    .filter(Boolean)
    .map((part) => {
      const url = targetOf(part);
      return url === undefined ? text(part) : { type: 'link', url, children: [text(part)] };
    });
}

/** Returns a link. One of a URL in text ends before HTML and quotes. */
function linkNodes(url: string, node: Link): PhrasingContent[] {
  const [content] = node.children;
  const isInText = content?.type === 'text' && [content.value, `http://${content.value}`].includes(url);
  if (isInText && /^https?:/i.test(url)) return textWithLinks(content.value);
  return URL.canParse(url) ? [node] : [...node.children, text(' ('), { type: 'inlineCode', value: url }, text(')')];
}

/** Returns whether a link leads nowhere from the page: to code, or to the start of a page that is not known. */
const isEmptyTarget = (url: string) => /^(?:#|[a-z][a-z0-9+.-]*:|$)/i.test(url);

function safeChildren({ type, children }: Extract<Nodes, { children: unknown }>, isInLink: boolean): RootContent[] {
  return (children as RootContent[]).flatMap((child) => safeNodes(child, !BLOCK_OWNERS.includes(type), isInLink));
}

/** Returns what replaces a node that would fetch a file, need a page of the site, or open a section of the page. */
function safeNodes(node: RootContent, isInline: boolean, isInLink: boolean): RootContent[] {
  const inner = 'children' in node ? safeChildren(node, isInLink || node.type === 'link') : [];
  switch (node.type) {
    case 'heading':
      return [{ type: 'paragraph', children: [{ type: 'strong', children: inner as PhrasingContent[] }] }];
    case 'html': {
      const nodes = htmlNodes(node.value);
      return isInline || nodes.length === 0 ? nodes : [{ type: 'paragraph', children: nodes }];
    }
    case 'image': {
      const words = text(node.alt || node.url);
      const { url, title } = node;
      return [isExternal(url) && !isInLink ? { type: 'link', url, title, children: [words] } : words];
    }
    case 'link': {
      if (isInLink) return inner;
      const children = inner as PhrasingContent[];
      if (isExternal(node.url)) return linkNodes(node.url, { ...node, children });
      const url = documentUrl(node.url);
      if (url !== undefined) return [{ type: 'link', url, children }];
      // It is relative to a page that nobody knows.
      return isEmptyTarget(node.url)
        ? inner
        : [...inner, text(' ('), { type: 'inlineCode', value: node.url }, text(')')];
    }
    case 'text':
      return isInLink ? [node] : textWithLinks(node.value);
    case 'footnoteReference':
      return [text(`[${node.identifier}]`)];
    case 'footnoteDefinition':
      return startWith(`[${node.identifier}]: `, inner);
    case 'listItem': {
      const { checked, ...item } = node;
      const content = typeof checked === 'boolean' ? startWith(checked ? '[x] ' : '[ ] ', inner) : inner;
      return [{ ...item, children: content as typeof item.children }];
    }
    default:
      return ['children' in node ? ({ ...node, children: inner } as RootContent) : node];
  }
}

/**
 * Parses a description of the OpenAPI file: CommonMark with tables and the other notations of GitHub. The result needs
 * nothing of the page around it, whatever the description contains: headings are bold, HTML is what Markdown can
 * say of it, see {@link htmlToMarkdown}, images are links, relative links are text with their target, and footnotes and check boxes
 * are text in brackets. Links into the document have URLs that the reference replaces, see {@link documentUrl}.
 *
 * @param keepsHeadings whether headings that are not in a list or a quote stay headings
 */
export function parseDescription(markdown: string, keepsHeadings = false): Root {
  const tree = htmlToMarkdown(processor.runSync(processor.parse(markdown)) as Root);
  const children = tree.children.flatMap((node) => {
    const isKept = keepsHeadings && node.type === 'heading';
    return isKept ? [{ ...node, children: safeChildren(node, false) } as RootContent] : safeNodes(node, false, false);
  });
  return { type: 'root', children };
}

/** Returns whether a description is one line without any notation. Most are, and parsing takes long. */
export function isPlain(markdown: string): boolean {
  return /^[a-z][a-z0-9 ,.;:?()'%/-]*$/i.test(markdown) && !/\bwww\.|:\/\//.test(markdown);
}

/** Returns whether a description is one paragraph without links, which can be the text of a link or a title. */
export function isPhrase(markdown: string): boolean {
  if (isPlain(markdown)) return true;
  const { children } = parseDescription(markdown);
  const [only, second] = children;
  return only?.type === 'paragraph' && !second && only.children.every(({ type }) => type !== 'link');
}

/** Returns whether a text says all that another one says, which may begin with a capital letter or end with a period. */
export function repeats(text: string, other: string): boolean {
  const [whole = '', part = ''] = [text, other].map((one) => one.trim().toLowerCase().replace(/\.$/, ''));
  if (part === '') return true;
  const [first = '', ...others] = whole.split(part);
  // A part of a word says nothing: "ID" is in "provided".
  return others.some((after, index) => {
    const before = others[index - 1] ?? first;
    return !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  });
}

/** Joins two descriptions of the same thing, the second below the first, unless one repeats the other. */
export function joinDescriptions(one = '', other = ''): string {
  if (repeats(one, other)) return one;
  return repeats(other, one) ? other : `${one.trim()}\n\n${other.trim()}`;
}

/** Returns CommonMark with a label before a description: on its first line, or in a paragraph of its own before a table. */
export function labelDescription(label: string, markdown: string): string {
  const description = markdown.trim();
  const [first] = processor.parse(markdown).children;
  return [label, description].filter(Boolean).join(first?.type === 'paragraph' ? ' ' : '\n\n');
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Abbreviations, which end no sentence even before a capital letter. Examples: `e.g.`, `Dr.`, `U.S.`, `No. 5`. */
const ABBREVIATIONS =
  /(?<![\p{L}\p{N}])(?:e\.\s?g|i\.\s?e|(?:\p{Lu}\.)+\p{Lu}|(?:approx|ca|cf|eqs?|excl|figs?|incl|pp?|resp|secs?|vol|vs|viz|drs?|jr|mrs?|ms|prof|sr|st)(?=\.\s+\S)|nos?(?=\.\s+\d))\./giu;

/**
 * Returns the first sentence of the first paragraph, or the whole paragraph if no sentence ends in it. Code and links belong
 * to one sentence.
 */
export function firstSentence(markdown: string): string {
  const paragraph = processor.parse(markdown).children.find(({ type }) => type === 'paragraph');
  if (paragraph?.type !== 'paragraph') return '';
  const slice = (node: Nodes) => markdown.slice(node.position?.start.offset, node.position?.end.offset);
  // As long as the source, with the periods of sentences only.
  const plain = paragraph.children
    .map((part) => (part.type === 'text' ? slice(part) : 'X'.repeat(slice(part).length)))
    .join('')
    .replaceAll(/\s/g, ' ')
    .replaceAll(ABBREVIATIONS, (abbreviation) => abbreviation.replaceAll('.', '-'));
  const [first] = SENTENCES.segment(plain);
  return slice(paragraph).slice(0, first?.segment.length).trimEnd();
}
