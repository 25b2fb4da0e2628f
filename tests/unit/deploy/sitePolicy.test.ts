import { describe, expect, it } from 'vitest';

import { pagePolicy, sitePolicy } from '../../../deploy/headers/sitePolicy';
import { withPolicy } from '../../../plugins/built-pages/contentSecurityPolicy';

describe('pagePolicy', () => {
  it('reads what the build writes', () => {
    const html = withPolicy('<html><head><script>a()</script></head></html>', 'a.html');
    expect(pagePolicy(html, 'a.html')).toMatch(/script-src 'self' 'sha256-[^']+'/);
  });

  it('refuses a page without a policy', () => {
    expect(() => pagePolicy('<html></html>', 'docs/a.html')).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/a.html: the page has no content security policy
        expected: <meta http-equiv="Content-Security-Policy" content="…"> in its head
        found:    none
        remedy:   run npm run build; \`content security policy\` must be the last step in plugins/built-pages/finishingSteps.ts]
    `);
  });
});

describe('sitePolicy', () => {
  it.each([
    ["script-src 'self'", "script-src 'self' 'sha256-a'", "script-src 'self' 'sha256-a'"],
    ["script-src 'self' 'sha256-b'", "script-src 'self' 'sha256-a'", "script-src 'self' 'sha256-b' 'sha256-a'"],
    ["style-src 'none'", "style-src 'sha256-a'", "style-src 'sha256-a'"],
    ["object-src 'none'", "object-src 'none'", "object-src 'none'"],
    ["a 'self'; b data:", "a 'self' x; b y", "a 'self' x; b data: y"],
  ])('allows what %s and %s allow, and no frames', (first, second, merged) => {
    expect(sitePolicy([first, second, first])).toBe(`${merged}; frame-ancestors 'none'`);
  });

  it('refuses pages that are silent about different things', () => {
    expect(() => sitePolicy(["a 'self'; b 'self'", "a 'self'"])).toThrow('different directives');
  });
});
