import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import settings from '@generated/local-search/default/settings.json';

import type { SearchHit } from '../engine/types';
import type { SearchVersion } from './useSearchVersions';

export interface HelpLink {
  label: string;
  href: string;
}

/** Returns the path of a page as the site links to it: without the slash at its end, if the site has none. */
function asLinked(path: string): string {
  return settings.trailingSlash === false ? path.replace(/(?<=.)\/$/, '') : path;
}

/** Builds the link of a hit, with the words to highlight, for example `/base/docs/intro/?_highlight=score#scales`. */
export function hitHref({ page, anchor, words }: Pick<SearchHit, 'page' | 'anchor' | 'words'>): string {
  const parameters = new URLSearchParams(words.map((word) => ['_highlight', word])).toString();
  return `${asLinked(page)}${parameters && `?${parameters}`}${anchor && `#${anchor}`}`;
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
      return asLinked(withBaseUrl('/search/')) + (parameters && `?${parameters}`);
    },
    help: settings.helpLinks.map(({ label, path }): HelpLink => {
      return { label, href: path.startsWith('/') ? withBaseUrl(path) : version.path + path };
    }),
  };
}
