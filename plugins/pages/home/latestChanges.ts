import path from 'node:path';

import type { List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { brandedSlug } from '../../content/brand';
import { parseMdx } from '../../content/parseMdx';
import type { LatestChanges, Phrase } from './props';

/** Path of the change-log in the folder of a docs version. */
export const CHANGE_LOG = 'change-log.mdx';

/** Number of entries on the home page. */
const MAX_ENTRIES = 4;

/** A heading with the nodes up to the next heading of the same depth. */
interface Section {
  title: string;
  nodes: RootContent[];
}

function splitAtHeadings(nodes: readonly RootContent[], depth: 2 | 3): Section[] {
  const sections: Section[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) sections.push({ title: toString(node), nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

/** Resolves a link of the change-log to a site path in the latest version. Example: `./intro.mdx#the-envelope`. */
function resolveLink(url: string, slug: string): string {
  if (/^(?:\/|[a-z]+:)/.test(url)) return url;
  const [file = '', anchor] = url.split('#');
  const page = brandedSlug(path.posix.normalize(file === '' ? CHANGE_LOG : file), slug);
  return `/docs${page}${anchor === undefined ? '' : `#${anchor}`}`;
}

function phraseOf(node: PhrasingContent, slug: string): Phrase {
  if (node.type === 'link') return { text: toString(node), to: resolveLink(node.url, slug) };
  return node.type === 'inlineCode' ? { text: node.value, isCode: true } : { text: toString(node) };
}

function phrasesOf(paragraph: Paragraph | undefined, slug: string): Phrase[] {
  return (paragraph?.children ?? []).map((node) => phraseOf(node, slug));
}

function isParagraph(node: RootContent): node is Paragraph {
  return node.type === 'paragraph';
}

/** Returns the list items of a section such as `Added`. */
function entriesOf({ title, nodes }: Section, slug: string): LatestChanges['entries'] {
  const lists = nodes.filter((node): node is List => node.type === 'list');
  return lists
    .flatMap(({ children }) => children)
    .map(({ children }) => ({ kind: title, phrases: phrasesOf(children.find(isParagraph), slug) }))
    .filter(({ phrases }) => phrases.length > 0);
}

/** Takes the first item of each list, then the second item of each, and so on, up to `max` items. */
function takeInTurn<Item>(lists: readonly Item[][], max: number): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const rounds = Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1)));
  return rounds.flat().slice(0, max);
}

/**
 * Reads the changes of a docs version from its change-log.
 *
 * @param source text of the change-log, brand tokens replaced
 * @param version for example `v3.4.0`; if no section has this title, the first section is used
 * @param slug the brand's slug, for the paths of pages
 * @returns the first paragraph and at most {@link MAX_ENTRIES} entries; links are site paths
 */
export function latestChanges(source: string, version: string, slug: string): Omit<LatestChanges, 'since'> {
  const sections = splitAtHeadings(parseMdx(source).children, 2);
  const section = sections.find(({ title }) => title === version) ?? sections[0];
  const nodes = section?.nodes ?? [];
  const opening = nodes[0];
  return {
    version,
    lead: opening && isParagraph(opening) ? phrasesOf(opening, slug) : [],
    entries: takeInTurn(
      splitAtHeadings(nodes, 3).map((part) => entriesOf(part, slug)),
      MAX_ENTRIES,
    ),
  };
}
