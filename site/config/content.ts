import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions, PluginOptions as DocsPluginOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Config } from '@docusaurus/types';

import { escapeHtml } from '@api-docs/kit/codeHtml';
import { remarkHeadingIdSyntax } from '@api-docs/kit/headingIds';
import { DOWNLOADS_ROOT } from '@api-docs/openapi-reference/downloads';
import { remarkApiFacts } from '@api-docs/openapi-reference/props/remarkApiFacts';
import { changeLines } from '@api-docs/version-comparisons/summaries/changeLines';
import { remarkPageChanges } from '@api-docs/version-comparisons/summaries/remarkPageChanges';

import { brand } from '../../brand.config';
import { markdownHooks } from '../plugins/content/front-matter/markdownHooks';
import { remarkExcerpt, remarkImportQuery } from '../plugins/content/headings/importQuery';
import { rehypePartialIds, remarkHeadingIds } from '../plugins/content/headings/remarkHeadingIds';
import { rehypeHighlight } from '../plugins/content/highlighting/rehypeHighlight';
import { rehypeMedia } from '../plugins/content/rehypeMedia';
import { rehypeNesting } from '../plugins/content/rehypeNesting';
import { rehypeTaskLists } from '../plugins/content/rehypeTaskLists';
import { remarkFileLinks, remarkPageLinks, remarkReferences } from '../plugins/content/remarkLinks';
import type { Site } from '../plugins/lib/site';
import { blogFeedItems } from '../plugins/output/feeds/feedContent';
import { latestChanges } from '../plugins/pages/home/latestChanges';
import { blogDescription } from '..';

/** Folders whose files are served from the base path. */
export const staticFolders = ['static', DOWNLOADS_ROOT];

/**
 * Returns the transforms of every MDX file. They are functions without options, because Docusaurus ships the options of
 * plugins to the browser, and these contain the path of the project.
 */
export function mdxPlugins({ siteDir, files, comparisons }: Site) {
  return {
    beforeDefaultRemarkPlugins: [
      remarkHeadingIdSyntax,
      remarkImportQuery,
      remarkReferences,
      () => remarkPageLinks({ basePath: brand.basePath }),
      remarkExcerpt,
      () => remarkHeadingIds({ siteDir, brand }),
    ],
    remarkPlugins: [
      remarkFileLinks,
      () => remarkApiFacts({ siteDir, files }),
      () => remarkPageChanges(comparisons, { siteDir, basePath: brand.basePath }),
    ],
    rehypePlugins: [
      () => rehypeMedia({ siteDir, basePath: brand.basePath, staticFolders }),
      rehypePartialIds,
      rehypeNesting,
      rehypeTaskLists,
      rehypeHighlight,
    ],
  };
}

export function markdown({ siteDir, comparisons }: Site): Config['markdown'] {
  return {
    // Notations that `future.v4` turns off: `<!-- a comment -->` and `:::note A title`.
    mdx1Compat: { comments: true, admonitions: true },
    // Identifiers such as `urn:id:1` are no emoji.
    emoji: false,
    // `rehypeMedia` stops at all images of a page that do not exist.
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: () => undefined },
    ...markdownHooks({ siteDir, brand, changesOf: (file) => changeLines(comparisons, file) }),
  };
}

/** Options of the versions: `docs/` is next, the first entry of versions.json is the latest version, the others are frozen. */
function versionOptions(released: readonly string[]): DocsOptions['versions'] {
  // The line below the title names the version, so there is no badge: src/components/TitleLine.
  return {
    current: { label: 'next', noIndex: released.length > 0, badge: false },
    ...Object.fromEntries(released.map((version, index) => [version, { noIndex: index > 0, badge: false }])),
  };
}

type GenerateItems = DocsPluginOptions['sidebarItemsGenerator'];
type SidebarItem = Awaited<ReturnType<GenerateItems>>[number];

/** Puts a heading above each page that has one. */
function withHeadings(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'category') return [{ ...item, items: withHeadings(item.items) }];
    const heading = item.type === 'doc' && item.customProps?.heading;
    if (typeof heading !== 'string') return [item];
    const value = `<strong>${escapeHtml(heading)}</strong>`;
    return [{ type: 'html', value, defaultStyle: false, className: 'menu__list-item menu__link margin-top--sm' }, item];
  });
}

/**
 * Returns Docusaurus' items of a sidebar, with headings between pages. The page below a heading has it in its front matter:
 * `sidebar_custom_props: {heading: Safety}`.
 */
const sidebarWithHeadings: GenerateItems = async ({ defaultSidebarItemsGenerator, ...folder }) =>
  withHeadings(await defaultSidebarItemsGenerator(folder));

const UPDATES = { showLastUpdateTime: true, showLastUpdateAuthor: true };

export function docs(site: Site): DocsOptions {
  return {
    ...mdxPlugins(site),
    routeBasePath: 'docs',
    sidebarPath: './site/config/sidebars.ts',
    sidebarItemsGenerator: sidebarWithHeadings,
    editUrl: ({ versionDocsDirPath, docPath }) => `${brand.links.editBase}${versionDocsDirPath}/${docPath}`,
    ...UPDATES,
    versions: versionOptions(site.files.versions()),
  };
}

/** Returns the options of the blog, or false if the site has none. */
export function blog(site: Site): BlogOptions | false {
  if (blogDescription === undefined) return false;
  return {
    ...mdxPlugins(site),
    blogDescription,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    ...UPDATES,
    onInlineAuthors: 'ignore',
    onUntruncatedBlogPosts: 'ignore',
    editUrl: ({ blogDirPath, blogPath }) => `${brand.links.editBase}${blogDirPath}/${blogPath}`,
    feedOptions: {
      type: ['rss', 'atom'],
      copyright: `© ${brand.copyrightYear} ${brand.provider}`,
      createFeedItems: blogFeedItems,
    },
  };
}

export function pages(site: Site): PagesOptions {
  const { remarkPlugins, ...others } = mdxPlugins(site);
  return {
    ...others,
    remarkPlugins: [...remarkPlugins, () => latestChanges(site.siteDir, brand)],
    ...UPDATES,
  };
}
