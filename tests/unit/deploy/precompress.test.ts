import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { BEST, precompress } from '../../../deploy/precompress';

const TEXT = Buffer.from('one text that repeats. '.repeat(200));

describe('precompress', () => {
  it('compresses text with brotli and gzip, reproducibly', async () => {
    const [first, second] = [await precompress(TEXT, BEST), await precompress(TEXT, BEST)];
    expect(first).toEqual(second);
    expect(brotliDecompressSync(first.get('br') ?? '')).toEqual(TEXT);
    expect(gunzipSync(first.get('gz') ?? '')).toEqual(TEXT);
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a short text', Buffer.from('User-agent: *')],
    ['random bytes', randomBytes(1000)],
  ])('skips %s', async (_what, content) => {
    expect(await precompress(content, BEST)).toEqual(new Map());
  });
});
