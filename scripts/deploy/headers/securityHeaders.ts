import { contentSecurityPolicy, inlineHashes, type InlineHashes } from '@api-docs/finished-pages/contentSecurityPolicy';

/** Browser features that no page uses. */
const DENIED =
  'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope hid ' +
  'magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb ' +
  'xr-spatial-tracking';

/**
 * Sent for one year, over TLS only (RFC 6797, 7.2). It has no `includeSubDomains` or `preload`, which would affect hosts
 * that do not belong to this site.
 */
export const STRICT_TRANSPORT = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };

/**
 * Lists the security headers of all responses, including errors and redirects. `X-Frame-Options` is not needed, because
 * all supported browsers read `frame-ancestors`.
 *
 * @returns name → value
 */
export function securityHeaders(policy: string): Map<string, string> {
  const denied = DENIED.split(' ').map((feature) => `${feature}=()`);
  // For the buttons that copy a sample or a page.
  const permissions = [...denied, 'clipboard-write=(self)'].sort().join(', ');
  return new Map([
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', permissions],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ]);
}

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
