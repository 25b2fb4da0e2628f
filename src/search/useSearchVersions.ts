import { useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';

/** A docs version that can be searched. */
export interface SearchVersion {
  /** As readers and the engine call it, for example `v3.3.0` or `next`. */
  name: string;
  /** Value of the search page's parameter `version`: empty for the latest, else for example `docs/v3.3.0/`. */
  value: string;
  /** Site path of its docs, base path included, with a slash at the end. */
  path: string;
}

/** Lists the docs versions, newest first. */
export function useSearchVersions(): SearchVersion[] {
  const baseUrl = useBaseUrl('/');
  const versions = useVersions('default');
  return useMemo(
    () =>
      versions.map(({ path, label, isLast }) => ({
        name: label,
        value: isLast ? '' : `${path.slice(baseUrl.length)}/`,
        path: `${path}/`,
      })),
    [versions, baseUrl],
  );
}

/** Finds the latest version among all. */
export function latestOf(versions: readonly SearchVersion[]): SearchVersion {
  const latest = versions.find(({ value }) => value === '');
  if (!latest) throw new Error('none of the docs versions is the latest: see versions.json');
  return latest;
}
