import { describe, expect, it } from 'vitest';

import { fuzzUrls } from '../../support/fuzz/fuzzUrls';

const PAGES = ['/docs/intro/', '/search/'] as const;

describe('fuzzUrls', () => {
  const urls = fuzzUrls(PAGES, { seed: 1, count: 2_200 });

  it('generates the same URLs from the same seed, and others from another', () => {
    expect(fuzzUrls(PAGES, { seed: 1, count: 50 })).toEqual(urls.slice(0, 50));
    expect(fuzzUrls(PAGES, { seed: 2, count: 50 })).not.toEqual(urls.slice(0, 50));
  });

  it('generates each URL once', () => {
    expect(new Set(urls.map(({ url, by }) => by + url)).size).toBe(2_200);
  });

  it('moves only inside of existing pages', () => {
    const moves = urls.filter(({ by }) => by === 'move');
    expect(moves.every(({ url, page }) => /^[?#]/.test(url.slice(page.length)))).toBe(true);
  });

  it.each([
    ['every parameter', /[?&](?:q|ctx|version|_highlight|lang|example|docusaurus-theme)=/],
    ['attributes of <html>', /docusaurus-data-/],
    ['scripts', /onerror|javascript:/],
    ['prototype names', /__proto__/],
    ['broken percent sequences', /%zz/],
    ['double encodings', /%25\d/],
    ['zero bytes', /%00/],
    ['backslashes', /\\/],
    ['emoji', /%F0%9F|💥/],
    ['hashes that are invalid selectors', /#\[/],
    ['text fragments', /#:~:text=/],
    ['more than 8 KB', /^.{8193}/],
  ])('generates URLs with %s', (_what, pattern) => {
    expect(urls.some(({ url }) => pattern.test(url))).toBe(true);
  });
});
