import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A docs version and where it lies. */
export interface DocsVersion {
  /** For example `v3.3.0`. */
  name: string;
  /** Below the base path, with a slash at its end: `docs/` for the latest, else for example `docs/v3.3.0/`. */
  path: string;
}

/**
 * Lists the docs versions, `next` first.
 *
 * @param siteDir absolute path of the project
 */
export function docsVersions(siteDir: string): DocsVersion[] {
  const names = JSON.parse(readFileSync(path.join(siteDir, 'versions.json'), 'utf8')) as string[];
  return ['next', ...names].map((name) => ({ name, path: name === names[0] ? 'docs/' : `docs/${name}/` }));
}

/**
 * Tells where the index of a version lies below the base path: beside its pages, as the stock plugin does it.
 *
 * @param name of the file
 */
export function indexPath({ path: docsPath }: DocsVersion, name: string): string {
  return docsPath === 'docs/' ? name : docsPath + name;
}

/**
 * Tells whose page a path is.
 *
 * @param page below the base path
 * @param versions of the docs
 * @returns the name of the version; undefined for the reference, the blog and other pages
 */
export function versionOf(page: string, versions: readonly DocsVersion[]): string | undefined {
  if (page.startsWith('docs/api/')) return undefined;
  const fitting = versions.filter(({ path: folder }) => page.startsWith(folder));
  return fitting.sort((a, b) => b.path.length - a.path.length)[0]?.name;
}
