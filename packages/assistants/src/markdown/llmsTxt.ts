import { type DocsVersion, LATEST_PATH, versionLabel } from '@api-docs/kit/docsVersions';
import { LLMS_TXT, llmsTxtPath, markdownPath } from '@api-docs/kit/markdownPath';

import type { PageMarkdown } from './pageMarkdown';
import type { PageGroup } from './pageOrder';

interface IndexLink {
  title: string;
  url: string;
  /** Empty if the page has none. */
  description: string;
}

/** Content of an `llms.txt` file, except its instructions. */
interface PageIndex {
  title: string;
  summary: string;
  sections: readonly { title: string; links: readonly IndexLink[] }[];
}

/** Source of the indexes of the product `name`. */
interface IndexedSite {
  /** URL of the home page. */
  siteRoot: string;
  name: string;
  versions: readonly DocsVersion[];
  groups: readonly PageGroup[];
  /** Markdown version of each page, by page path. */
  pages: ReadonlyMap<string, PageMarkdown>;
}

/** Example: `- [Faithfulness](https://docs.example/faithfulness.md): Check every statement.` */
function linkLine({ title, url, description }: IndexLink): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${description && `: ${description}`}`;
}

/** Formats an index as `llms.txt` (https://llmstxt.org): text, one instruction a line, then sections that contain only links. */
export function formatIndex({ title, summary, sections }: PageIndex, instructions: readonly string[]): string {
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

/** Limits the groups to the given pages, each once, and adds a group of the pages that are in none of them. */
function groupPages(groups: readonly PageGroup[], pages: readonly string[]): PageGroup[] {
  const left = new Set(pages);
  const grouped = groups.map((group) => ({ ...group, pages: group.pages.filter((page) => left.delete(page)) }));
  return [...grouped, { title: 'Optional', pages: [...left].sort() }];
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
 * Plans the indexes of the site: one at the base path, and one in the folder of each docs version. An index lists the pages
 * below its folder that belong to no other version. The index at the base path covers the latest version, too, and links all
 * others.
 */
export function planIndexes({ siteRoot, name, versions, groups, pages }: IndexedSite) {
  const folders = versions.map(({ path }) => path);
  const listed = [...pages].filter(([page, { unlisted }]) => !unlisted && !TAG_PAGE.test(page)).map(([page]) => page);
  const ofVersions = versions.map((version) => {
    const file = version.path + LLMS_TXT;
    return { file, version, covers: [file] };
  });
  const latest = ofVersions.filter(({ version }) => version.path === LATEST_PATH);
  const root = latest.map(({ file, version }) => ({ file: LLMS_TXT, version, covers: [LLMS_TXT, file] }));
  const pageLink = (page: string): IndexLink => ({
    title: pages.get(page)?.title ?? page,
    url: siteRoot + encodeURI(markdownPath(page)),
    description: pages.get(page)?.description ?? '',
  });
  return [...root, ...ofVersions].map(({ file, version, covers }) => {
    const covered = listed.filter((page) => covers.includes(llmsTxtPath(page, folders)));
    const others = versions.filter((other) => other !== version);
    return {
      file,
      version,
      title: others.length > 0 ? `${name} docs ${version.name}` : `${name} docs`,
      summary: [pages.get('')?.description, others.length > 0 && `These are docs ${versionLabel(version)}.`]
        .filter(Boolean)
        .join(' '),
      sections: [
        ...groupPages(groups, covered).map((group) => ({ title: group.title, links: group.pages.map(pageLink) })),
        { title: 'Other versions', links: others.map((other) => indexLink(siteRoot, other)) },
      ],
    };
  });
}

/** Returns the not-found page in Markdown, which hosts send for a Markdown version that does not exist. */
export function notFoundMarkdown(siteRoot: string, versions: readonly DocsVersion[]): string {
  const all = { title: 'All pages', url: siteRoot + LLMS_TXT, description: '' };
  const links = versions.length > 1 ? versions.map((version) => indexLink(siteRoot, version)) : [all];
  const content = {
    title: 'Page not found',
    summary: 'No page has this address. The indexes list all pages.',
    sections: [{ title: 'Indexes', links }],
  };
  return formatIndex(content, ['Take addresses from an index instead of guessing them.']);
}
