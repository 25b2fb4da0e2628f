import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

import { type DocsVersion, LATEST_PATH, versionLabel } from '@api-docs/kit/docsVersions';
import { LLMS_TXT, llmsTxtPath, markdownPath } from '@api-docs/kit/markdownPath';
import { sitePath } from '@api-docs/kit/sitePaths';

import type { AgentFiles } from './writeAgentFiles';

/** Pages of one sidebar category, or the posts of the blog. */
interface PageGroup {
  title: string;
  /** Page paths in the order of the sidebar, and the newest post first. */
  pages: string[];
}

/** The part of a loaded docs version that is read here. */
export interface SidebarVersion {
  docs: Pick<LoadedVersion['docs'][number], 'id' | 'permalink'>[];
  sidebars: LoadedVersion['sidebars'];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, { type: 'category' }>;
type PluginContent = Pick<LoadedPlugin, 'name' | 'content'> & { options: { id?: string } };

/** Returns the path below the base path, with a slash at its end. */
const pagePath = (permalink: string, basePath: string) => sitePath(permalink, basePath).slice(1);

/**
 * Groups the pages of a docs version by sidebar category, those without one as `rootTitle`. A nested category follows its
 * parent as a group of its own.
 */
export function sidebarGroups({ docs, sidebars }: SidebarVersion, basePath: string, rootTitle: string): PageGroup[] {
  const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const pageAt = (permalink: string | undefined) => (permalink === undefined ? [] : [pagePath(permalink, basePath)]);

  const ownPages = (items: readonly SidebarItem[]) =>
    items.flatMap((item) => (item.type === 'doc' ? pageAt(permalinks.get(item.id)) : []));
  const linkedPage = ({ link }: Category) =>
    link ? pageAt(link.type === 'doc' ? permalinks.get(link.id) : link.permalink) : [];
  const groupsOf = (title: string, items: readonly SidebarItem[], first: readonly string[] = []): PageGroup[] => [
    { title, pages: [...new Set([...first, ...ownPages(items)])] },
    ...items
      .filter((item) => item.type === 'category')
      .flatMap((category) => groupsOf(category.label, category.items, linkedPage(category))),
  ];

  return Object.values(sidebars)
    .flatMap((items) => groupsOf(rootTitle, items))
    .filter(({ pages }) => pages.length > 0);
}

/**
 * Returns the pages of all docs and of the blog in their order.
 *
 * @param unversioned titles of docs without versions, by the id of their plugin. Their groups have the title in front of their own
 */
export function pageOrder(
  plugins: readonly PluginContent[],
  basePath: string,
  unversioned: Readonly<Record<string, string>>,
): PageGroup[] {
  const contentOf = (kind: 'docs' | 'blog', own: string) =>
    plugins.find(({ name, options: { id = 'default' } }) => name === `docusaurus-plugin-content-${kind}` && id === own)
      ?.content;
  const groupsOf = (id: string, rootTitle: string) =>
    ((contentOf('docs', id) as LoadedContent | undefined)?.loadedVersions ?? []).flatMap((version) =>
      sidebarGroups(version, basePath, rootTitle),
    );
  const posts = (contentOf('blog', 'default') as BlogContent | undefined)?.blogPosts ?? [];
  return [
    ...groupsOf('default', 'Start here'),
    ...Object.entries(unversioned).flatMap(([id, title]) =>
      groupsOf(id, title).map((group) => ({
        ...group,
        title: group.title === title ? title : `${title}: ${group.title}`,
      })),
    ),
    { title: 'Blog', pages: posts.map(({ metadata }) => pagePath(metadata.permalink, basePath)) },
  ];
}

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

/** Formats an index as `llms.txt` (https://llmstxt.org): text, one instruction a line, then sections that contain only links. */
function formatIndex({ title, summary, instructions, sections }: PageIndex): string {
  // Example: `- [Faithfulness](https://docs.example/faithfulness.md): Check every statement.`
  const linkLine = (link: IndexLink) =>
    `- [${link.title.replace(/[[\]]/g, '\\$&')}](${link.url})${link.description && `: ${link.description}`}`;
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
