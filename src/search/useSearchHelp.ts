import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';

import type { SearchVersion } from './useSearchVersions';

/** A page from which a reader gets on who found nothing. */
export interface HelpLink {
  label: string;
  href: string;
}

/** The pages that list what there is: the metrics of the version, and the reference. */
export function useSearchHelp(version: SearchVersion): HelpLink[] {
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
