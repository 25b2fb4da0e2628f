import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import { useCallback, useMemo } from 'react';

import type { SearchVersion } from './useSearchVersions';

/** Returns a function that builds the link to the search page for a query. */
export function useSearchPageHref(version: SearchVersion): (query: string) => string {
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

export interface HelpLink {
  label: string;
  href: string;
}

/** Returns the site's links for readers whose search of a version found nothing. */
export function useHelpLinks(version: SearchVersion): HelpLink[] {
  const { withBaseUrl } = useBaseUrlUtils();
  return useMemo(() => {
    const hrefOf = (path: string) => (path.startsWith('/') ? withBaseUrl(path) : version.path + path);
    return settings.helpLinks.map(({ label, path }) => ({ label, href: hrefOf(path) }));
  }, [version.path, withBaseUrl]);
}
