import {
  useActivePlugin,
  useActiveVersion,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import settings from '@generated/local-search/default/settings.json';
import { useMemo } from 'react';

import type { SearchHit } from '../engine/types';

/** A docs version that can be searched. */
export interface SearchVersion {
  /** As in the index, for example `v3.3.0` or `next`. */
  name: string;
  /** Value of the search page's parameter `version`: empty for the latest, otherwise for example `docs/v3.3.0/`. */
  value: string;
  /** Site path of its docs, base path included, with a trailing slash. */
  path: string;
}

/** Returns the docs versions, newest first. */
export function useSearchVersions(): SearchVersion[] {
  const baseUrl = useBaseUrl('/');
  const versions = useVersions('default');
  return useMemo(
    () =>
      versions.map(({ path, name, isLast }) => ({
        name: name === 'current' ? 'next' : name,
        value: isLast ? '' : `${path.slice(baseUrl.length)}/`,
        // Docs at the base path have its slash already.
        path: path.replace(/\/?$/, '/'),
      })),
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
  const isDocsPage = useActivePlugin()?.pluginId === 'default';
  const active = useActiveVersion('default');
  const { preferredVersion } = useDocsPreferredVersion('default');
  const current = isDocsPage ? active : preferredVersion;
  return versions.find(({ path }) => path === `${current?.path}/`) ?? latestOf(versions);
}

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
