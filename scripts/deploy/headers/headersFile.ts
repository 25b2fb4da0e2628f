import { API_CATALOG } from '@api-docs/assistants/markdown/apiCatalog';

import { contentType } from './contentTypes';
import { securityHeaders, STRICT_TRANSPORT } from './securityHeaders';

/** Names the API catalog in replies to requests for it, also to `HEAD` (RFC 9727, 2). Its path has no base path. */
export const API_CATALOG_LINK = `</${API_CATALOG}>; rel="api-catalog"`;

/**
 * Everything else: pages, Markdown, indexes, errors, redirects. Cached but revalidated on every request: a page from the
 * previous deployment links to deleted scripts and styles.
 */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Headers of the files in a folder below the base path, and of those whose path below it matches. Each matches at most one. */
export const CACHE_RULES = [
  {
    // File names contain a hash of the content.
    cacheControl: 'public, max-age=31536000, immutable',
    folder: 'assets/',
    files: String.raw`(?:.+/)?search-index-[0-9a-f]{8}(?:-\d+)?\.json`,
  },
  {
    // Images and icons without a hash. An outdated one does no harm for a day.
    cacheControl: 'public, max-age=86400',
    folder: 'img/',
    files: String.raw`[\w-]+\.(?:ico|png)`,
  },
];

type Rule = [path: string, headers: Iterable<readonly [name: string, value: string]>];

/**
 * Returns the `_headers` file for Netlify and Cloudflare. Both apply every rule that matches a path, so no header may
 * be in two rules for the same path. They interpret `*` differently except at the end of a path. By default, both
 * revalidate files and derive types from extensions, except for YAML and the API catalog.
 */
export function headersFile(policy: string, basePath: string, files: readonly string[]): string {
  const cached = CACHE_RULES.flatMap(({ folder, files: pattern, cacheControl }) => {
    const names = files.filter((file) => new RegExp(`^${pattern}$`).test(file));
    return [`${folder}*`, ...names].map((name): Rule => [basePath + name, [['Cache-Control', cacheControl]]]);
  });
  const yaml = files.filter((file) => file.endsWith('.yaml'));
  const catalog = files.includes(API_CATALOG) ? [...new Set(['/', basePath])] : [];
  const catalogHeaders = { 'Content-Type': contentType(API_CATALOG).type, Link: API_CATALOG_LINK };
  const rules: Rule[] = [
    ['/*', [...securityHeaders(policy), [STRICT_TRANSPORT.name, STRICT_TRANSPORT.value]]],
    ...cached,
    ...yaml.map((file): Rule => [basePath + file, [['Content-Type', contentType(file).type]]]),
    ...catalog.map((folder): Rule => [folder + API_CATALOG, Object.entries(catalogHeaders)]),
  ];
  return rules
    .map(([path, headers]) => [path, ...[...headers].map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}
