import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

import { NEXT, type DocsVersion } from './docsVersions';

/** Name that Docusaurus gives to the unreleased version. */
const CURRENT = 'current';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Returns the name of a version here, by the one that Docusaurus gives to it. */
export function versionName(loaded: string): string {
  return loaded === CURRENT ? NEXT : loaded;
}

/**
 * Lists the docs versions that Docusaurus has loaded, at whatever path a site has them.
 *
 * @param content of the docs plugin with the id `default`; without it, the site has no docs
 * @returns as {@link DocsVersion} describes them: the unreleased version, then the others from the latest to the oldest
 */
export function loadedVersions(content: LoadedContent | undefined, baseUrl: string): DocsVersion[] {
  return (content?.loadedVersions ?? []).map(({ versionName: loaded, label, path: route, isLast }) => {
    const root = route.slice(baseUrl.length).replace(/\/$/, '');
    const name = versionName(loaded);
    // The usual label of the unreleased version is `Next`.
    const isNamed = label === name || label.toLowerCase() === name;
    return { name, ...(!isNamed && { label }), path: root && `${root}/`, isLatest: isLast };
  });
}

/** Lists the versions of all pages of a site, as {@link loadedVersions} does: those of a site without docs have one, `next`. */
export function siteVersions(content: LoadedContent | undefined, baseUrl: string): DocsVersion[] {
  return content ? loadedVersions(content, baseUrl) : [{ name: NEXT, path: '', isLatest: true }];
}

/** Lists the docs plugins of a site with their ids and contents, after the compilation. */
export function docsPlugins(plugins: readonly Pick<LoadedPlugin, 'name' | 'options' | 'content'>[]) {
  return plugins
    .filter(({ name }) => name === DOCS_PLUGIN)
    .map(({ options, content }) => ({ id: String(options.id ?? 'default'), content: content as LoadedContent }));
}

/** Finds the content of the docs plugin with the id `default` after the compilation; returns undefined for a site without docs. */
export function loadedDocs(plugins: readonly LoadedPlugin[]): LoadedContent | undefined {
  return docsPlugins(plugins).find(({ id }) => id === 'default')?.content;
}
