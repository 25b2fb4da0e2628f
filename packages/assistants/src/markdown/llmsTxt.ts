import { type DocsVersion, LATEST_PATH, versionLabel } from '@api-docs/kit/docsVersions';
import { LLMS_TXT, llmsTxtPath, markdownPath } from '@api-docs/kit/markdownPath';

import type { PageGroup } from './pageOrder';
import type { AgentFiles } from './writeAgentFiles';

interface IndexLink {
  title: string;
  url: string;
  /** Empty if the page has none. */
  description: string;
}

/** Content of an `llms.txt` file. */
interface PageIndex {
  title: string;
  summary: string;
  /** One line of Markdown each. */
  instructions: readonly string[];
  sections: readonly { title: string; links: readonly IndexLink[] }[];
}

/** Source of the indexes of the product `name`. */
interface IndexedSite extends Required<Pick<AgentFiles, 'versions' | 'instructions' | 'pages'>> {
  /** URL of the home page. */
  siteRoot: string;
  name: string;
  groups: readonly PageGroup[];
}

/** Example: `- [Faithfulness](https://docs.example/faithfulness.md): Check every statement.` */
function linkLine({ title, url, description }: IndexLink): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${description && `: ${description}`}`;
}

/** Formats an index as `llms.txt` (https://llmstxt.org): text, one instruction a line, then sections that contain only links. */
function formatIndex({ title, summary, instructions, sections }: PageIndex): string {
  const blocks = [
    `# ${title}`,
    `> ${summary}`,
    'Instructions for assistants:',
    instructions.map((instruction) => `- ${instruction}`).join('\n'),
    ...sections
      .filter(({ links }) => links.length > 0)
      .flatMap((section) => [`## ${section.title}`, section.links.map(linkLine).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Returns the link to the index of a docs version. That of the latest version is the index of the site. */
function indexLink(siteRoot: string, version: DocsVersion): IndexLink {
  return {
    title: `Docs ${version.name}`,
    url: `${siteRoot}${version.path === LATEST_PATH ? '' : version.path}${LLMS_TXT}`,
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
  const { siteRoot, name, versions, instructions, groups, pages } = site;
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
      title: others.length > 0 ? `${name} docs ${version.name}` : `${name} docs`,
      summary: others.length > 0 ? `${about} These are docs ${versionLabel(version)}.`.trim() : about,
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
    return version.path === LATEST_PATH ? [[LLMS_TXT, indexOf(version, [LLMS_TXT, file])], own] : [own];
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
