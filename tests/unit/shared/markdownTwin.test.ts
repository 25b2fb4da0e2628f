import { expect, it } from 'vitest';

import { indexPath, twinPath } from '../../../shared/markdownTwin';

const FOLDERS = ['docs/next/', 'docs/', 'docs/v1.0.0/'];

it.each([
  ['', 'index.md'],
  ['docs/', 'docs.md'],
  ['docs/intro/', 'docs/intro.md'],
])('the twin of "%s" is %s', (page, twin) => {
  expect(twinPath(page)).toBe(twin);
});

it.each([
  ['', 'llms.txt'],
  ['blog/welcome/', 'llms.txt'],
  ['docs/', 'docs/llms.txt'],
  ['docs/api/pii/', 'docs/llms.txt'],
  ['docs/next/', 'docs/next/llms.txt'],
  ['docs/nextstep/', 'docs/llms.txt'],
  ['docs/v1.0.0/pii/', 'docs/v1.0.0/llms.txt'],
])('"%s" is covered by %s', (page, index) => {
  expect(indexPath(page, FOLDERS)).toBe(index);
});
