import { describe, expect, it } from 'vitest';

import { pagePolicy, sitePolicy } from '../../../deploy/headers/sitePolicy';
import {
  contentSecurityPolicy,
  inlineHashes,
  withPolicy,
} from '../../../plugins/output/finished-pages/contentSecurityPolicy';
import { errorDetails } from '../../support/errorDetails';

describe('pagePolicy', () => {
  it('reads the policy that the build writes', () => {
    const html = withPolicy('<html><head><script>a()</script></head></html>', 'a.html');
    expect(pagePolicy(html, 'a.html')).toMatch(/script-src 'self' 'sha256-[^']+'/);
  });

  it('throws on a page without a policy', () => {
    expect(errorDetails(() => pagePolicy('<html></html>', 'docs/a.html'))).toMatchObject({
      file: 'docs/a.html',
      found: 'none',
    });
  });
});

describe('sitePolicy', () => {
  it.each([
    ["script-src 'self'", "script-src 'self' 'sha256-a'", "script-src 'self' 'sha256-a'"],
    ["script-src 'self' 'sha256-b'", "script-src 'self' 'sha256-a'", "script-src 'self' 'sha256-b' 'sha256-a'"],
    ["style-src 'none'", "style-src 'sha256-a'", "style-src 'sha256-a'"],
    ["object-src 'none'", "object-src 'none'", "object-src 'none'"],
    ["a 'self'; b data:", "a 'self' x; b y", "a 'self' x; b data: y"],
  ])('merges %s and %s, and forbids framing', (first, second, merged) => {
    expect(sitePolicy([first, second, first])).toBe(`${merged}; frame-ancestors 'none'`);
  });

  it('allows all inline styles if pages have so many that the header would be too long', () => {
    const policies = Array.from({ length: 40 }, (_, index) =>
      contentSecurityPolicy(inlineHashes(`<html><head></head><p style="order:${index}"></p></html>`)),
    );
    const policy = sitePolicy(policies);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("script-src 'self';");
    expect(sitePolicy(policies.slice(0, 9))).not.toContain('unsafe-inline');
  });

  it('throws on pages with different directives', () => {
    expect(errorDetails(() => sitePolicy(["a 'self'; b 'self'", "a 'self'"]))).toMatchObject({
      expected: 'a, b',
      found: 'a',
    });
  });
});
