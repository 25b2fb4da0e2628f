import { describe, expect, it } from 'vitest';

import type { SlugFrontMatter } from '@api-docs/kit/versions/docSlug';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import packageJson from '../../../package.json';
import { brandedSlug, brandLiterals, replaceTokens, replaceTokensDeep } from '../../../plugins/content/brand';
import versions from '../../../versions.json';

const acme = { provider: 'Acme', slug: 'acme', year: 2031, links: { sdkDocs: 'https://sdk.acme.example' } };

function replace(text: string): string {
  return replaceTokens(text, 'docs/a.mdx', acme);
}

describe('replaceTokens', () => {
  it.each([
    ['a nested value', '[SDK](%brand.links.sdkDocs%)', '[SDK](https://sdk.acme.example)'],
    ['all tokens of a text', '%brand.slug%%brand.slug%\n%brand.provider%', 'acmeacme\nAcme'],
  ])('fills in %s', (_case, text, expected) => {
    expect(replace(text)).toBe(expected);
  });

  it('fills in the mock server in the version of package.json, and the latest docs version', () => {
    const mock = `@stoplight/prism-cli@${packageJson.devDependencies['@stoplight/prism-cli']}`;
    expect(replace('%brand.mockServer% %brand.latestVersion%')).toBe(`${mock} ${versions[0]}`);
  });

  it.each([
    ['the word itself', 'Your brand. Your brand.product.'],
    ['a percentage before the word', 'Awareness rose by 5 % brand by brand.'],
    ['a percentage without a space', '100%branded, 50%brand-new, 20%brand'],
    ['a token after a backslash, which Markdown removes', '\\%brand.provider% and \\%brand.x'],
    ['a URL with percent-encoding', 'https://a.example/%20brand.html'],
  ])('does not change %s', (_case, text) => {
    expect(replace(text)).toBe(text);
  });

  it('corrects a misspelled token', () => {
    expect(errorDetails(() => replace('One.\nTwo %brand.provder%.'))).toMatchObject({
      file: 'docs/a.mdx:2',
      problem: 'unknown brand token',
      expected:
        'one of %brand.latestVersion%, %brand.links.sdkDocs%, %brand.mockServer%, %brand.provider%, %brand.slug%, %brand.year%',
      found: '%brand.provder%',
      remedy: 'write %brand.provider%',
    });
  });

  it.each([
    ['without its second percent sign', '%brand.provider'],
    ['with an uppercase letter', '%Brand.provider%'],
  ])('rejects a token %s', (_case, token) => {
    expect(errorDetails(() => replace(`%brand.slug%\n\nBy ${token}`))).toMatchObject({
      file: 'docs/a.mdx:3',
      problem: 'malformed brand token',
      found: token,
    });
  });
});

it('replaceTokens names all mistakes of a text', () => {
  const text = 'One %brand.provder%.\nTwo %brand_slug%.\n\nThree %brand.slug% %brand.links%.';
  expect(() => replace(text)).toThrow(/a\.mdx:1: unknown[^]*a\.mdx:2: malformed[^]*a\.mdx:4: unknown/);
});

describe('replaceTokensDeep', () => {
  it('fills in strings at any depth in a copy, and keeps keys and other values', () => {
    const date = new Date(0);
    const value = { '%brand.slug%': ['%brand.slug%', { title: '%brand.provider%' }], n: 1, no: null, date };
    const original = structuredClone(value);
    expect(replaceTokensDeep(value, 'docs/a.mdx', acme)).toEqual({
      '%brand.slug%': ['acme', { title: 'Acme' }],
      n: 1,
      no: null,
      date,
    });
    expect(value).toEqual(original);
  });
});

describe('brandedSlug', () => {
  it.each([
    ['a page in a branded folder', 'understanding-brand-metrics/pii.mdx', '/understanding-acme-metrics/pii'],
    ['a branded page in a folder', 'quickstart/understanding-brand-faqs.mdx', '/quickstart/understanding-acme-faqs'],
    ['a page with the word brand elsewhere', 'shields/brand-shield.mdx', '/shields/brand-shield'],
  ])('returns the path of %s', (_case, docPath, expected) => {
    expect(brandedSlug(docPath, 'acme')).toBe(expected);
  });

  it.each([
    ['a/b.mdx', {}, '/a/b'],
    ['a/index.mdx', {}, '/a'],
    ['a/README.md', {}, '/a'],
    ['a/a.mdx', {}, '/a'],
    ['index.mdx', { id: 'start' }, '/'],
    ['a/b.mdx', { id: 'c' }, '/a/c'],
    ['a/b.mdx', { slug: 'c' }, '/a/c'],
    ['a/b.mdx', { slug: 'c/d/' }, '/a/c/d'],
    ['a/b.mdx', { slug: '/c' }, '/c'],
    ['a/b.mdx', { slug: '/', id: 'c' }, '/'],
    ['a/b.mdx', { slug: './c' }, '/a/c'],
    ['01-a/02-b.mdx', {}, '/a/b'],
    ['01-a/02-b.mdx', { parse_number_prefixes: false }, '/01-a/02-b'],
    ['01-a/2026-01-31-b.mdx', {}, '/a/2026-01-31-b'],
  ])('returns the path that Docusaurus gives to %s with %o', (docPath, frontMatter: SlugFrontMatter, expected) => {
    expect(brandedSlug(docPath, 'acme', frontMatter)).toBe(expected);
  });
});

describe('brandLiterals', () => {
  it.each([
    ['provider and slug', 'By Acme+ at acme-inc.example', ['3 Acme+', '12 acme-inc']],
    ['any case', 'ACME+', ['0 ACME+']],
    ['no parts of them', 'Acme, acme inc, Acmee', []],
  ])('finds %s', (_case, text, expected) => {
    const literals = brandLiterals(text, { provider: 'Acme+', slug: 'acme-inc' });
    expect(literals.map(({ index, found }) => `${index} ${found}`)).toEqual(expected);
  });
});
