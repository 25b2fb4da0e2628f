import { existsSync, readFileSync } from 'node:fs';

import type { CurrentBundler } from '@docusaurus/types';

import { chunkNames } from './routeTables';

/** Components that pages of the docs load together: the first is the page, the others are around it or take its place. */
const PARTS = ['DocItem', 'ApiItem', 'DocRoot', 'DocVersionRoot', 'DocsRoot'];

/** A part itself stays in its chunk: Docusaurus finds the files of a page by the names of chunks, so none may be empty. */
const PART = new RegExp(String.raw`[\\/](?:${PARTS.join('|')})[\\/]index\.[jt]sx?$`);

/**
 * Returns the groups by which the bundler puts the scripts of a docs page into one file. By default, it makes a file of each set of
 * modules that some pages share, a dozen for such a page, and small files compress worse.
 *
 * @param registry file of Docusaurus with the chunks of all pages
 * @param bundler what Docusaurus bundles with
 */
export function sharedScripts(registry: string, bundler: CurrentBundler['name']): Record<string, object> {
  const names = existsSync(registry) ? chunkNames(readFileSync(registry, 'utf8')) : new Map<string, string>();
  const [name, ...others] = PARTS.flatMap((part) => names.get(`@theme/${part}`) ?? []);
  if (name === undefined || others.length === 0) return {};
  const docs = {
    // The name of the page, because Docusaurus prefetches files by it. webpack takes no name that a chunk has.
    name: bundler === 'rspack' ? name : 'docs-page',
    chunks: (chunk: { name?: string }) => chunk.name !== undefined && [name, ...others].includes(chunk.name),
    test: ({ resource = '' }: { resource?: string }) => !PART.test(resource),
    minChunks: 1,
    enforce: true,
    // Below that of the group with all styles.
    priority: 40,
  };
  return { docs };
}
