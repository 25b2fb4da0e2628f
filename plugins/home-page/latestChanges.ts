import path from 'node:path';

import type { List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { brandedSlug } from '../brand/brandedSlug';
import type { LatestChanges, Phrase } from './facts';

/** The change-log inside a docs version. */
export const CHANGE_LOG = 'change-log.mdx';

/** How many entries the home page has room for. */
const ENTRIES = 4;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter);

/** Nodes below a heading of this depth, up to the next one. */
interface Part {
  title: string;
  nodes: RootContent[];
}

function partsOf(nodes: readonly RootContent[], depth: 2 | 3): Part[] {
  const parts: Part[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) parts.push({ title: toString(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** Turns a link of the change-log into a site path of the latest version. Example: `./intro.mdx#the-envelope`. */
function sitePath(url: string, slug: string): string {
  if (/^(?:\/|[a-z]+:)/.test(url)) return url;
  const [file = '', anchor] = url.split('#');
  const page = brandedSlug(path.posix.normalize(file === '' ? CHANGE_LOG : file), slug);
  return `/docs${page}${anchor === undefined ? '' : `#${anchor}`}`;
}

function phraseOf(node: PhrasingContent, slug: string): Phrase {
  if (node.type === 'link') return { text: toString(node), to: sitePath(node.url, slug) };
  return node.type === 'inlineCode' ? { text: node.value, isCode: true } : { text: toString(node) };
}

function phrasesOf(paragraph: Paragraph | undefined, slug: string): Phrase[] {
  return (paragraph?.children ?? []).map((node) => phraseOf(node, slug));
}

function isParagraph(node: RootContent): node is Paragraph {
  return node.type === 'paragraph';
}

/** The entries of a part such as `Added`. */
function entriesOf({ title, nodes }: Part, slug: string): LatestChanges['entries'] {
  const lists = nodes.filter((node): node is List => node.type === 'list');
  return lists
    .flatMap(({ children }) => children)
    .map(({ children }) => ({ kind: title, phrases: phrasesOf(children.find(isParagraph), slug) }))
    .filter(({ phrases }) => phrases.length > 0);
}

/** Takes one entry of each part, then a second one of each, until there are enough. */
function someOfEach<Entry>(parts: readonly Entry[][], most: number): Entry[] {
  const longest = Math.max(0, ...parts.map((part) => part.length));
  const rounds = Array.from({ length: longest }, (_, round) => parts.flatMap((part) => part.slice(round, round + 1)));
  return rounds.flat().slice(0, most);
}

/**
 * Reads what is new in a docs version from its change-log.
 *
 * @param source text of the change-log, brand tokens replaced
 * @param version for example `v3.4.0`; a change-log that has no section of that name has it on top
 * @param slug the brand's slug, for the addresses of pages
 * @returns the sentence about the version and a few entries, with links that hold on every page of the site
 */
export function latestChanges(source: string, version: string, slug: string): Omit<LatestChanges, 'since'> {
  const sections = partsOf((parser.parse(source) as Root).children, 2);
  const section = sections.find(({ title }) => title === version) ?? sections[0];
  const nodes = section?.nodes ?? [];
  const opening = nodes[0];
  return {
    version,
    lead: opening && isParagraph(opening) ? phrasesOf(opening, slug) : [],
    entries: someOfEach(
      partsOf(nodes, 3).map((part) => entriesOf(part, slug)),
      ENTRIES,
    ),
  };
}
