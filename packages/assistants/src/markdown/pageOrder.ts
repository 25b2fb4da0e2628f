import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

import { sitePath } from '@api-docs/kit/sitePaths';

/** Pages of one sidebar category, or the posts of the blog. */
export interface PageGroup {
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
