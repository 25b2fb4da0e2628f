import { API_CATALOG } from '../../plugins/output/agent-docs/apiCatalog';
import { buildError } from '../../plugins/lib/buildError';
import { contentType } from '../contentTypes';
import { API_CATALOG_LINK } from './apiCatalogLink';
import { CACHE_RULES } from './cacheRules';
import { securityHeaders, STRICT_TRANSPORT, type Header } from './securityHeaders';

/** Limits of Cloudflare, which ignores the rest. Netlify documents none. */
const LIMITS = { rules: 100, lineLength: 2000 };

interface Rule {
  path: string;
  headers: readonly Header[];
}

function cacheRules(basePath: string, files: readonly string[]): Rule[] {
  return CACHE_RULES.flatMap(({ folder, files: pattern, cacheControl }) => {
    const names = files.filter((file) => new RegExp(`^${pattern}$`).test(file));
    const headers = [{ name: 'Cache-Control', value: cacheControl }];
    return [`${folder}*`, ...names].map((path) => ({ path: `${basePath}${path}`, headers }));
  });
}

/** The API catalog has no extension, and is at the root of the host as well. */
function apiCatalogRules(basePath: string, files: readonly string[]): Rule[] {
  if (!files.includes(API_CATALOG)) return [];
  const headers = [{ name: 'Content-Type', value: contentType(API_CATALOG).type }, API_CATALOG_LINK];
  return [...new Set(['/', basePath])].map((folder) => ({ path: `${folder}${API_CATALOG}`, headers }));
}

function checkLimits(rules: readonly Rule[], text: string): void {
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length <= LIMITS.rules && longest <= LIMITS.lineLength) return;
  throw buildError({
    file: '_headers',
    problem: 'the host would ignore part of the file',
    expected: `at most ${LIMITS.rules} rules, and ${LIMITS.lineLength} characters per line`,
    found: `${rules.length} rules, ${longest} characters in the longest line`,
    remedy:
      'put files of one kind into one folder, or use the same inline scripts on all pages, so that they share a hash',
  });
}

/**
 * Returns the `_headers` file for Netlify and Cloudflare. Both apply every rule that matches a path, so no header may be
 * in two rules for the same path. They interpret `*` differently except at the end of a path. By default, both revalidate
 * files and derive types from extensions, except for YAML and the API catalog.
 *
 * @param files of the site, relative to the base path
 * @throws if the file exceeds the limits of Cloudflare
 */
export function headersFile(policy: string, basePath: string, files: readonly string[]): string {
  const yaml = files.filter((file) => file.endsWith('.yaml'));
  const rules: Rule[] = [
    { path: '/*', headers: [...securityHeaders(policy), STRICT_TRANSPORT] },
    ...cacheRules(basePath, files),
    ...yaml.map((file) => ({
      path: `${basePath}${file}`,
      headers: [{ name: 'Content-Type', value: 'application/yaml' }],
    })),
    ...apiCatalogRules(basePath, files),
  ];
  const text = rules
    .map(({ path, headers }) => [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
  checkLimits(rules, text);
  return text;
}
