import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

import { sitePath } from '../route-list/sitePath';
import { pageGroups, type PageGroup } from './pageGroups';

/** The pages of the site in the order in which readers meet them. */
export interface SiteOrder {
  /** Of each docs version, by its folder, for example `docs/next/`. */
  versions: ReadonlyMap<string, PageGroup[]>;
  reference: PageGroup[];
  /** Posts, the newest first. */
  posts: string[];
}

type PluginContent = Pick<LoadedPlugin, 'name' | 'content'> & { options: { id?: string } };

function contentOf<Content>(plugins: readonly PluginContent[], name: string, id: string): Content {
  const plugin = plugins.find((candidate) => candidate.name === name && (candidate.options.id ?? 'default') === id);
  if (!plugin) throw new Error(`plugins/agent-docs: the site has no plugin ${name} with the id ${id}`);
  return plugin.content as Content;
}

/**
 * Reads the order of pages from what the docs and blog plugins loaded.
 *
 * @param plugins of the site, after the build
 * @param basePath of the site
 */
export function siteOrder(plugins: readonly PluginContent[], basePath: string): SiteOrder {
  const docs = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs', 'default');
  const reference = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs', 'api');
  const blog = contentOf<BlogContent>(plugins, 'docusaurus-plugin-content-blog', 'default');
  const pageAt = (permalink: string) => sitePath(permalink, basePath).slice(1);
  return {
    versions: new Map(
      docs.loadedVersions.map((version) => [pageAt(version.path), pageGroups(version, basePath, 'Start here')]),
    ),
    reference: reference.loadedVersions.flatMap((version) => pageGroups(version, basePath, 'API reference')),
    posts: blog.blogPosts.map(({ metadata }) => pageAt(metadata.permalink)),
  };
}
