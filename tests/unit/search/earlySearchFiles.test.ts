import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { EARLY_FILES } from '../../../plugins/head-scripts/earlySearch';
import { earlySearchFiles } from '../../../plugins/search/earlySearchFiles';

let siteDir = '';

function write(file: string, text = ''): void {
  const absolute = path.join(siteDir, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'early-search-'));
  write('versions.json', '["v2.0.0", "v1.0.0"]');
  const indexFiles = { next: 'docs/next/i.json', 'v2.0.0': 'i.json', 'v1.0.0': 'docs/v1.0.0/i.json' };
  write('generated/@easyops-cn/docusaurus-search-local/default/settings.json', JSON.stringify({ indexFiles }));
  write('build/assets/js/search-worker.0a1b.js');
  write('build/assets/js/search-panel.0a1b.js');
  write('build/assets/css/search-panel.0a1b.css');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const step = () =>
  earlySearchFiles(
    { siteDir, generatedFilesDir: path.join(siteDir, 'generated'), outDir: path.join(siteDir, 'build') },
    '/base/',
  );

it.each([
  ['docs/v1.0.0/intro/index.html', '/base/docs/v1.0.0/i.json'],
  ['docs/next/index.html', '/base/docs/next/i.json'],
  ['docs/intro/index.html', '/base/i.json'],
  ['docs/api/index.html', '/base/i.json'],
  ['404.html', '/base/i.json'],
])('%s gets the index %s', (page, index) => {
  expect(step()(EARLY_FILES.index, page)).toBe(index);
});

it('writes the names of the chunks', () => {
  const { worker, panel, panelStyle } = EARLY_FILES;
  expect(step()([worker, panel, panelStyle].join(' '), 'index.html')).toBe(
    '/base/assets/js/search-worker.0a1b.js /base/assets/js/search-panel.0a1b.js /base/assets/css/search-panel.0a1b.css',
  );
});

it('stops when a chunk is missing or there twice', () => {
  write('build/assets/js/search-worker.2c3d.js');
  expect(step).toThrowErrorMatchingInlineSnapshot(`
    [Error: plugins/search/earlySearchFiles.ts: a file of the search is not where it is looked for
      expected: one file like ^search-worker\\.[0-9a-f]+\\.js$ in assets/js
      found:    search-worker.0a1b.js, search-worker.2c3d.js
      remedy:   keep the names of the chunks in src/search/searchClient.ts and src/components/SearchBox/usePanel.ts]
  `);
});
