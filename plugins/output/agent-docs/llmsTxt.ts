import { LLMS_TXT, llmsTxtPath, markdownPath } from '../../../shared/markdownPath';
import { type DocsVersion, LATEST_PATH, versionLabel } from '../../versions/docsVersions';
import type { PageMarkdown } from './pageMarkdown';
import type { PageGroup, PageOrder } from './pageOrder';

/** A link of an index. */
interface IndexLink {
  title: string;
  url: string;
  /** Empty if the page has none. */
  description: string;
}

/** Content of an `llms.txt` file, except its instructions. */
export interface PageIndex {
  title: string;
  summary: string;
  sections: readonly { title: string; links: readonly IndexLink[] }[];
}

/** An index with its path below the base path and the docs version it covers. */
export interface PlannedIndex extends PageIndex {
  file: string;
  version: DocsVersion;
}

/** Source of the indexes. */
export interface IndexedSite {
  /** URL of the home page. */
  siteRoot: string;
  /** Name of the product. */
  name: string;
  versions: readonly DocsVersion[];
  order: PageOrder;
  /** Markdown version of each page, by page path. */
  pages: ReadonlyMap<string, PageMarkdown>;
}

/** Example: `- [Faithfulness](https://docs.example/faithfulness.md): Check every statement.` */
function linkLine({ title, url, description }: IndexLink): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${description && `: ${description}`}`;
}

/**
 * Formats an index as `llms.txt` (https://llmstxt.org): text comes before the first section, and sections contain only
 * links.
 *
 * @param instructions one line of Markdown each
 */
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
  const grouped = groups.map((group) => ({
    title: group.title,
    pages: group.pages.filter((page) => left.delete(page)),
  }));
  return [...grouped, { title: 'Optional', pages: [...left].sort() }];
}

/** Returns links to the Markdown versions of pages. */
export function pageLinks(site: Pick<IndexedSite, 'siteRoot' | 'pages'>, paths: readonly string[]): IndexLink[] {
  return paths.map((path) => ({
    title: site.pages.get(path)?.title ?? path,
    url: site.siteRoot + encodeURI(markdownPath(path)),
    description: site.pages.get(path)?.description ?? '',
  }));
}

/** Returns links to the indexes of the other docs versions. The index of the latest version is at the base path. */
function otherVersions({ siteRoot, versions }: IndexedSite, own: DocsVersion): IndexLink[] {
  return versions
    .filter(({ name }) => name !== own.name)
    .map((version) => ({
      title: `Docs ${version.name}`,
      url: `${siteRoot}${version.path === LATEST_PATH ? '' : version.path}${LLMS_TXT}`,
      description: `pages of docs ${versionLabel(version)}`,
    }));
}

/** Title of the group of the reference's landing page, and start of the titles of the others. */
const REFERENCE = 'API reference';

/** Example: `API reference: metrics (v4alpha)` for `Metrics (v4alpha)`. */
function referenceTitle(title: string): string {
  return title === REFERENCE
    ? title
    : `${REFERENCE}: ${title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
}

/** Returns the groups of the latest docs version and of the API reference. `llms-full.txt` contains their pages. */
export function latestGroups({ versions, reference }: PageOrder): PageGroup[] {
  const named = reference.map((group) => ({ ...group, title: referenceTitle(group.title) }));
  return [...(versions.get(LATEST_PATH) ?? []), ...named];
}

/** Tags and their lists repeat the pages that they link to. */
const TAG_PAGE = /(?:^|\/)tags\//;

/** Folder of the pages that Docusaurus generates for categories. They repeat the sidebar. */
const CATEGORY_FOLDER = 'category/';

/** Returns the folders directly below a folder with at least two pages, in the order of the pages. */
function sectionFolders(folder: string, pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    if (!page.startsWith(folder)) continue;
    const [segment = ''] = page.slice(folder.length).split('/');
    if (segment === '' || `${segment}/` === CATEGORY_FOLDER) continue;
    const section = `${folder}${segment}/`;
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([section]) => section);
}

/** Pages that an index at a folder covers. */
interface Coverage {
  folder: string;
  version: DocsVersion;
  groups: PageGroup[];
}

/** Returns the indexes of the sections of a coverage: one for each folder of pages. */
function planSections({ siteRoot, name, pages }: IndexedSite, { folder, version, groups }: Coverage): PlannedIndex[] {
  const listed = groups.map((group) => ({
    ...group,
    pages: group.pages.filter((page) => pages.has(page) && !pages.get(page)?.unlisted),
  }));
  const paths = listed.flatMap((group) => group.pages);
  return sectionFolders(folder, paths).map((section) => {
    const own = listed
      .map((group) => ({ ...group, pages: group.pages.filter((page) => page.startsWith(section)) }))
      .filter((group) => group.pages.length > 0);
    const title = pages.get(section)?.title ?? own[0]?.title ?? section;
    return {
      file: section + LLMS_TXT,
      version,
      title: `${name} docs ${version.name}: ${title}`,
      summary: `${pages.get(section)?.description ?? `${title}.`} These are docs ${versionLabel(version)}.`,
      sections: [
        ...own.map((group) => ({ title: group.title, links: pageLinks({ siteRoot, pages }, group.pages) })),
        {
          title: 'All pages',
          links: [
            {
              title: `Docs ${version.name}`,
              url: `${siteRoot}${version.path === LATEST_PATH ? '' : version.path}${LLMS_TXT}`,
              description: `all pages of docs ${versionLabel(version)}`,
            },
          ],
        },
      ],
    };
  });
}

/** Returns links to the indexes of sections. */
function sectionLinks(siteRoot: string, sections: readonly PlannedIndex[]): IndexLink[] {
  return sections.map(({ file, title }) => ({ title, url: siteRoot + file, description: '' }));
}

/**
 * Plans the indexes of the site: one at the base path, one in the folder of each docs version, and one for each section of a
 * version, of the API reference and the blog. An index lists the pages below its folder that belong to no other version. The
 * index at the base path therefore covers the latest version; it links all others.
 *
 * @returns an empty list if no version is the latest
 */
export function planIndexes(site: IndexedSite): PlannedIndex[] {
  const { siteRoot, name, versions, order, pages } = site;
  const folders = versions.map(({ path }) => path);
  const latest = versions.find(({ path }) => path === LATEST_PATH);
  if (!latest) return [];
  const nearestFolder = (page: string) => llmsTxtPath(page, folders).slice(0, -LLMS_TXT.length);
  const blog = { title: 'Blog', pages: order.posts };
  const ofVersion = (version: DocsVersion): Coverage => ({
    folder: version.path,
    version,
    groups: version === latest ? latestGroups(order) : (order.versions.get(version.path) ?? []),
  });
  const sections = [
    ...versions.map(ofVersion),
    // The blog is a section of the latest version, below the base path.
    { folder: '', version: latest, groups: [blog] },
  ].map((coverage) => ({ version: coverage.version, indexes: planSections(site, coverage) }));
  const sectionsOf = (version: DocsVersion) =>
    sections.filter((one) => one.version === version).flatMap(({ indexes }) => indexes);
  const allSections = sections.flatMap(({ indexes }) => indexes);
  const root = { ...ofVersion(latest), folder: '', groups: [...latestGroups(order), blog] };
  const indexes = [
    { ...root, covers: ['', LATEST_PATH], linked: allSections },
    ...versions.map((version) => ({
      ...ofVersion(version),
      covers: [version.path],
      linked: sectionsOf(version).filter(({ file }) => file.startsWith(version.path)),
    })),
  ].map(({ folder, version, groups, covers, linked }) => {
    const covered = [...pages.keys()].filter(
      (page) => covers.includes(nearestFolder(page)) && !pages.get(page)?.unlisted && !TAG_PAGE.test(page),
    );
    const grouped = groupPages(groups, covered).map((group) => ({
      title: group.title,
      links: pageLinks(site, group.pages),
    }));
    return {
      file: folder + LLMS_TXT,
      version,
      title: `${name} docs ${version.name}`,
      summary: `${pages.get('')?.description ?? ''} These are docs ${versionLabel(version)}.`,
      sections: [
        ...grouped,
        { title: 'Indexes of sections', links: sectionLinks(siteRoot, linked) },
        { title: 'Other versions', links: otherVersions(site, version) },
      ],
    };
  });
  return [...indexes, ...allSections];
}
