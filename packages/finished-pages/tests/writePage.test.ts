import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { writePage } from '../src/writePage';

const PAGE = '<!doctype html><html><head><title>T</title></head><body><script>a()</script></body></html>';

describe('writePage', () => {
  it.each([
    ['', 'index.html'],
    ['docs/intro/', 'docs/intro/index.html'],
    ['404.html', '404.html'],
  ])('writes the page "%s" to %s with the policy of its scripts', (page, file) => {
    const outDir = tempFolder({});
    const written = writePage(outDir, page, PAGE);
    expect(written.match(/'sha256-/g)).toHaveLength(1);
    expect(readFileSync(path.join(outDir, file), 'utf8')).toBe(written);
  });

  it('writes no redirect over a page', () => {
    const outDir = tempFolder({ 'docs/index.html': PAGE });
    expect(() => writePage(outDir, 'docs/', PAGE, { flag: 'wx' })).toThrow('EEXIST');
  });
});
