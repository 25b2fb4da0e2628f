import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { checkTags } from '../../../plugins/front-matter/checkTags';
import { readTags } from '../../../plugins/front-matter/readTags';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'tags-'));
  mkdirSync(path.join(siteDir, 'blog'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function read(text: string): string[] | undefined {
  writeFileSync(path.join(siteDir, 'blog/tags.yml'), text);
  return readTags(siteDir);
}

it('reads the keys of the tags', () => {
  expect(read('hello:\n  label: Hello\n  permalink: /hello\n  description: Greetings.\n')).toEqual(['hello']);
});

it('finds no tags without a file', () => {
  expect(readTags(siteDir)).toBeUndefined();
  expect(() => checkTags(['hello'], undefined, 'blog/a.mdx')).not.toThrow();
});

it.each([
  ['an empty file', '', 'blog/tags.yml: wrong tag'],
  ['a list', '- hello\n', 'blog/tags.yml: wrong tag'],
  ['a tag without a description', 'hello:\n  label: Hello\n  permalink: /hello\n', 'wrong tag hello.description'],
  ['a misspelled key', 'hello:\n  lable: Hello\n  permalink: /hello\n  description: x\n', 'wrong tag hello'],
  ['an open bracket', 'hello: [\n', 'blog/tags.yml:'],
])('refuses %s', (_what, text, words) => {
  expect(() => read(text)).toThrow(words);
});

it('accepts tags that exist and teaches on others', () => {
  expect(() => checkTags(['hello'], ['hello', 'hola'], 'blog/a.mdx')).not.toThrow();
  expect(() => checkTags(['helo'], ['hello', 'hola'], 'blog/a.mdx')).toThrowErrorMatchingInlineSnapshot(`
    [Error: blog/a.mdx: unknown tag "helo"
      expected: keys of blog/tags.yml: hello, hola
      found:    helo
      remedy:   write "hello"]
  `);
});
