import path from 'node:path';

import type { Element, ElementContent, Root } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { toText } from 'hast-util-to-text';
import type { BlockContent, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';

import { markdownPath, PAGES_WITHOUT_MARKDOWN, samplesPath } from '../../../shared/markdownPath';
import { element, findElement, findElements, isElement, text } from '../../lib/html';
import type { ParsedPage } from '../../lib/parsePage';
import { takeOtherLanguages } from './languageTabs';
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
  /** Path of the index that lists the page, below the base path. */
  index: string;
}

/** The Markdown version of a page. */
export interface PageMarkdown {
  title: string;
  description: string;
  /** Front matter, heading and content. */
  text: string;
  /** A file with the samples of the page in further languages, if it has any. */
  samples?: string;
  /** Set for a page that no index lists. */
  unlisted?: true;
}

/** Returns the Markdown file at a path below the base path; undefined if the path leads to no such file. */
function markdownFile(target: string): string | undefined {
  if (target.endsWith('.md')) return target;
  const isPage = target === '' || target.endsWith('/');
  return isPage && !PAGES_WITHOUT_MARKDOWN.includes(target) ? markdownPath(target) : undefined;
}

/** Returns the link from one Markdown file to another. Example: `../intro.md#the-envelope`. */
function relativeLink(from: string, to: string, hash: string): string {
  if (from === to && hash !== '') return hash;
  return encodeURI(path.posix.relative(path.posix.dirname(from), to)) + hash;
}

/**
 * Points links to pages of the site to their Markdown versions, relative to that of the page, so that they work in a copy of the
 * files, too. Makes all other links and URLs of images absolute.
 */
function rewriteLinks(tree: Root, { siteUrl, basePath, page }: PageLocation): void {
  const own = siteUrl + basePath;
  visit(tree, 'element', (node: Element) => {
    if (typeof node.properties.src === 'string') node.properties.src = new URL(node.properties.src, own + page).href;
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return;
    const target = new URL(node.properties.href, own + page);
    const other = target.href.startsWith(own) ? decodeURI(target.pathname.slice(basePath.length)) : undefined;
    const file = other === undefined ? undefined : markdownFile(other);
    node.properties.href = file === undefined ? target.href : relativeLink(markdownPath(page), file, target.hash);
  });
}

/** Returns the main content. It starts with the heading, which some pages have elsewhere and some only as their `<title>`. */
function contentOf({ main, heading, documentTitle }: ParsedPage): Element {
  if (findElement(main, (node) => node === heading)) return main;
  return { ...main, children: [heading ?? element('h1', [text(documentTitle)]), ...main.children] };
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

/** Keeps an element for which Markdown has no notation as HTML. */
const inlineHtml: Handle = (state, node) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as PhrasingContent[]),
  { type: 'html', value: `</${node.tagName}>` },
];

/** What the lines below the title say, see `src/components/TitleLine`. */
interface PageState {
  /** For example `legacy API, soon to be deprecated`. */
  state?: string;
  /** Day of the last change, for example `2026-11-23`. */
  updated?: string;
  /** Path of the comparison with an older docs version. */
  changes?: string;
}

const timeIn = (node: Element) => findElement(node, ({ tagName }) => tagName === 'time');

/** Takes the lines below the title out of the content, because the front matter says the same. */
function takeState(tree: Element): PageState {
  const marked = (value: string) => findElement(tree, ({ properties }) => properties.dataMarkdown === value);
  const line = marked('state');
  if (!line) return {};
  const time = timeIn(line);
  const [day = ''] = String(time?.properties.dateTime ?? '').split('T');
  const states = line.children
    .filter((child) => isElement(child, 'span') && !timeIn(child) && child.properties.dataMarkdown !== 'skip')
    .map((label) => toText(label).trim().replaceAll(' · ', ', '));
  const changes = marked('changes');
  const comparison = changes && findElement(changes, ({ tagName }) => tagName === 'a');
  for (const one of [line, changes]) if (one) one.properties.dataMarkdown = 'skip';
  return {
    state: states.join(', '),
    updated: day,
    ...(comparison ? { changes: markdownPath(String(comparison.properties.href)) } : {}),
  };
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^docs\/api\/$/, 'API reference'],
  [/^docs\/api\/./, 'operation'],
  [/^blog\/(?:$|(?:tags|archive|authors|page)\/)/, 'list of posts'],
  [/^blog\//, 'blog post'],
];

function kindOf({ page, version }: PageLocation): string {
  if (version !== undefined) return 'guide';
  return KINDS.find(([pattern]) => pattern.test(page))?.[1] ?? 'page';
}

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
  return findElements(node, ({ tagName, properties }) => tagName === 'li' && properties.id !== undefined).map(
    (item) => ({
      type: 'footnoteDefinition',
      identifier: footnoteName(item.properties.id),
      children: state.toFlow(state.all(item)) as BlockContent[],
    }),
  );
};

/** Converts `<summary>` to a bold line above what `<details>` hides. */
const summary: Handle = (state, node) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
});

const HANDLERS: Readonly<Record<string, Handle>> = {
  pre: fence,
  section,
  summary,
  sup: superscript,
  sub: inlineHtml,
};

/** All of GitHub's extensions except links without brackets, which would escape the @ of every email address. */
const [, ...EXTENSIONS] = gfmToMarkdown({ tablePipeAlign: false }).extensions ?? [];

/** Formats content with front matter. */
function formatFile(fields: Record<string, string | undefined>, tree: Root, location: PageLocation): string {
  simplifyPage(tree);
  rewriteLinks(tree, location);
  const markdown = toMarkdown(toMdast(tree, { handlers: HANDLERS }) as never, {
    bullet: '-',
    fences: true,
    rule: '-',
    extensions: EXTENSIONS,
  });
  return `---\n${frontMatter(fields)}---\n\n${markdown}`;
}

/** Formats the samples of a page in further languages. */
function samplesFile(title: string, samples: ElementContent[], location: PageLocation): string {
  const { siteUrl, basePath, page, version } = location;
  const url = siteUrl + basePath + page;
  const name = `Samples: ${title}`;
  const tree: Root = { type: 'root', children: [element('h1', [text(name)]), ...samples] };
  return formatFile({ title: name, version, kind: 'samples', url }, tree, location);
}

/**
 * Converts a finished page to Markdown. The source is the HTML instead of the MDX file, so the Markdown has everything that
 * components render: fields, samples, replies and the labels of figures. The samples in further languages are a file of their own.
 *
 * @param parsed its content is changed in place
 */
export function pageMarkdown(parsed: ParsedPage, location: PageLocation): PageMarkdown {
  const { description, canonical, isUnlisted } = parsed;
  const content = contentOf(parsed);
  const title = toText(findElement(content, ({ tagName }) => tagName === 'h1') ?? content).trim();
  const tree: Root = { type: 'root', children: [content] };
  const { siteUrl, basePath, page, version, index } = location;
  const own = siteUrl + basePath;
  const url = own + page;
  const state = takeState(content);
  const samples = takeOtherLanguages(tree, own + encodeURI(samplesPath(page)));
  const others = canonical === encodeURI(url) || canonical === url ? {} : { canonical };
  const head = {
    title,
    description,
    version,
    ...state,
    kind: kindOf(location),
    url,
    ...others,
    index: basePath + index,
  };
  return {
    title,
    description,
    text: formatFile(head, tree, location),
    ...(samples.length > 0 ? { samples: samplesFile(title, samples, location) } : {}),
    ...(isUnlisted ? { unlisted: true as const } : {}),
  };
}
