import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { isPrefetch, responseKind, staticServer, type StaticServer } from '../../../bench/lib/staticServer';

const TEXT = 'one text that repeats. '.repeat(200);

let server: StaticServer;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  mkdirSync(path.join(folder, 'site/docs'), { recursive: true });
  writeFileSync(path.join(folder, 'site/docs/index.html'), TEXT);
  writeFileSync(path.join(folder, 'site/image.png'), TEXT);
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  server = await staticServer({
    folders: { '/base/': path.join(folder, 'site') },
    pages: { '/memory/x/': '<p>x</p>' },
  });
});

afterAll(() => server.close());

it('serves the index of a folder with brotli and records the encoded bytes', async () => {
  const answer = await fetch(`${server.origin}/base/docs/`, { headers: { 'sec-purpose': 'prefetch' } });
  expect(await answer.text()).toBe(TEXT);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toContain('text/html');
  const bytes = Number(answer.headers.get('content-length'));
  expect(bytes).toBeLessThan(100);
  expect(server.exchanges.at(-1)).toMatchObject({ path: '/base/docs/', bytes });
});

it.each([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{}, false],
])('marks a request with the headers %j as prefetched: %s', async (headers, prefetch) => {
  await fetch(`${server.origin}/base/docs/`, { headers });
  expect(server.exchanges.at(-1)).toMatchObject({ prefetch });
});

it('counts no bytes of a response without a body', async () => {
  await fetch(`${server.origin}/base/docs/`, { method: 'HEAD' });
  expect(server.exchanges.at(-1)).toMatchObject({ path: '/base/docs/', bytes: 0 });
});

it('does not compress images', async () => {
  const answer = await fetch(`${server.origin}/base/image.png`);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-length')).toBe(String(TEXT.length));
});

it('serves pages from memory', async () => {
  expect(await (await fetch(`${server.origin}/memory/x/`)).text()).toBe('<p>x</p>');
});

it.each(['/base/missing', '/base/..%2fsecret.txt', '/secret.txt'])('responds to %s with 404', async (file) => {
  expect((await fetch(server.origin + file)).status).toBe(404);
});

it.each([
  ['document', '/docs/', 'document'],
  ['iframe', '/docs/', 'document'],
  ['script', '/assets/js/main.js', 'script'],
  ['worker', '/search-worker', 'script'],
  ['style', '/assets/css/styles.css', 'style'],
  ['font', '/inter.woff2', 'font'],
  ['image', '/img/mark.svg', 'image'],
  ['empty', '/search-index.json', 'fetch'],
  ['manifest', '/manifest.json', 'other'],
  ['empty', '/assets/js/1.js', 'script'],
  [undefined, '/assets/css/styles.css', 'style'],
  [undefined, '/docs/', 'other'],
])('a request for %s of %s counts as %s', (destination, file, kind) => {
  expect(responseKind(destination, file)).toBe(kind);
});

it.each([
  ['prefetch', true],
  ['prefetch;prerender', true],
  ['prefetch; anonymous-client-ip', true],
  ['preview', false],
  ['', false],
  [undefined, false],
])('the purpose %s marks a prefetch: %s', (purpose, expected) => {
  expect(isPrefetch(purpose)).toBe(expected);
});
