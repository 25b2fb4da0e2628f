import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { lineLimit } from '../../../scripts/docs-server/server/lineLimit';

async function limited(chunks: readonly string[], limit = 5): Promise<{ passed: string; dropped: number }> {
  let dropped = 0;
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(lineLimit(limit, () => (dropped += 1)));
  return { passed: await text(stream), dropped };
}

describe('lineLimit', () => {
  it.each([
    ['passes short lines', ['ab\ncd\n'], 'ab\ncd\n', 0],
    ['joins a line that comes in parts', ['a', 'b', '\nc', 'd\n'], 'ab\ncd\n', 0],
    ['drops a long line and passes the next one', ['abcdefgh\nab\n'], 'ab\n', 1],
    ['drops a long line that comes in parts once', ['abc', 'def', 'ghi', '\nab\n'], 'ab\n', 1],
    ['counts the line feed', ['abcd\nabcde\n'], 'abcd\n', 1],
    ['passes no line that does not end', ['ab\ncd'], 'ab\n', 0],
    ['passes empty lines', ['\n\n'], '\n\n', 0],
  ])('%s', async (_name, chunks, passed, dropped) => {
    expect(await limited(chunks)).toEqual({ passed, dropped });
  });
});
