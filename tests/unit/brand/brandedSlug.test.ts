import { expect, it } from 'vitest';

import { brandedSlug } from '../../../plugins/brand/brandedSlug';

it.each([
  ['a page at the top', 'intro.mdx', '/intro'],
  ['a page in plain Markdown', 'intro.md', '/intro'],
  ['a page in a branded folder', 'understanding-brand-metrics/pii.mdx', '/understanding-acme-metrics/pii'],
  [
    'a branded page in a folder',
    'quickstart/understanding-brand-blueprints.mdx',
    '/quickstart/understanding-acme-blueprints',
  ],
  ['an index of a folder', 'understanding-brand-metrics/index.mdx', '/understanding-acme-metrics'],
  ['the landing', 'index.mdx', '/'],
  ['a folder called index', 'index/tone.mdx', '/index/tone'],
  ['a page with the word brand elsewhere', 'shields/brand-shield.mdx', '/shields/brand-shield'],
  ['a page that only ends like a branded one', 'my-understanding-brand-metrics.mdx', '/my-understanding-brand-metrics'],
  ['a page with .md inside its name', 'a.md.files/b.mdx', '/a.md.files/b'],
])('gives %s its address', (_case, docPath, expected) => {
  expect(brandedSlug(docPath, 'acme')).toBe(expected);
});
