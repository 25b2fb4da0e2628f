import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { fileProblem } from '../src/errors/fileProblem';
import { makeFolder, writeFile } from '../src/files/writeFile';
import { tempFolder } from '../testing/tempFolder';

it('a file that cannot be written is named, with what to do', () => {
  const file = path.join(tempFolder({}), 'a'.repeat(300));
  expect(() => writeFile(file, 'text')).toThrow(
    /^\S+a: the file cannot be written\n[^]*ENAMETOOLONG[^]*remedy: +shorten/,
  );
});

it('a folder that cannot be made is named, with what to do', () => {
  expect(() => makeFolder(path.join(tempFolder({}), 'b'.repeat(300), 'c'))).toThrow(/^\S+c: [^]*remedy: +shorten/);
});

it('an error that is none of the system stays as it is', () => {
  const dir = tempFolder({ 'a/b.txt': 'text' });
  expect(() => writeFile(path.join(dir, 'a'), 'text')).toThrow(/EISDIR/);
  writeFile(path.join(dir, 'a/c/d.txt'), 'text');
  expect(readFileSync(path.join(dir, 'a/c/d.txt'), 'utf8')).toBe('text');
  expect(() => writeFileSync(path.join(dir, 'none/a'), '')).toThrow(/ENOENT/);
});

it.each([
  ['Error: ENOSPC: no space left on device, write', '/site', /^\/site: [^]*ENOSPC[^]*free space/],
  ["[cause]: Error: EROFS: read-only file system, open '/a/b.json'", '/site', /^\/a\/b\.json: [^]*not read-only/],
  ["ENOENT: no such file or directory, mkdir '/site/.cache'", '/site', /^\/site\/.cache: [^]*not read-only/],
  ["[Error: EBUSY: resource busy or locked, rmdir '/site/build/'] {", '/site', /^\/site\/build\/: [^]*--out-dir/],
  ["ENOSPC: no space left on device, copyfile '/a' -> '/site/b'", '/site', /^\/site\/b: [^]*free space/],
  ["EACCES: permission denied, mkdir '/site/build'", '/site', /^\/site\/build: [^]*folder of your own/],
  ['× Rspack: No space left on device (os error 28)', '/site', /^\/site: [^]*os error 28[^]*free space/],
])('the output "%s" names the file and the remedy', (output, folder, expected) => {
  expect(fileProblem(`Before\n${output}\nafter 'x'`, folder)).toMatch(expected);
});

it('a problem that the output explains is not explained again', () => {
  const output = fileProblem("EROFS: read-only file system, open '/a/b.json'", '/site') ?? '';
  expect(output).toContain('remedy');
  expect(fileProblem(output, '/site')).toBeUndefined();
});

it('other output has no such problem', () => {
  for (const output of ['ENOENT: no such file', 'docs/a.mdx: the code EACCES is unknown'])
    expect(fileProblem(output, '/site')).toBeUndefined();
});
