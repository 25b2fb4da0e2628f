import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { staticServer, type StaticServer } from '../../../bench/staticServer';

const TEXT = 'one text that repeats. '.repeat(200);

let server: StaticServer;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  mkdirSync(path.join(folder, 'site/docs'), { recursive: true });
  writeFileSync(path.join(folder, 'site/docs/index.html'), TEXT);
  writeFileSync(path.join(folder, 'site/picture.png'), TEXT);
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  server = await staticServer({ folders: { '/base/': path.join(folder, 'site') }, pages: { '/peers/x/': '<p>x</p>' } });
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
  [{ 'next-router-prefetch': '1' }, true],
  [{}, false],
])('records of a request with %j whether the browser read ahead: %s', async (headers, prefetch) => {
  await fetch(`${server.origin}/base/docs/`, { headers });
  expect(server.exchanges.at(-1)).toMatchObject({ prefetch });
});

it('counts no bytes of an answer without a body', async () => {
  await fetch(`${server.origin}/base/docs/`, { method: 'HEAD' });
  expect(server.exchanges.at(-1)).toMatchObject({ path: '/base/docs/', bytes: 0 });
});

it('leaves pictures as they are', async () => {
  const answer = await fetch(`${server.origin}/base/picture.png`);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-length')).toBe(String(TEXT.length));
});

it('serves pages that lie in no folder', async () => {
  expect(await (await fetch(`${server.origin}/peers/x/`)).text()).toBe('<p>x</p>');
});

it.each(['/base/missing', '/base/..%2fsecret.txt', '/secret.txt'])('answers %s with 404', async (address) => {
  expect((await fetch(server.origin + address)).status).toBe(404);
});
