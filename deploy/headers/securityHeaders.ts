/** Browser features that no page uses. */
const DENIED =
  'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope hid ' +
  'magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb ' +
  'xr-spatial-tracking';

/** Used by the buttons that copy a sample or a page. */
const OWN = 'clipboard-write';

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
  const permissions = [...DENIED.split(' ').map((feature) => `${feature}=()`), `${OWN}=(self)`].sort().join(', ');
  return new Map([
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', permissions],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ]);
}
