import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

import { sitePath, versionName } from '@api-docs/kit/plugin';

/** What Docusaurus tells the layout of a docs version. */
interface VersionProps {
  pluginId: string;
  version: string;
}

function pathsBelow({ path, routes }: RouteConfig): string[] {
  return routes ? routes.flatMap(pathsBelow) : [path];
}

/**
 * Finds the pages of the docs plugin with the id `default`, those of categories and tags included.
 *
 * @returns site paths by the name of the version
 */
export function routesOfVersions(routes: readonly RouteConfig[], baseUrl: string): Map<string, string[]> {
  const found = routes.flatMap((route): [string, string[]][] => {
    const version = route.props?.version as VersionProps | undefined;
    if (!version) return [...routesOfVersions(route.routes ?? [], baseUrl)];
    if (version.pluginId !== 'default') return [];
    return [[versionName(version.version), pathsBelow(route).map((path) => sitePath(path, baseUrl))]];
  });
  return new Map(found);
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the pages that Docusaurus makes for categories. */
function categoryPages(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...categoryPages(item.items)];
  });
}

/** Finds the pages as {@link routesOfVersions}, before there are routes, and without those of tags. */
export function routesOfContent(content: LoadedContent | undefined, baseUrl: string): Map<string, string[]> {
  const found = (content?.loadedVersions ?? []).map(({ versionName: name, docs, sidebars }): [string, string[]] => {
    const pages = [...docs.map(({ permalink }) => permalink), ...categoryPages(Object.values(sidebars).flat())];
    return [versionName(name), pages.map((page) => sitePath(page, baseUrl))];
  });
  return new Map(found);
}
