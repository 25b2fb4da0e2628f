import { teachingError } from '../../plugins/teachingError';
import { CACHE_RULES } from './cacheRules';
import { securityHeaders, STRICT_TRANSPORT, type Header } from './securityHeaders';

/** Cloudflare ignores what goes beyond; Netlify names no limit. */
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

function checkLimits(rules: readonly Rule[], text: string): void {
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length <= LIMITS.rules && longest <= LIMITS.lineLength) return;
  throw teachingError({
    file: '_headers',
    problem: 'the host would ignore a part of the file',
    expected: `at most ${LIMITS.rules} rules, and ${LIMITS.lineLength} characters a line`,
    found: `${rules.length} rules, ${longest} characters in the longest line`,
    remedy: 'put files of one kind into one folder, or make inline scripts of pages equal, so that they share a hash',
  });
}

/**
 * Writes the `_headers` file that Netlify and Cloudflare read. Both apply every rule that fits an address, so no header
 * stands in two rules that fit the same one. A path ends with `*` or has none: further wildcards mean different things to
 * the two. What has no rule is revalidated, as both do by themselves, and both know types by the file's extension, but
 * for YAML.
 *
 * @param policy of the whole site
 * @param basePath of the site; the file lies above it
 * @param files of the site, relative to the base path
 * @throws when the file would be too large for Cloudflare
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
  ];
  const text = rules
    .map(({ path, headers }) => [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
  checkLimits(rules, text);
  return text;
}
