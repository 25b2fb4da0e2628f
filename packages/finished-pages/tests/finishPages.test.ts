import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { finishPages } from '../src/finishPages';

it('reports all pages that a browser would read differently, and finishes the others', () => {
  const head = '<head><title>T</title><script src=/main.js defer></script></head>';
  const page = (body: string) => `<!doctype html><html lang=en>${head}<body>${body}</body></html>`;
  const outDir = tempFolder({
    'one/index.html': page('<p><ul><li>One</li></ul></p>'),
    'three/index.html': page('<table><tr><td>Three</td></tr></table>'),
    'two/index.html': page('<p>Two</p>'),
  });
  const siteConfig = { baseUrl: '/', url: 'https://docs.example', future: {} };
  const built = {
    outDir,
    siteDir: outDir,
    plugins: [],
    routes: [],
    routesPaths: ['/one/', '/two/', '/three/'],
    siteConfig,
  };
  const given = { tags: undefined, preloads: [], areStylesInline: false, policy: {} };
  expect(() => finishPages({ ...given, built: built as never })).toThrow(/no <ul> in <p>[^]*no <tr> in <table>/);
  expect(readFileSync(path.join(outDir, 'two/index.html'), 'utf8')).toContain('Content-Security-Policy');
});
