/** A response header. */
export interface Header {
  name: string;
  value: string;
}

/** Browser features that no page uses. */
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

/** Used by the buttons that copy a sample or a page. */
const OWN = ['clipboard-write'];

function permissionsPolicy(): string {
  return [...DENIED.map((feature) => `${feature}=()`), ...OWN.map((feature) => `${feature}=(self)`)].sort().join(', ');
}

/**
 * Lists the security headers of all responses, including errors and redirects. `X-Frame-Options` is not needed, because
 * all supported browsers read `frame-ancestors`.
 *
 * @param policy see `sitePolicy`
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
 * Sent for one year, over TLS only (RFC 6797, 7.2). It has no `includeSubDomains` or `preload`, which would affect hosts
 * that do not belong to this site.
 */
export const STRICT_TRANSPORT: Header = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };
