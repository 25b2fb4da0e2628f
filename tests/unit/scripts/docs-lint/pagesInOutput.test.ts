import { expect, it } from 'vitest';

import { pagesInOutput } from '../../../../scripts/docs-lint/pagesInOutput';

const map = new Map([
  ['/', undefined],
  ['/docs/next/intro', 'docs/intro.mdx'],
  ['/docs', 'versioned_docs/version-v3.4.0/index.mdx'],
]);

it.each([
  [
    'a page with broken links',
    '- Broken link on source page path = /base/docs/next/intro/:\n   -> linking to x',
    ['docs/intro.mdx'],
  ],
  [
    'a page that cannot be rendered',
    'Can\'t render static file for pathname "/base/docs/next/intro/"',
    ['docs/intro.mdx'],
  ],
  ['a colored path', 'for pathname \u001b[36m"/base/docs"\u001b[39m', ['versioned_docs/version-v3.4.0/index.mdx']],
  [
    'a page named twice',
    'source page path = /base/docs\nsource page path = /base/docs/',
    ['versioned_docs/version-v3.4.0/index.mdx'],
  ],
  ['a page without a file', 'source page path = /base/:', []],
  ['no page', 'out of memory', []],
])('pagesInOutput handles %s', (_what, output, files) => {
  expect(pagesInOutput(output, map, '/base/')).toEqual(files);
});
