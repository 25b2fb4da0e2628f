import { existsSync, readFileSync } from 'node:fs';

import type { CurrentBundler } from '@docusaurus/types';

import { chunkNames } from './routeTables';

/**
 * Components of themes whose scripts are one file, because pages load them together: the first names the file, the others
 * are around it or take its place.
 */
const TOGETHER = [
  ['DocItem', 'ApiItem', 'DocRoot', 'DocVersionRoot', 'DocsRoot'],
  ['BlogPostPage', 'BlogListPage', 'BlogTagsPostsPage'],
];

/** What bundlers tell of a chunk and of a module. */
interface Chunk {
  name?: string;
}
interface Module {
  resource?: string;
}

/**
 * Returns groups of modules for the bundler. By default, it makes a file of each set of modules that some pages share, a dozen
 * for a page of the docs, and small files compress worse: together, they are a sixth smaller.
 *
 * @param registry file of Docusaurus with the chunks of all pages
 * @param bundler what Docusaurus bundles with
 */
export function sharedScripts(registry: string, bundler: CurrentBundler['name']): Record<string, object> {
  const names = existsSync(registry) ? chunkNames(readFileSync(registry, 'utf8')) : new Map<string, string>();
  const groups = TOGETHER.flatMap((components): [string, object][] => {
    const [name, ...others] = components.flatMap((component) => names.get(`@theme/${component}`) ?? []);
    if (name === undefined || others.length === 0) return [];
    const all = new Set([name, ...others]);
    // A component itself stays where it is: Docusaurus finds the files of a page by the names of its chunks, so none may be empty.
    const root = new RegExp(`[\\\\/](?:${components.join('|')})[\\\\/]index\\.[jt]sx?$`);
    const own = `scripts-${components[0]}`;
    const group = {
      // The name of the page, because Docusaurus prefetches files by it. webpack takes no name that a chunk has.
      name: bundler === 'rspack' ? name : own,
      chunks: (chunk: Chunk) => chunk.name !== undefined && all.has(chunk.name),
      test: ({ resource = '' }: Module) => !root.test(resource),
      minChunks: 1,
      enforce: true,
      // Below that of the group with all styles.
      priority: 40,
    };
    return [[own, group]];
  });
  return Object.fromEntries(groups);
}
