import { expect, it } from 'vitest';

import { withHeldScripts } from '../../../plugins/built-pages/heldScripts';

const held = (scripts: string) => withHeldScripts(`<head><script>a()</script>${scripts}</head>`, 'docs/intro/');

it.each([
  ['with bare attributes', '<script src=/a.js defer></script><script src=/b.js defer></script>'],
  ['with quoted attributes', '<script src="/a.js" defer="defer"></script><script src="/b.js" defer=""></script>'],
])('replaces deferred scripts %s by a list in their order', (_, scripts) => {
  expect(held(scripts)).toBe(
    '<head><script>a()</script><script type="application/json" id="page-scripts">["/a.js","/b.js"]</script></head>',
  );
});

it('throws if the page has no deferred script', () => {
  expect(() => held('<script src=/a.js async></script>')).toThrowErrorMatchingInlineSnapshot(`
    [Error: docs/intro/: the page has no script that hydrates it
      expected: <script src="…/main.0a1b.js" defer></script>
      found:    <script src=/a.js async>
      remedy:   compare with ssg/ssgTemplate.html of @docusaurus/core and fix plugins/built-pages/heldScripts.ts]
  `);
});
