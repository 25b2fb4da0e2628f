import { contentSecurityPolicy, inlineHashes, type InlineHashes } from '@api-docs/finished-pages/contentSecurityPolicy';

/**
 * Length of a header in characters after which it allows all inline styles, instead of naming each. Cloudflare accepts lines
 * of 2,000 characters: https://developers.cloudflare.com/pages/configuration/headers/
 */
const MAX_LENGTH = 1_500;

/**
 * Returns one content security policy for all pages, for hosts that send it as a header. It also forbids framing, which
 * only a header can do. Browsers enforce both policies, so the narrower one in each page still applies. That is also
 * why the header may allow all inline styles if pages have very many.
 */
export function sitePolicy(pages: readonly string[]): string {
  const hashes = pages.map(inlineHashes);
  const all = (kind: keyof InlineHashes) => [...new Set(hashes.flatMap((page) => page[kind]))].sort();
  const policy = `${contentSecurityPolicy({ scripts: all('scripts'), styles: all('styles') })}; frame-ancestors 'none'`;
  return policy.length > MAX_LENGTH ? policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'") : policy;
}
