import { describe, expect, it } from 'vitest';

import type { Exchange } from '../../../bench/lib/staticServer';
import { BUDGET, budgetErrors, bytesOf, heaviest, type PageWeight } from '../../../bench/weights/weightBudgets';

function exchange(kind: Exchange['kind'], bytes: number, change: Partial<Exchange> = {}): Exchange {
  return { path: `/a.${kind}`, kind, prefetch: false, bytes, ...change };
}

const SCRIPT = 180_000;
const STYLE = 15_000;

const PLAIN: PageWeight = {
  page: '/docs/plain/',
  loaded: [exchange('document', 9000), exchange('script', SCRIPT), exchange('style', STYLE)],
};

/** An operation page that exhausts each budget to the byte. */
const FULL: PageWeight = {
  page: '/docs/api/x/',
  loaded: [
    exchange('document', BUDGET.document),
    exchange('script', SCRIPT),
    exchange('script', BUDGET.extraScript, { path: '/chunk.js' }),
    exchange('style', STYLE),
  ],
  builder: [exchange('script', BUDGET.builder)],
};

const withMore = (...more: Exchange[]): PageWeight => ({ ...FULL, loaded: [...FULL.loaded, ...more] });
const errors = (...pages: PageWeight[]) => budgetErrors(pages, PLAIN).map(({ message }) => message);

it('bytes of a page do not include prefetched responses', () => {
  const loaded = [exchange('script', 5), exchange('style', 7), exchange('script', 100, { prefetch: true })];
  expect([bytesOf(loaded), bytesOf(loaded, 'script')]).toEqual([12, 5]);
});

it('the heaviest page needs at least one page', () => {
  expect(heaviest([{ ...FULL, loaded: [] }, FULL], ({ loaded }) => bytesOf(loaded))).toBe(FULL);
  expect(() => heaviest([], () => 0)).toThrow('no page was measured');
});

describe('an operation page', () => {
  it('may use up every budget, and needs no request builder', () => {
    const { page, loaded } = FULL;
    expect(errors(FULL, { page, loaded })).toEqual([]);
  });

  it.each([
    ['document', 1, 'HTML over budget'],
    ['script', 1, 'JavaScript beyond that of /docs/plain/ over budget'],
    ['style', BUDGET.style - STYLE + 1, 'CSS over budget'],
  ] as const)('fails with too many bytes of %s', (kind, bytes, message) => {
    expect(errors(withMore(exchange(kind, bytes, { path: `/a.${kind}` }))).join()).toContain(message);
    expect(errors(withMore(exchange(kind, bytes - 1, { path: `/a.${kind}` }))).join()).not.toContain(message);
  });

  it('fails if opening the request builder loads too much', () => {
    const builder = [exchange('script', BUDGET.builder), exchange('style', 1)];
    expect(errors({ ...FULL, builder })).toEqual([expect.stringContaining('the request builder, when opened, over')]);
  });

  it('fails with a stylesheet of its own', () => {
    const loaded = FULL.loaded.map((one) => (one.kind === 'style' ? { ...one, path: '/own.css' } : one));
    expect(errors({ ...FULL, loaded })).toEqual([expect.stringContaining('other stylesheets than a docs page')]);
  });
});

it('an error names the worst page and the number of pages over budget', () => {
  const worst = { ...withMore(exchange('document', 500)), page: '/worst/' };
  const [message] = errors(FULL, withMore(exchange('document', 1)), worst);
  expect(message).toContain('/worst/: HTML over budget on 2 of 3 operation pages');
  expect(message).toContain('25500 bytes');
});
