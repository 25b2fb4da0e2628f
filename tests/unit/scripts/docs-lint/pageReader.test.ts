import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { isPage, pageReader } from '../../../../scripts/docs-lint/pageReader';

let siteDir: string;

function write(text: string, seconds: number): void {
  const file = path.join(siteDir, 'a.mdx');
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'page-reader-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('pageReader', () => {
  it('parses a page again only if it has changed', () => {
    const reader = pageReader(siteDir);
    write('One.', 1);
    const first = reader.read('a.mdx');
    expect(reader.read('a.mdx')).toBe(first);
    write('Two.', 2);
    expect(reader.read('a.mdx')).toMatchObject({ source: 'Two.' });
  });

  it.each([
    ['MDX', 'Text.\n\nOpen {', 3],
    ['a component without its end', 'Text.\n\n<Figure\n', 3],
    ['YAML', '---\ntitle: A\ntags: [a\n---\n', 3],
  ])('returns the line of invalid %s', (_what, text, line) => {
    write(text, 1);
    const page = pageReader(siteDir).read('a.mdx');
    expect(isPage(page)).toBe(false);
    expect(page).toMatchObject({ file: 'a.mdx', line: expect.any(Number) as number });
    expect(Math.abs((page as { line: number }).line - line)).toBeLessThanOrEqual(1);
  });
});
