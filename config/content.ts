import path from 'node:path';

import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Config } from '@docusaurus/types';
import remarkInlineLinks from 'remark-inline-links';

import { brand } from '../brand.config';
import { openApiFiles } from '../plugins/api/facts/apiFiles';
import { remarkApiFacts } from '../plugins/api/props/remarkApiFacts';
import { referenceSource } from '../plugins/api/reference';
import { markdownHooks } from '../plugins/content/front-matter/markdownHooks';
import { checkCategories } from '../plugins/content/front-matter/categoryFiles';
import { checkAuthors } from '../plugins/content/front-matter/authorsFile';
import { checkTags } from '../plugins/content/front-matter/tagsFile';
import { rehypeHighlight } from '../plugins/content/highlighting/rehypeHighlight';
import { rehypeBlockedContent } from '../plugins/content/rehypeBlockedContent';
import { rehypeTaskLists } from '../plugins/content/rehypeTaskLists';
import { remarkFileLinks } from '../plugins/content/remarkFileLinks';
import { lastUpdated } from '../plugins/content/lastUpdated';
import { readMovedPages } from '../plugins/content/moved-pages/movedPages';
import { packMoves } from '../shared/pageMoves';
import { latestChanges } from '../plugins/pages/home/latestChanges';
import { comparisonCache } from '../plugins/versions/comparisons/siteComparisons';
import { changeLines } from '../plugins/versions/comparisons/summaries/changeLines';
import { remarkPageChanges } from '../plugins/versions/comparisons/summaries/remarkPageChanges';
import { allVersions, docsFolder } from '../plugins/versions/docsVersions';
import versions from '../versions.json';

export const siteDir = path.resolve(__dirname, '..');

/** The project's OpenAPI files, read once for all plugins. */
export const apiFiles = openApiFiles(siteDir, brand);

/** Differences between docs versions, computed once for pages, change-log and comparisons. */
export const comparisons = comparisonCache({
  siteDir,
  brand,
  files: apiFiles,
});

/** For each docs page, the line below its title about changes in other versions. */
export const pageChangeLines = changeLines(comparisons);

/**
 * Transforms of every MDX file. They are functions without options, because Docusaurus ships the options of plugins to the
 * browser, and these contain the path of the project.
 */
export const beforeDefaultRemarkPlugins = [remarkInlineLinks];
export const remarkPlugins = [
  remarkFileLinks,
  () => remarkApiFacts({ siteDir, files: apiFiles }),
  () => remarkPageChanges(comparisons, { siteDir, basePath: brand.basePath }),
];
export const rehypePlugins = [() => rehypeBlockedContent({ siteDir }), rehypeTaskLists, rehypeHighlight];

export const markdown: Config['markdown'] = {
  // Notations that `future.v4` turns off: `## Heading {#id}` and `<!-- a comment -->`.
  mdx1Compat: { headingIds: true, comments: true },
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  ...markdownHooks({ siteDir, brand, changesOf: pageChangeLines }),
};

/** Source of the date of each page's last change. */
export const history = lastUpdated(siteDir, referenceSource);

/** Moved pages, which the version dropdown follows in the browser. */
export const movedPages: Config['customFields'] = {
  moved: packMoves(readMovedPages(siteDir, { brand, versions }).pages),
};

const docsFolders = allVersions(versions).map(docsFolder);

// Docusaurus reports errors of these files without their names, or not at all.
for (const folder of docsFolders) checkCategories(siteDir, folder);
for (const folder of ['blog', ...docsFolders]) checkTags(siteDir, folder);
checkAuthors(siteDir);

const [latest = '', ...frozen] = versions;

/** Versioned docs: `docs/` is next, the first entry of versions.json is the latest version, the others are frozen. */
export const docs: DocsOptions = {
  routeBasePath: 'docs',
  sidebarPath: './config/sidebars.ts',
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  rehypePlugins,
  editUrl: ({ versionDocsDirPath, docPath }) => `${brand.links.editBase}${versionDocsDirPath}/${docPath}`,
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  onInlineTags: 'throw',
  // The line below the title names the version, so there is no badge: src/components/TitleLine.
  versions: {
    current: { label: 'next', banner: 'unreleased', noIndex: true, badge: false },
    [latest]: { badge: false },
    ...Object.fromEntries(
      frozen.map((version) => [version, { banner: 'unmaintained' as const, noIndex: true, badge: false }]),
    ),
  },
};

export const blog: BlogOptions = {
  blogTitle: 'Blog',
  blogDescription: `Notes from the documentation team of ${brand.product}: how these docs work and how to move to the current API.`,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  readingTime: ({ content, locale, frontMatter, defaultReadingTime }) =>
    frontMatter.hide_reading_time ? undefined : defaultReadingTime({ content, locale }),
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'ignore',
  editUrl: ({ blogDirPath, blogPath }) => `${brand.links.editBase}${blogDirPath}/${blogPath}`,
  feedOptions: {
    type: ['rss', 'atom'],
    copyright: `© ${brand.copyrightYear} ${brand.provider}`,
  },
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  rehypePlugins,
};

export const pages: PagesOptions = {
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  beforeDefaultRemarkPlugins,
  remarkPlugins: [...remarkPlugins, () => latestChanges(siteDir, brand)],
  rehypePlugins,
};
