import { markdownPath } from '@api-docs/kit';
import type { ApiValue } from '@api-docs/openapi-reference/library';

import { pageUrl } from '../server/pageUrl';

/** Path of the API catalog below the base path. RFC 9727 requires it at the root of the host, see `scripts/deploy/README.md`. */
export const API_CATALOG = '.well-known/api-catalog';

/**
 * Returns the API catalog (RFC 9727) in the JSON format for sets of links (RFC 9264): the OpenAPI files of all docs versions,
 * and the reference as HTML and Markdown.
 */
export function apiCatalog(
  { files, file, route, downloads }: ApiValue,
  siteRoot: string,
  trailingSlash: boolean | undefined,
): string {
  const { server, title, openApi } = files.facts(file);
  const landing = pageUrl(siteRoot, route, trailingSlash);
  const documents = downloads.list(files.versions());
  const descriptions = documents.flatMap(({ version, yaml, json }) => {
    const name = `OpenAPI ${openApi} file${documents.length > 1 ? ` of docs ${version}` : ''}`;
    return [
      { href: siteRoot + yaml, type: 'application/yaml', title: name },
      { href: siteRoot + json, type: 'application/json', title: name },
    ];
  });
  const documentation = [
    { href: landing, type: 'text/html', title },
    { href: siteRoot + markdownPath(route), type: 'text/markdown', title },
  ];
  // A document of webhooks alone has no server.
  const anchor = server || landing;
  const linkset = [{ anchor, 'service-desc': descriptions, 'service-doc': documentation }];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
