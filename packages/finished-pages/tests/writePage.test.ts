import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { writePage } from '../src/writePage';

it('writePage writes no redirect over a page', () => {
  const outDir = tempFolder({ 'docs/index.html': '' });
  expect(() => writePage(outDir, 'docs/', '<head></head>', { flag: 'wx' })).toThrow('EEXIST');
});
