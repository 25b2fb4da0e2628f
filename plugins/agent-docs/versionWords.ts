import type { DocsVersion } from '../search/docsVersions';

/** Where the latest version lies. */
export const LATEST_FOLDER = 'docs/';

/** Says which version it is as readers know it, for example `v3.4.0 (latest)`. */
export function versionWords({ name, path }: DocsVersion): string {
  if (path === LATEST_FOLDER) return `${name} (latest)`;
  return name === 'next' ? 'next (unreleased)' : `${name} (frozen)`;
}
