import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import settings from '@generated/local-search/default/settings.json';

import type { SearchHit } from '../engine/types';
import type { SearchVersion } from './useSearchVersions';

export interface HelpLink {
  label: string;
  href: string;
}

/** Builds the link of a hit, with the words to highlight, for example `/base/docs/intro/?_highlight=score#scales`. */
export function hitHref({ link, anchor, words }: Pick<SearchHit, 'link' | 'anchor' | 'words'>): string {
  const marked = settings.hasMarks ? words : [];
  const parameters = new URLSearchParams(marked.map((word) => ['_highlight', word])).toString();
  return `${link}${parameters && `?${parameters}`}${anchor && `#${anchor}`}`;
}

/** Returns a function that writes a site path as Docusaurus writes those of links. */
function useSitePath(): (path: string) => string {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  return (path) => applyTrailingSlash(withBaseUrl(path), { trailingSlash, baseUrl });
}

/** Returns the path of the search page, base path included. */
export function useSearchPage(): string {
  return useSitePath()('/search');
}

/** Returns the links of a search in a version: `hrefOf` a query leads to the search page, `help` readers who found nothing. */
export function useSearchLinks(version: SearchVersion) {
  const sitePath = useSitePath();
  const searchPage = useSearchPage();
  return {
    hrefOf(query: string): string {
      const parameters = new URLSearchParams([
        ...(query ? [['q', query]] : []),
        ...(version.value ? [['version', version.value]] : []),
      ]).toString();
      return searchPage + (parameters && `?${parameters}`);
    },
    help: settings.helpLinks.map(({ label, path }): HelpLink => {
      return { label, href: sitePath(path.startsWith('/') ? path : version.path + path) };
    }),
  };
}
