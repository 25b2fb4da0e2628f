import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';

/** A docs version that can be searched. */
export interface SearchVersion {
  /** As in the index, for example `v3.3.0` or `next`. */
  name: string;
  /** What the site calls it. */
  label: string;
  /** Value of the search page's parameter `version`: empty for the latest, otherwise for example `docs/v3.3.0/`. */
  value: string;
  /** Site path of its docs, base path included, with a trailing slash. */
  path: string;
}

/** Returns the docs versions, newest first; for a site without docs, the one version that all its pages have. */
export function useSearchVersions(): SearchVersion[] {
  const baseUrl = useBaseUrl('/');
  const versions = useAllDocsData().default?.versions;
  return useMemo(
    () =>
      versions?.map(({ path, name, label, isLast }) => ({
        name: name === 'current' ? 'next' : name,
        label,
        value: isLast ? '' : `${path.slice(baseUrl.length)}/`,
        // Docs at the base path have its slash already.
        path: path.replace(/\/?$/, '/'),
      })) ?? [{ name: 'next', label: 'next', value: '', path: baseUrl }],
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
  const active = useActivePluginAndVersion();
  const preferred = useDocsPreferredVersionByPluginId().default;
  const current = active?.activePlugin.pluginId === 'default' ? active.activeVersion : preferred;
  return versions.find(({ path }) => path === `${current?.path}/`) ?? latestOf(versions);
}
