import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createAddressBook, type AddressBook } from '../../../plugins/front-matter/addressBook';

let folder: string;
let book: AddressBook;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'address-book-'));
  for (const file of ['a.mdx', 'b.mdx']) writeFileSync(path.join(folder, file), '');
  book = createAddressBook();
});

afterEach(() => rmSync(folder, { recursive: true }));

function claim(file: string, address: string): void {
  book.claim(`docs/${file}`, path.join(folder, file), address);
}

describe('claim', () => {
  it('refuses an address that another file has, and names both files', () => {
    claim('a.mdx', 'next:/tone');
    expect(() => claim('b.mdx', 'next:/tone')).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/b.mdx: duplicate slug
        expected: an address of its own
        found:    "next:/tone", which docs/a.mdx has already
        remedy:   rename one of the two files or change its slug]
    `);
  });

  it('gives two files two addresses', () => {
    claim('a.mdx', 'next:/tone');
    expect(() => claim('b.mdx', 'next:/pii')).not.toThrow();
  });

  it('lets a file claim its own address again', () => {
    claim('a.mdx', 'next:/tone');
    expect(() => claim('a.mdx', 'next:/tone')).not.toThrow();
  });

  it('frees the address that a file had before', () => {
    claim('a.mdx', 'next:/tone');
    claim('a.mdx', 'next:/pii');
    expect(() => claim('b.mdx', 'next:/tone')).not.toThrow();
  });

  it('frees the address of a file that was deleted', () => {
    claim('a.mdx', 'next:/tone');
    rmSync(path.join(folder, 'a.mdx'));
    expect(() => claim('b.mdx', 'next:/tone')).not.toThrow();
  });

  it('keeps refusing until one of the two files changes', () => {
    claim('a.mdx', 'next:/tone');
    expect(() => claim('b.mdx', 'next:/tone')).toThrow('duplicate slug');
    expect(() => claim('b.mdx', 'next:/tone')).toThrow('duplicate slug');
  });
});
