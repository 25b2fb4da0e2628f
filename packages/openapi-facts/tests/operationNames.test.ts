import { describe, expect, it } from 'vitest';

import { pageSlugs, shortName } from '../src/facts/operationNames';

const slugsOf = (...operations: [method: string, path: string][]) =>
  pageSlugs(operations.map(([method, path]) => ({ method, path })));

describe('pageSlugs', () => {
  it.each<[string, string]>([
    ['POST', '/stations'],
    ['GET', '/stations/get'],
    ['DELETE', '/stations/delete'],
  ])('gives %s the same address alone and beside other methods', (method, slug) => {
    const others = ['GET', 'PUT', 'POST', 'DELETE'].filter((one) => one !== method);
    const all = [...others, method].map((one): [string, string] => [one, '/stations']);
    expect(slugsOf([method, '/stations'])).toEqual([slug]);
    expect(slugsOf(...all).at(-1)).toBe(slug);
  });

  it('keeps the address of the landing page free', () => {
    expect(slugsOf(['POST', '/'], ['GET', '/'])).toEqual(['/post', '/get']);
  });

  it('gives two paths that read the same two addresses', () => {
    expect(slugsOf(['POST', '/jobs/{id}'], ['POST', '/jobs/id'])).toEqual(['/jobs/id-2', '/jobs/id']);
  });

  it('shortens a segment that no folder can be called', () => {
    const [first = '', second = ''] = ['a', 'b'].map((end) => slugsOf(['POST', `/${'x'.repeat(300)}${end}`])[0]);
    expect([first.length, second.length]).toEqual([201, 201]);
    expect(first).not.toBe(second);
  });
});

describe('shortName', () => {
  it.each([
    ['keeps a name that a file can have', 'é'.repeat(100), 'é'.repeat(100)],
    ['cuts between characters', '文'.repeat(100), `${'文'.repeat(63)}-0f4cbc60`],
  ])('%s', (_behavior, name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
