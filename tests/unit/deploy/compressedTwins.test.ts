import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { BEST, compressedTwins } from '../../../deploy/compressedTwins';

const TEXT = Buffer.from('one text that repeats. '.repeat(200));

it('compresses text both ways, always to the same bytes', async () => {
  const [first, second] = [await compressedTwins(TEXT, BEST), await compressedTwins(TEXT, BEST)];
  expect(first).toEqual(second);
  expect(brotliDecompressSync(first.get('br') ?? '')).toEqual(TEXT);
  expect(gunzipSync(first.get('gz') ?? '')).toEqual(TEXT);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a short text', Buffer.from('User-agent: *')],
  ['noise', randomBytes(1000)],
])('leaves %s as it is', async (_what, content) => {
  expect(await compressedTwins(content, BEST)).toEqual(new Map());
});
