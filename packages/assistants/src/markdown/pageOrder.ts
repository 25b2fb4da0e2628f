import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

import { docsPlugins, sitePath } from '@api-docs/kit/plugin';

/** Pages of one sidebar category, or the posts of the blog. */
export interface PageGroup {
  title: string;
  /** Page paths in the order of the sidebar, and the newest post first. */
  pages: string[];
}

export interface SidebarVersion {
  docs: Pick<LoadedVersion['docs'][number], 'id' | 'permalink'>[];
  sidebars: LoadedVersion['sidebars'];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, { type: 'category' }>;

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
 * @param titles of docs by the id of their plugin. Groups of further docs, such as a reference, have it in front of their own,
 *   with the version if there are several. Default: the id with a capital letter, and `Start here` for those of the site
 */
export function pageOrder(
  plugins: readonly LoadedPlugin[],
  basePath: string,
  titles: Readonly<Record<string, string>>,
): PageGroup[] {
  const blog = plugins.find(
    ({ name, options }) => name === 'docusaurus-plugin-content-blog' && (options.id ?? 'default') === 'default',
  );
  const docs = docsPlugins(plugins).map(({ id, content }) => {
    const ownTitle = id === 'default' ? 'Start here' : id.replace(/^./, (first) => first.toUpperCase());
    const title = titles[id] ?? ownTitle;
    const { loadedVersions } = content;
    const groups = loadedVersions.flatMap((version) => {
      // The docs of the site have an index for each version.
      const own = id === 'default' || loadedVersions.length === 1 ? title : `${title} ${version.label}`;
      return sidebarGroups(version, basePath, own).map((group) =>
        id === 'default' || group.title === own ? group : { ...group, title: `${own}: ${group.title}` },
      );
    });
    return { id, groups };
  });
  const posts = (blog?.content as BlogContent | undefined)?.blogPosts ?? [];
  return [
    // Those of the site come before further ones.
    ...docs.filter(({ id }) => id === 'default').flatMap(({ groups }) => groups),
    ...docs.filter(({ id }) => id !== 'default').flatMap(({ groups }) => groups),
    { title: 'Blog', pages: posts.map(({ metadata }) => pagePath(metadata.permalink, basePath)) },
  ];
}
