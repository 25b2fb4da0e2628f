import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import type { SearchVersion } from './useSearchVersions';

export interface HelpLink {
  label: string;
  href: string;
}

/** Returns the links of a search in a version: `hrefOf` a query leads to the search page, `help` readers who found nothing. */
export function useSearchLinks(version: SearchVersion) {
  const { withBaseUrl } = useBaseUrlUtils();
  return {
    hrefOf(query: string): string {
      const parameters = new URLSearchParams([
        ...(query ? [['q', query]] : []),
        ...(version.value ? [['version', version.value]] : []),
      ]).toString();
      return withBaseUrl('/search/') + (parameters && `?${parameters}`);
    },
    help: settings.helpLinks.map(({ label, path }): HelpLink => {
      return { label, href: path.startsWith('/') ? withBaseUrl(path) : version.path + path };
    }),
  };
}
