import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkCategories } from '../../../plugins/front-matter/checkCategories';

const link = { type: 'generated-index', slug: '/category/a', title: 'A', description: 'All of A.' };

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'categories-'));
  mkdirSync(path.join(siteDir, 'docs/a'), { recursive: true });
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function check(text: string): () => void {
  writeFileSync(path.join(siteDir, 'docs/a/_category_.json'), text);
  return () => checkCategories(siteDir, 'docs');
}

it.each([
  ['with a page', { label: 'A', position: 1, link }],
  ['with a page of its own', { label: 'A', position: 1, link: { type: 'doc', id: 'a/intro' } }],
  ['without a page', { label: 'A', position: 1, link: null }],
])('takes a category %s', (_what, value) => {
  expect(check(JSON.stringify(value))).not.toThrow();
});

it('takes a version without a folder', () => {
  expect(() => checkCategories(siteDir, 'versioned_docs/version-v1')).not.toThrow();
});

it.each([
  ['no link, which would lose the page', { label: 'A', position: 1 }, 'wrong category link'],
  ['a link of another kind', { label: 'A', position: 1, link: { to: '/a' } }, 'wrong category link'],
  ['an unknown key', { label: 'A', position: 1, link, lable: 'B' }, 'docs/a/_category_.json: wrong category'],
  ['a blank label', { label: ' ', position: 1, link }, 'wrong category label'],
  ['a label that ends a script', { label: 'A</script>', position: 1, link }, 'wrong category label'],
])('refuses %s', (_what, value, words) => {
  expect(check(JSON.stringify(value))).toThrow(words);
});

it('refuses what cannot be read', () => {
  expect(check('{"label": ')).toThrow('docs/a/_category_.json:');
});
