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
