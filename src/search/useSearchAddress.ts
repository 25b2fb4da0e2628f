import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback } from 'react';

import type { SearchVersion } from './useSearchVersions';

/** Makes addresses of the search page. */
export function useSearchAddress(version: SearchVersion): (query: string) => string {
  const page = useBaseUrl('/search/');
  return useCallback(
    (query) => {
      const parameters = new URLSearchParams([
        ...(query ? [['q', query]] : []),
        ...(version.value ? [['version', version.value]] : []),
      ]).toString();
      return `${page}${parameters && `?${parameters}`}`;
    },
    [page, version.value],
  );
}
