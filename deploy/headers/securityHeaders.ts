/** A field of an answer. */
export interface Header {
  name: string;
  value: string;
}

/** What a page of text has no use for: neither it nor anything in it may ask for these. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The buttons that copy a sample or a page need this one. */
const OWN = ['clipboard-write'];

function permissionsPolicy(): string {
  return [...DENIED.map((feature) => `${feature}=()`), ...OWN.map((feature) => `${feature}=(self)`)].sort().join(', ');
}

/**
 * Lists the security headers of every answer, errors and redirects included.
 *
 * `X-Frame-Options` is not among them: every browser that the site supports reads `frame-ancestors`, which takes its place.
 *
 * @param policy of the whole site, see `sitePolicy`
 * @returns sorted by name
 */
export function securityHeaders(policy: string): Header[] {
  return [
    { name: 'Content-Security-Policy', value: policy },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'Permissions-Policy', value: permissionsPolicy() },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
  ];
}

/**
 * For answers over TLS only: a server must not send it over plain HTTP (RFC 6797, 7.2). A year. Without
 * `includeSubDomains` and `preload`: those bind hosts that are not this site's to bind.
 */
export const STRICT_TRANSPORT: Header = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };
