import { describe, expect, it } from 'vitest';

import { headersFile } from '../../../deploy/headers/headersFile';
import { errorDetails } from '../../support/errorDetails';

const FILES = [
  'assets/js/main.4428b2e5.js',
  'docs/intro.md',
  'docs/v1/search-index-3553514c.json',
  'favicon.ico',
  'img/mark.svg',
  'openapi/api.yaml',
  'search-index-3553514c.json',
];

describe('headersFile', () => {
  it('contains security headers for all paths, cache rules, and the type of YAML', () => {
    expect(headersFile("default-src 'self'", '/base/', FILES)).toMatchInlineSnapshot(`
      "/*
        Content-Security-Policy: default-src 'self'
        Cross-Origin-Opener-Policy: same-origin
        Cross-Origin-Resource-Policy: same-origin
        Permissions-Policy: accelerometer=(), autoplay=(), camera=(), clipboard-read=(), clipboard-write=(self), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()
        Referrer-Policy: strict-origin-when-cross-origin
        X-Content-Type-Options: nosniff
        Strict-Transport-Security: max-age=31536000

      /base/assets/*
        Cache-Control: public, max-age=31536000, immutable

      /base/docs/v1/search-index-3553514c.json
        Cache-Control: public, max-age=31536000, immutable

      /base/search-index-3553514c.json
        Cache-Control: public, max-age=31536000, immutable

      /base/img/*
        Cache-Control: public, max-age=86400

      /base/favicon.ico
        Cache-Control: public, max-age=86400

      /base/openapi/api.yaml
        Content-Type: application/yaml
      "
    `);
  });

  it('has the type and the link of the API catalog, at the base path and at the root', () => {
    const text = headersFile("default-src 'self'", '/base/', ['.well-known/api-catalog']);
    for (const folder of ['/', '/base/']) {
      const [, rule = ''] = text.split(`\n${folder}.well-known/api-catalog\n`);
      expect(rule).toMatch(/^ {2}Content-Type: application\/linkset\+json;.*\n {2}Link: .*; rel="api-catalog"\n/);
    }
    expect(headersFile('x', '/', ['.well-known/api-catalog']).match(/api-catalog\n/g)).toHaveLength(1);
  });

  it.each([
    ['rules', 'a', Array.from({ length: 99 }, (_, index) => `${index}.yaml`)],
    ['characters', 'a'.repeat(2000), []],
  ])('throws on more %s than Cloudflare reads', (_what, policy, files) => {
    expect(errorDetails(() => headersFile(policy, '/', files)).file).toBe('_headers');
  });
});
