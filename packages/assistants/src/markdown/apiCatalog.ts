import type { ApiFacts } from '@api-docs/openapi-facts/types';
import { markdownPath } from '@api-docs/kit/markdownPath';

/** Path of the API catalog below the base path. RFC 9727 requires it at the root of the host, see `scripts/deploy/README.md`. */
export const API_CATALOG = '.well-known/api-catalog';

export interface CatalogSources {
  /** Title and server of the API. */
  api: Pick<ApiFacts, 'server' | 'title' | 'openApi'>;
  /** Page path of the reference. */
  reference: string;
  /** OpenAPI files as paths below the base path, the latest docs version first. */
  downloads: readonly { version: string; yaml: string; json: string }[];
}

/**
 * Returns the API catalog (RFC 9727) in the JSON format for sets of links (RFC 9264): the OpenAPI files of all docs versions,
 * and the reference as HTML and Markdown.
 */
export function apiCatalog(
  { api: { server, title, openApi }, reference, downloads }: CatalogSources,
  siteRoot: string,
): string {
  const descriptions = downloads.flatMap(({ version, yaml, json }) => {
    const name = `OpenAPI ${openApi} file of docs ${version}`;
    return [
      { href: siteRoot + yaml, type: 'application/yaml', title: name },
      { href: siteRoot + json, type: 'application/json', title: name },
    ];
  });
  const documentation = [
    { href: siteRoot + reference, type: 'text/html', title },
    { href: siteRoot + markdownPath(reference), type: 'text/markdown', title },
  ];
  const linkset = [{ anchor: server, 'service-desc': descriptions, 'service-doc': documentation }];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
