import { expect, it } from 'vitest';

import { withoutScripts } from '../../../bench/pages/withoutScripts';

const KEPT = '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2" crossorigin="">';

it.each([
  '<script>boot()</script>',
  '<script src="/main.js" defer></script>',
  '<script type="application/ld+json">{}</script>',
  '<link rel="modulepreload" href="/main.js">',
  '<link rel="preload" as="script" href="/main.js">',
  '<link rel="prefetch" as="script" href="/next">',
  '<link rel="prefetch" href="/next.js">',
])('takes out %s and keeps styles and fonts', (tag) => {
  expect(withoutScripts(`<html><head>${tag}${KEPT}</head><body><h1>A</h1>${tag}</body></html>`)).toBe(
    `<html><head>${KEPT}</head><body><h1>A</h1></body></html>`,
  );
});
