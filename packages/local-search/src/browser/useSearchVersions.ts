import {
  useActivePlugin,
  useActiveVersion,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';

/** A docs version that can be searched. */
export interface SearchVersion {
  /** As in the index, for example `v3.3.0` or `next`. */
  name: string;
  /** Value of the search page's parameter `version`: empty for the latest, otherwise for example `docs/v3.3.0/`. */
  value: string;
  /** Site path of its docs, base path included, with a trailing slash. */
  path: string;
}

/** Returns the docs versions, newest first. */
export function useSearchVersions(): SearchVersion[] {
  const baseUrl = useBaseUrl('/');
  const versions = useVersions('default');
  return useMemo(
    () =>
      versions.map(({ path, name, isLast }) => ({
        name: name === 'current' ? 'next' : name,
        value: isLast ? '' : `${path.slice(baseUrl.length)}/`,
        // Docs at the base path have its slash already.
        path: path.replace(/\/?$/, '/'),
      })),
    [versions, baseUrl],
  );
}

/** Finds the latest version. Docusaurus makes one of them the latest. */
export function latestOf(versions: readonly SearchVersion[]): SearchVersion {
  return versions.find(({ value }) => value === '') as SearchVersion;
}

/** Returns the docs version of the current page; elsewhere the version that was read last, or the latest. */
export function useReaderVersion(): SearchVersion {
  const versions = useSearchVersions();
  // The API reference is below `docs/`, so Docusaurus would take its pages for pages of the latest version.
  const isDocsPage = useActivePlugin()?.pluginId === 'default';
  const active = useActiveVersion('default');
  const { preferredVersion } = useDocsPreferredVersion('default');
  const current = isDocsPage ? active : preferredVersion;
  return versions.find(({ path }) => path === `${current?.path}/`) ?? latestOf(versions);
}
