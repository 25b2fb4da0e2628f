import { expect, it } from 'vitest';

import { fuzzAddresses } from '../../support/fuzz/fuzzAddresses';

const PAGES = ['/docs/intro/', '/search/'] as const;

const many = fuzzAddresses(PAGES, { seed: 1, count: 2_200 });

it('makes the same addresses from the same seed, others from another', () => {
  expect(fuzzAddresses(PAGES, { seed: 1, count: 50 })).toEqual(many.slice(0, 50));
  expect(fuzzAddresses(PAGES, { seed: 2, count: 50 })).not.toEqual(many.slice(0, 50));
});

it('makes each address once', () => {
  expect(new Set(many.map(({ address, by }) => by + address)).size).toBe(2_200);
});

it('moves inside pages that exist only', () => {
  const moves = many.filter(({ by }) => by === 'move');
  expect(moves.every(({ address, page }) => /^[?#]/.test(address.slice(page.length)))).toBe(true);
});

it.each([
  ['every parameter', /[?&](?:q|ctx|version|_highlight|lang|example|docusaurus-theme)=/],
  ['attributes of <html>', /docusaurus-data-/],
  ['script', /onerror|javascript:/],
  ['prototype names', /__proto__/],
  ['broken percent sequences', /%zz/],
  ['double encodings', /%25\d/],
  ['zero bytes', /%00/],
  ['backslashes', /\\/],
  ['emoji', /%F0%9F|💥/],
  ['hashes that are no selector', /#\[/],
  ['text fragments', /#:~:text=/],
])('holds %s', (_what, pattern) => {
  expect(many.some(({ address }) => pattern.test(address))).toBe(true);
});

it('holds addresses beyond 8 KB', () => {
  expect(many.filter(({ address }) => address.length > 8_192).length).toBeGreaterThan(20);
});
