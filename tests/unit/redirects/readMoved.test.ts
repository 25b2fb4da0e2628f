import { describe, expect, it } from 'vitest';

import { readMoved } from '../../../plugins/redirects/readMoved';

const move = { from: 'old', to: 'new', why: 'It was renamed.' };

function read(value: unknown): () => unknown {
  return () => readMoved(value, 'moved.yaml');
}

describe('readMoved', () => {
  it('returns the entries in their order', () => {
    const other = { from: 'a/old', to: 'a/new', why: 'It moved.' };
    expect(readMoved([move, other], 'moved.yaml')).toEqual([move, other]);
  });

  it('accepts an empty table', () => {
    expect(readMoved([], 'moved.yaml')).toEqual([]);
  });

  it.each([
    ['without a reason', [{ from: 'old', to: 'new' }], 'wrong entry 0.why'],
    ['with an unknown key', [{ ...move, status: 301 }], 'wrong entry 0'],
    ['whose old address begins with a slash', [{ ...move, from: '/old' }], 'wrong entry 0.from'],
    ['whose new address ends with a slash', [move, { ...move, to: 'new/' }], 'wrong entry 1.to'],
    ['without an address', [{ ...move, from: '' }], 'wrong entry 0.from'],
    ['whose old address is too long for a folder', [{ ...move, from: 'x'.repeat(300) }], 'wrong entry 0.from'],
    ['that climbs out of the version', [{ ...move, from: 'a/../../b' }], 'wrong entry 0.from'],
    ['with a query', [{ ...move, from: 'a?b' }], 'wrong entry 0.from'],
  ])('refuses an entry %s', (_case, value, problem) => {
    expect(read(value)).toThrow(`moved.yaml: ${problem}\n`);
  });

  it('says what an entry needs when a key is missing', () => {
    expect(read([{ from: 'old', to: 'new' }])).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: wrong entry 0.why
        expected: from, to and why; addresses of up to 200 letters, digits, - . _ ~ and slashes, without slashes at their ends
        found:    {"from":"old","to":"new"}
        remedy:   write the entry like its neighbors]
    `);
  });

  it('names the key that it does not know', () => {
    expect(read([{ ...move, status: 301 }])).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: wrong entry 0
        expected: from, to and why; addresses of up to 200 letters, digits, - . _ ~ and slashes, without slashes at their ends
        found:    {"from":"old","to":"new","why":"It was renamed.","status":301}
        remedy:   write the entry like its neighbors]
    `);
  });

  it('refuses two entries for one address', () => {
    expect(read([move, { ...move, to: 'newer' }])).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: two entries for one address
        expected: each \`from\` once
        found:    old
        remedy:   remove one of the two]
    `);
  });
});
