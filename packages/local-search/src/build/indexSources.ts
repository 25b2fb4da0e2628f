import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';

import { projectPath } from '@api-docs/kit/node';
import { checkNamedFile } from '@api-docs/kit/plugin';

import type { OwnOptions } from '../options';

/** Where pages are by default, and the versions of packages. */
const DEFAULTS = [
  ...['blog', 'docs', 'src', 'i18n', 'versioned_docs', 'versions.json'],
  ...['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'],
];

/** The part of a page that is needed here. */
interface Page {
  /** Example: `@site/src/pages/about.md`. */
  source: string;
}

/** The part of a blog that is needed here. */
interface Blog {
  blogPosts: { metadata: Page }[];
}

function instancesOf<Content>(allContent: AllContent, plugin: string): Content[] {
  return Object.values(allContent[plugin] ?? {}) as Content[];
}

/**
 * Lists the files and folders that may change a search index: the pages wherever the site has them, its configuration, and what
 * the options of the theme name.
 *
 * @returns paths relative to the project, each once; they may be missing
 * @throws if an option names a file that does not exist
 */
export function indexSources(
  { siteDir, siteConfigPath }: Pick<LoadContext, 'siteDir' | 'siteConfigPath'>,
  allContent: AllContent,
  { sources = [], synonyms }: Pick<OwnOptions, 'sources' | 'synonyms'>,
): string[] {
  for (const file of sources)
    checkNamedFile(siteDir, { option: 'sources', packageName: '@api-docs/local-search', file, mayBeFolder: true });
  const docs = instancesOf<LoadedContent>(allContent, 'docusaurus-plugin-content-docs');
  const versions = docs.flatMap(({ loadedVersions }) => loadedVersions);
  const files = versions.flatMap(({ contentPath, contentPathLocalized, sidebarFilePath }) => [
    contentPath,
    ...(contentPathLocalized ? [contentPathLocalized] : []),
    ...(sidebarFilePath ? [sidebarFilePath] : []),
  ]);
  const blogs = instancesOf<Blog | undefined>(allContent, 'docusaurus-plugin-content-blog');
  const posts = blogs.flatMap((blog) => blog?.blogPosts ?? []).map(({ metadata }) => metadata);
  const listed = instancesOf<readonly Page[] | null>(allContent, 'docusaurus-plugin-content-pages');
  const pages = listed.flatMap((list) => list ?? []);
  const written = [...posts, ...pages].map(({ source }) => source.replace('@site/', ''));
  const named = [...sources, synonyms].filter((file) => file !== undefined);
  const paths = [siteConfigPath, ...files, ...written, ...named].map((file) => projectPath(siteDir, file));
  return [...new Set([...DEFAULTS, ...paths])];
}
