import { expect, it } from 'vitest';

import { formatNotices, packageFolders, readNotice } from '../../../../plugins/output/notices/notices';
import { tempFolder } from '../../../support/tempFolder';

function packageFolder(name: string, manifest: object, files: Record<string, string> = {}): string {
  return tempFolder({ 'package.json': JSON.stringify({ name, version: '1.0.0', ...manifest }), ...files });
}

it('packageFolders returns the innermost package of each file, without duplicates', () => {
  const files = [
    '/site/node_modules/a/index.js',
    '/site/node_modules/a/node_modules/@scope/b/lib/c.js',
    '/site/node_modules/a/lib/d.css',
    '/site/src/components/Badge/index.tsx',
    '',
  ];
  expect(packageFolders(files)).toEqual(['/site/node_modules/a', '/site/node_modules/a/node_modules/@scope/b']);
});

it('readNotice finds license and notice files in all spellings', () => {
  const files = {
    'LICENCE.md': 'MIT\r\ntext\n',
    NOTICE: 'by me\n',
    'LICENSE-docs': 'of the docs',
    'license.js': 'code',
  };
  expect(readNotice(packageFolder('a', { license: 'MIT' }, files))).toEqual({
    name: 'a',
    version: '1.0.0',
    license: 'MIT',
    text: 'MIT\ntext\n\nby me',
  });
});

it('readNotice reports a missing license file', () => {
  const { text } = readNotice(packageFolder('b', { license: 'MIT', author: { name: 'Ada' } }));
  expect(text).toBe('The package brings no license file. It states the license MIT, by Ada.');
});

it('formatNotices prints each license text once', () => {
  const notice = (name: string, text: string) => ({ name, version: '1.0.0', license: 'MIT', text });
  expect(formatNotices([notice('c', 'one'), notice('b', 'two'), notice('a', 'one')])).toMatchInlineSnapshot(`
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
