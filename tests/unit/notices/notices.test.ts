import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { noticesText } from '../../../plugins/notices/noticesText';
import { readNotice } from '../../../plugins/notices/readNotice';
import { shippedPackages } from '../../../plugins/notices/shippedPackages';

const folder = mkdtempSync(path.join(tmpdir(), 'notices-'));

afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, manifest: object, files: Record<string, string>): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  return place;
}

it('finds the innermost package of each file, once, and nothing for own files', () => {
  const files = [
    '/site/node_modules/a/index.js',
    '/site/node_modules/a/node_modules/@scope/b/lib/c.js',
    '/site/node_modules/a/lib/d.css',
    '/site/src/components/Badge/index.tsx',
    '',
  ];
  expect(shippedPackages(files)).toEqual(['/site/node_modules/a', '/site/node_modules/a/node_modules/@scope/b']);
});

it('reads license and notice files, however they are spelled', () => {
  const files = {
    'LICENCE.md': 'MIT\r\ntext\n',
    NOTICE: 'by me\n',
    'LICENSE-docs': 'of the docs',
    'license.js': 'code',
  };
  expect(readNotice(install('a', { license: 'MIT' }, files))).toEqual({
    name: 'a',
    version: '1.0.0',
    license: 'MIT',
    text: 'MIT\ntext\n\nby me',
  });
});

it('says so when a package brings no license file', () => {
  const { text } = readNotice(install('b', { license: 'MIT', author: { name: 'Ada' } }, {}));
  expect(text).toBe('The package brings no license file. It states the license MIT, by Ada.');
});

it('prints a text once for all packages that have it', () => {
  const notice = (name: string, text: string) => ({ name, version: '1.0.0', license: 'MIT', text });
  expect(noticesText([notice('c', 'one'), notice('b', 'two'), notice('a', 'one')])).toMatchInlineSnapshot(`
    "The scripts, styles and fonts of this site contain code and fonts of the packages below.
    Each license is that of the packages named above it.

    --------------------------------------------------------------------------------
    a 1.0.0 (MIT)
    c 1.0.0 (MIT)

    one

    --------------------------------------------------------------------------------
    b 1.0.0 (MIT)

    two
    "
  `);
});
