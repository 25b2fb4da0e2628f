import { buildError } from '../../plugins/lib/buildError';

/** The element that `plugins/lib/writePage.ts` adds. */
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * Reads the content security policy of a page.
 *
 * @param file name for messages
 * @throws if the page has none
 */
export function pagePolicy(html: string, file: string): string {
  const [, policy] = META.exec(html) ?? [];
  if (policy !== undefined) return policy;
  throw buildError({
    file,
    problem: 'the page has no content security policy',
    expected: '<meta http-equiv="Content-Security-Policy" content="…"> in its head',
    found: 'none',
    remedy: 'run npm run build; write the page with plugins/lib/writePage.ts, which adds the policy',
  });
}

/**
 * Length of a header in characters after which it allows all inline styles, instead of naming each. Cloudflare accepts lines
 * of 2,000 characters: https://developers.cloudflare.com/pages/configuration/headers/
 */
const MAX_LENGTH = 1_500;

/**
 * Merges the policies of all pages into one for hosts that send it as a header. It also forbids framing, which only a
 * header can do. Browsers enforce both policies, so the narrower one of each page still applies. That is also why the header
 * may allow all inline styles if pages have very many.
 *
 * @param policies of all pages, which have the same directives, see {@link pagePolicy}
 * @returns the policy as one line
 */
export function sitePolicy(policies: readonly string[]): string {
  const merged = new Map<string, Set<string>>();
  for (const directive of [...new Set(policies)].flatMap((policy) => policy.split(';'))) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    merged.set(name, new Set([...(merged.get(name) ?? []), ...sources]));
  }
  // 'none' is only valid alone.
  for (const sources of merged.values()) if (sources.size > 1) sources.delete("'none'");
  merged.set('frame-ancestors', new Set(["'none'"]));
  const format = () => [...merged].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
  if (format().length > MAX_LENGTH) merged.set('style-src', new Set(["'self'", "'unsafe-inline'"]));
  return format();
}
