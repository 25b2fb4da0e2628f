import useBaseUrl from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';

import { brand } from '@site/brand.config';

import type { SearchVersion } from './useSearchVersions';

/** A page from which a reader gets on who found nothing. */
export interface HelpLink {
  label: string;
  href: string;
}

/** The pages that list what there is: the metrics of the version, and the reference. */
export function useSearchHelp(version: SearchVersion): HelpLink[] {
  const reference = useBaseUrl('/docs/api/');
  return useMemo(
    () => [
      { label: 'All metrics', href: `${version.path}understanding-${brand.slug}-metrics/` },
      { label: 'API reference', href: reference },
    ],
    [version.path, reference],
  );
}
