import type { Blockquote, List, PhrasingContent, RootContent, Text } from 'mdast';

import { shownName, versionLabel, type DocsVersion } from '@api-docs/kit/node';
import { asSentence, LLMS_TXT, llmsTxtPath, markdownPath } from '@api-docs/kit';

import { formatMarkdown } from './markdownFile';
import type { PageMarkdown } from './pageMarkdown';
import type { PageGroup } from './pageOrder';

interface IndexLink {
  title: string;
  url: string;
  /** Empty if the page has none. */
  description: string;
}

/** Content of an `llms.txt` file. */
interface PageIndex {
  title: string;
  /** Empty for a site that says nothing of itself. */
  summary: string;
  /** One line of Markdown each. */
  instructions: readonly string[];
  sections: readonly { title: string; links: readonly IndexLink[] }[];
}

/** Source of the indexes of the product `name`. */
interface IndexedSite {
  /** URL of the home page. */
  siteRoot: string;
  name: string;
  versions: readonly DocsVersion[];
  /** Returns what the index of a docs version tells assistants, one line of Markdown each. */
  instructions(version: DocsVersion): readonly string[];
  groups: readonly PageGroup[];
  /** Markdown version of each page, by page path. */
  pages: ReadonlyMap<string, PageMarkdown>;
}

const text = (value: string): Text => ({ type: 'text', value: value.replace(/\s+/g, ' ').trim() });

const list = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] })),
});

/** Returns a link and its description. Example: `[Faithfulness](https://docs.example/faithfulness.md): Check every statement.` */
const linkLine = ({ title, url, description }: IndexLink): PhrasingContent[] => [
  { type: 'link', url, children: [text(title)] },
  ...(description ? [text(`: ${description}`)] : []),
];

const blockquote = (value: string): Blockquote => ({
  type: 'blockquote',
  children: [{ type: 'paragraph', children: [text(value)] }],
});

/** Formats an index as `llms.txt` (https://llmstxt.org): text, one instruction a line, then sections that contain only links. */
function formatIndex({ title, summary, instructions, sections }: PageIndex): string {
  return formatMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [text(title)] },
      ...(summary === '' ? [] : [blockquote(summary)]),
      { type: 'paragraph', children: [text('Instructions for assistants:')] },
      // Nodes of HTML are written as they are.
      list(instructions.map((value) => [{ type: 'html', value }])),
      ...sections
        .filter(({ links }) => links.length > 0)
        .flatMap((section): RootContent[] => [
          { type: 'heading', depth: 2, children: [text(section.title)] },
          list(section.links.map(linkLine)),
        ]),
    ],
  });
}

/** Returns the link to the index of a docs version. That of the latest version is the index of the site. */
function indexLink(siteRoot: string, version: DocsVersion): IndexLink {
  return {
    title: `Docs ${shownName(version)}`,
    url: `${siteRoot}${version.isLatest ? '' : version.path}${LLMS_TXT}`,
    description: `pages of docs ${versionLabel(version)}`,
  };
}

/** Tags and their lists repeat the pages that they link to. */
const TAG_PAGE = /(?:^|\/)tags\//;

/**
 * Returns the indexes of the site by file: one at the base path, and one in the folder of each docs version. An index lists the
 * pages below its folder that belong to no other version. The index at the base path covers the latest version, too, and links
 * all others.
 */
export function siteIndexes(site: IndexedSite): [string, string][] {
  const { siteRoot, name, instructions, groups, pages, versions } = site;
  const folders = versions.map(({ path }) => path);
  const listed = [...pages].filter(([page, { unlisted }]) => !unlisted && !TAG_PAGE.test(page)).map(([page]) => page);
  const pageLink = (page: string): IndexLink => ({
    title: pages.get(page)?.title ?? page,
    url: siteRoot + encodeURI(markdownPath(page)),
    description: pages.get(page)?.description ?? '',
  });
  const about = pages.get('')?.description ?? '';
  const indexOf = (version: DocsVersion, covers: readonly string[]) => {
    const left = new Set(listed.filter((page) => covers.includes(llmsTxtPath(page, folders))));
    const linksTo = (own: readonly string[]) => own.filter((page) => left.delete(page)).map(pageLink);
    const others = versions.filter((other) => other !== version);
    return formatIndex({
      title: others.length > 0 ? `${name} docs ${shownName(version)}` : `${name} docs`,
      summary: others.length > 0 ? `${asSentence(about)} These are docs ${versionLabel(version)}.`.trim() : about,
      instructions: instructions(version),
      sections: [
        ...groups.map((group) => ({ title: group.title, links: linksTo(group.pages) })),
        { title: 'Optional', links: linksTo([...left].sort()) },
        { title: 'Other versions', links: others.map((other) => indexLink(siteRoot, other)) },
      ],
    });
  };
  return versions.flatMap((version): [string, string][] => {
    const file = version.path + LLMS_TXT;
    const own: [string, string] = [file, indexOf(version, [file])];
    return version.isLatest ? [own, [LLMS_TXT, indexOf(version, [LLMS_TXT, file])]] : [own];
  });
}

/** Returns the not-found page in Markdown, which hosts send for a Markdown version that does not exist. */
export function notFoundMarkdown(siteRoot: string, versions: readonly DocsVersion[]): string {
  const all = { title: 'All pages', url: siteRoot + LLMS_TXT, description: '' };
  const links = versions.length > 1 ? versions.map((version) => indexLink(siteRoot, version)) : [all];
  return formatIndex({
    title: 'Page not found',
    summary: 'No page has this address. The indexes list all pages.',
    instructions: ['Take addresses from an index instead of guessing them.'],
    sections: [{ title: 'Indexes', links }],
  });
}
