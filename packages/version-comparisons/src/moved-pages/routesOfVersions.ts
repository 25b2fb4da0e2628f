import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { collectSidebarCategories } from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';

import { sitePath, versionName } from '@api-docs/kit/plugin';

/**
 * Finds the pages of the docs plugin with the id `default`, those of categories included, without those of tags.
 *
 * @param content of this plugin
 * @returns site paths by the name of the version
 */
export function routesOfVersions(content: LoadedContent | undefined, baseUrl: string): Map<string, string[]> {
  const found = (content?.loadedVersions ?? []).map(({ versionName: name, docs, sidebars }): [string, string[]] => {
    const categories = Object.values(sidebars).flatMap(collectSidebarCategories);
    const generated = categories.flatMap(({ link }) => (link?.type === 'generated-index' ? [link.permalink] : []));
    const pages = [...docs.map(({ permalink }) => permalink), ...generated];
    return [versionName(name), pages.map((page) => sitePath(page, baseUrl))];
  });
  return new Map(found);
}
