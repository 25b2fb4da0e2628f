import { expect, it } from 'vitest';

import type { Exchange } from '../../../bench/exchange';
import { weightOf } from '../../../bench/pageWeight';

const EXCHANGES: Exchange[] = [
  { path: '/', kind: 'document', prefetch: false, bytes: 1 },
  { path: '/main.js', kind: 'script', prefetch: false, bytes: 10 },
  { path: '/own.js', kind: 'script', prefetch: true, bytes: 100 },
  { path: '/other.js', kind: 'script', prefetch: true, bytes: 1000 },
];

it('tells what a page read ahead for others from its own', () => {
  expect(weightOf(EXCHANGES, new Set())).toMatchObject({ document: 1, script: 10, prefetch: 1100 });
});

it('counts a script that was read ahead and then run as the page’s own', () => {
  expect(weightOf(EXCHANGES, new Set(['/main.js', '/own.js']))).toMatchObject({ script: 110, prefetch: 1000 });
});

it('adds up everything, whose ever it is', () => {
  expect(weightOf(EXCHANGES, new Set())).toMatchObject({ total: 1111, requests: 4, style: 0 });
});
