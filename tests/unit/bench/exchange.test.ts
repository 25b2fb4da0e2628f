import { expect, it } from 'vitest';

import { isPrefetch, kindOf } from '../../../bench/exchange';

it.each([
  ['document', '/docs/', 'document'],
  ['iframe', '/docs/', 'document'],
  ['script', '/assets/js/main.js', 'script'],
  ['worker', '/search-worker', 'script'],
  ['style', '/assets/css/styles.css', 'style'],
  ['font', '/inter.woff2', 'font'],
  ['image', '/img/mark.svg', 'image'],
  ['empty', '/search-index.json', 'fetch'],
  ['manifest', '/manifest.json', 'other'],
  ['empty', '/assets/js/1.js', 'script'],
  [undefined, '/assets/css/styles.css', 'style'],
  [undefined, '/docs/', 'other'],
])('counts a request for %s of %s as %s', (destination, file, kind) => {
  expect(kindOf(destination, file)).toBe(kind);
});

it.each([
  ['prefetch', true],
  ['prefetch;prerender', true],
  ['prefetch; anonymous-client-ip', true],
  ['preview', false],
  ['', false],
  [undefined, false],
])('takes the purpose %s for reading ahead: %s', (purpose, expected) => {
  expect(isPrefetch(purpose)).toBe(expected);
});
