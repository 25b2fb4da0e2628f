import { describe, expect, it } from 'vitest';

import { brand as siteBrand } from '../../../brand.config';
import { replaceTokens, replaceTokensDeep, tokenPaths } from '../../../plugins/brand/replaceTokens';

const acme = { provider: 'Acme', slug: 'acme', year: 2031, links: { sdkDocs: 'https://sdk.acme.example' } };

describe('tokenPaths', () => {
  it('lists the leaves of the brand as sorted dotted paths', () => {
    expect(tokenPaths(acme)).toEqual(['links.sdkDocs', 'provider', 'slug', 'year']);
  });
});

describe('replaceTokens', () => {
  it.each([
    ['a value of the first level', 'By %brand.provider%.', 'By Acme.'],
    ['a nested value', '[SDK](%brand.links.sdkDocs%)', '[SDK](https://sdk.acme.example)'],
    ['a number', '© %brand.year%', '© 2031'],
    ['a token inside a word', '/understanding-%brand.slug%-metrics', '/understanding-acme-metrics'],
    ['every token of a text', '%brand.slug%%brand.slug%\n%brand.provider%', 'acmeacme\nAcme'],
  ])('fills in %s', (_case, text, expected) => {
    expect(replaceTokens(text, 'docs/a.mdx', acme)).toBe(expected);
  });

  it('fills in the brand of this site', () => {
    expect(replaceTokens('%brand.links.website%', 'docs/a.mdx', siteBrand)).toBe(siteBrand.links.website);
  });

  it.each([
    ['a plain text', 'No token here.'],
    ['percent signs', 'From 10% to 100 % of it.'],
    ['the word itself', 'Your brand. Your brand.product.'],
    ['an address with percent encoding', 'https://a.example/%20brand.html'],
  ])('leaves %s as it is', (_case, text) => {
    expect(replaceTokens(text, 'docs/a.mdx', acme)).toBe(text);
  });

  it('refuses a misspelt token and corrects it', () => {
    expect(() => replaceTokens('One.\nTwo %brand.provder%.', 'docs/a.mdx', acme)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/a.mdx:2: unknown brand token
        expected: one of %brand.links.sdkDocs%, %brand.provider%, %brand.slug%, %brand.year%
        found:    %brand.provder%
        remedy:   write %brand.provider%]
    `);
  });

  it('refuses an unknown token and says where values stand', () => {
    expect(() => replaceTokens('%brand.telephone%', 'docs/a.mdx', acme)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/a.mdx:1: unknown brand token
        expected: one of %brand.links.sdkDocs%, %brand.provider%, %brand.slug%, %brand.year%
        found:    %brand.telephone%
        remedy:   use a token of the list, or add the value to brand.config.ts]
    `);
  });

  it('refuses a token that names a group of values', () => {
    expect(() => replaceTokens('%brand.links%', 'docs/a.mdx', acme)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/a.mdx:1: unknown brand token
        expected: one of %brand.links.sdkDocs%, %brand.provider%, %brand.slug%, %brand.year%
        found:    %brand.links%
        remedy:   use a token of the list, or add the value to brand.config.ts]
    `);
  });

  it('refuses a token without its second percent sign and names its line', () => {
    expect(() => replaceTokens('%brand.slug%\n\nBy %brand.provider', 'docs/a.mdx', acme))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/a.mdx:3: malformed brand token
        expected: the form %brand.name%
        found:    %brand.provider
        remedy:   write the token with both percent signs and in lower case, for example %brand.product%]
    `);
  });

  it.each([
    ['a capital letter', '%Brand.provider%'],
    ['an underscore', '%brand_provider%'],
    ['a hyphen in the name', '%brand.sdk-docs%'],
    ['no name', '%brand%'],
  ])('refuses a token with %s', (_case, token) => {
    expect(() => replaceTokens(`By ${token}.`, 'docs/a.mdx', acme)).toThrow(
      `docs/a.mdx:1: malformed brand token\n  expected: the form %brand.name%\n  found:    ${token}`,
    );
  });
});

describe('replaceTokensDeep', () => {
  it('fills in texts at any depth and keeps keys and other values', () => {
    const date = new Date(0);
    const value = { '%brand.slug%': ['%brand.slug%', { title: '%brand.provider%' }], n: 1, no: null, date };
    expect(replaceTokensDeep(value, 'docs/a.mdx', acme)).toEqual({
      '%brand.slug%': ['acme', { title: 'Acme' }],
      n: 1,
      no: null,
      date,
    });
  });

  it('leaves the given value unchanged', () => {
    const value = { title: '%brand.provider%' };
    replaceTokensDeep(value, 'docs/a.mdx', acme);
    expect(value).toEqual({ title: '%brand.provider%' });
  });

  it('refuses an unknown token at any depth', () => {
    expect(() => replaceTokensDeep({ tags: ['%brand.x%'] }, 'docs/a.mdx', acme)).toThrow('unknown brand token');
  });

  it('leaves a percentage before the word brand alone', () => {
    expect(replaceTokens('Awareness rose by 5 % brand by brand.', 'docs/a.mdx', acme)).toBe(
      'Awareness rose by 5 % brand by brand.',
    );
  });
});
