import type { ApiFacts } from '@api-docs/openapi-facts/types';
import { versionLabel, type DocsVersion } from '@api-docs/kit/docsVersions';
import { markdownPath } from '@api-docs/kit/markdownPath';

import { listDownloads } from '../../api/downloads';

/** Path of the API catalog below the base path. RFC 9727 requires it at the root of the host, see `deploy/README.md`. */
export const API_CATALOG = '.well-known/api-catalog';

/** Path of the landing page of the reference below the base path. */
const REFERENCE = 'docs/api/';

/**
 * Returns the API catalog (RFC 9727) in the JSON format for sets of links (RFC 9264): the OpenAPI files of all docs versions,
 * the latest first, and the reference as HTML and Markdown.
 *
 * @param siteRoot URL of the home page
 * @param versions in the order of `docsVersions`
 */
export function apiCatalog({ server, title }: ApiFacts, siteRoot: string, versions: readonly DocsVersion[]): string {
  const labels = new Map(versions.map((version) => [version.name, versionLabel(version)]));
  const released = versions.slice(1).map(({ name }) => name);
  const descriptions = listDownloads(released).flatMap(({ version, yaml, json }) => {
    const name = `OpenAPI 3.1 file of docs ${labels.get(version) ?? version}`;
    return [
      { href: siteRoot + yaml, type: 'application/yaml', title: name },
      { href: siteRoot + json, type: 'application/json', title: name },
    ];
  });
  const documentation = [
    { href: siteRoot + REFERENCE, type: 'text/html', title },
    { href: siteRoot + markdownPath(REFERENCE), type: 'text/markdown', title },
  ];
  const linkset = [{ anchor: server, 'service-desc': descriptions, 'service-doc': documentation }];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
