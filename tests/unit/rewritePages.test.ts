import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { rewritePages } from '../../plugins/rewritePages';

it('rewrites every page below a folder, and no other file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(dir, 'docs/a'), { recursive: true });
  const files = ['index.html', 'docs/a/index.html', 'docs/a.md'];
  for (const file of files) writeFileSync(path.join(dir, file), file);
  rewritePages(dir, (html, page) => `${html}|${page}`);
  const read = files.map((file) => readFileSync(path.join(dir, file), 'utf8'));
  rmSync(dir, { recursive: true });
  expect(read).toEqual(['index.html|index.html', 'docs/a/index.html|docs/a/index.html', 'docs/a.md']);
});
