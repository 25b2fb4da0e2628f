import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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

/** A link for readers whose search found nothing. */
export interface HelpLink {
  label: string;
  href: string;
}

/** Returns links to the pages that list the metrics of a version and the operations of the API. */
export function useHelpLinks(version: SearchVersion): HelpLink[] {
  const reference = useBaseUrl('/docs/api/');
  // Not from brand.config.ts: every page would load the whole file.
  const { slug } = useDocusaurusContext().siteConfig.customFields as { slug: string };
  return useMemo(
    () => [
      { label: 'All metrics', href: `${version.path}understanding-${slug}-metrics/` },
      { label: 'API reference', href: reference },
    ],
    [version.path, slug, reference],
  );
}
