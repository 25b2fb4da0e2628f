import { expect, it } from 'vitest';

import { brokenBudgets, BUDGET, bytesOf, heaviest, type PageWeight } from '../../../bench/budgets';
import type { Exchange } from '../../../bench/exchange';

function exchange(kind: Exchange['kind'], bytes: number, change: Partial<Exchange> = {}): Exchange {
  return { path: `/a.${kind}`, kind, prefetch: false, bytes, ...change };
}

const SCRIPT = 180_000;

const PLAIN: PageWeight = {
  page: '/docs/plain/',
  loaded: [exchange('document', 9000), exchange('script', SCRIPT), exchange('style', 15_000)],
};

/** An operation page that exhausts each budget to the byte. */
function operation(change: Partial<PageWeight> = {}): PageWeight {
  return {
    page: '/docs/api/x/',
    loaded: [
      exchange('document', BUDGET.document),
      exchange('script', SCRIPT),
      exchange('script', BUDGET.extraScript, { path: '/chunk.js' }),
      exchange('style', 15_000),
    ],
    builder: [exchange('script', BUDGET.builder)],
    ...change,
  };
}

const broken = (...pages: PageWeight[]) => brokenBudgets(pages, PLAIN).map(({ message }) => message.split('\n')[0]);

it('adds up all bytes or those of one kind, without what was read ahead', () => {
  const loaded = [exchange('script', 5), exchange('style', 7), exchange('script', 100, { prefetch: true })];
  expect(bytesOf(loaded)).toBe(12);
  expect(bytesOf(loaded, 'script')).toBe(5);
});

it('lets the heaviest page decide', () => {
  const light = operation({ page: '/light/', loaded: [] });
  expect(heaviest([light, operation()], ({ loaded }) => bytesOf(loaded)).page).toBe('/docs/api/x/');
  expect(() => heaviest([], () => 0)).toThrow('no page was measured');
});

it('accepts pages that use up their budgets', () => {
  expect(broken(operation())).toEqual([]);
});

it('names the worst page, the number of pages over budget, and what to do', () => {
  const over = operation({ loaded: [...operation().loaded, exchange('document', 1)] });
  const worst = operation({ page: '/worst/', loaded: [...operation().loaded, exchange('document', 500)] });
  const [error] = brokenBudgets([operation(), over, worst], PLAIN);
  expect(error?.message).toMatchInlineSnapshot(`
    "/worst/: HTML over budget on 2 of 3 operation pages, most on this one
      expected: at most 25000 bytes after brotli
      found:    25500 bytes
      remedy:   look for markup that repeats in its build/…/index.html; long samples repeat well, unlike inline data"
  `);
});

it.each([
  ['document', 'HTML over budget'],
  ['script', 'JavaScript beyond that of /docs/plain/ over budget'],
  ['style', 'CSS over budget'],
] as const)('notices one byte too much of %s', (kind, words) => {
  const room = kind === 'style' ? BUDGET.style - 15_000 : 0;
  const extra = (bytes: number) =>
    broken(operation({ loaded: [...operation().loaded, exchange(kind, bytes, { path: `/a.${kind}` })] })).join();
  expect(extra(room + 1)).toContain(words);
  expect(extra(room)).not.toContain(words);
});

it('counts everything that opening the builder loads', () => {
  const builder = [exchange('script', BUDGET.builder), exchange('style', 1)];
  expect(broken(operation({ builder }))).toEqual([
    expect.stringContaining('the request builder, when opened, over budget'),
  ]);
});

it('demands nothing of a page without builder', () => {
  const { page, loaded } = operation();
  expect(broken({ page, loaded })).toEqual([]);
});

it('wants the style sheet of the docs page, and no other', () => {
  const loaded = operation().loaded.map((one) => (one.kind === 'style' ? { ...one, path: '/own.css' } : one));
  expect(broken(operation({ loaded }))).toEqual(['/docs/api/x/: the page loads other style sheets than a docs page']);
});
