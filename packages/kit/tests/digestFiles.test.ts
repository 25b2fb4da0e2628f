import { expect, it } from 'vitest';

import { digestFiles } from '../src/files/digestFiles';
import { tempFolder } from '../testing/tempFolder';

it('a digest changes with the content and the name of each file, and of no other or with its line endings', () => {
  const digestOf = (files: Record<string, string>) => digestFiles(tempFolder(files), ['docs', 'a.json']);
  const digest = digestOf({ 'docs/a/b.mdx': 'Text', 'a.json': '[]' });
  expect(digestOf({ 'docs/a/b.mdx': 'Other', 'a.json': '[]' })).not.toBe(digest);
  expect(digestOf({ 'docs/a/c.mdx': 'Text', 'a.json': '[]' })).not.toBe(digest);
  expect(digestOf({ 'docs/a/b.mdx': 'Text', 'a.json': '[]', 'README.md': '' })).toBe(digest);
  const lines = (end: string) => digestOf({ 'docs/a.mdx': `A${end}B${end}`, 'docs/b.png': '\x89' });
  expect(lines('\r\n')).toBe(lines('\n'));
});
