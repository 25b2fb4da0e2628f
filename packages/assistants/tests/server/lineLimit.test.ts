import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { lineLimit } from '../../src/server/lineLimit';

/** Sends chunks through the stream; returns the text that passes, and the ids of the lines that are dropped. */
async function limited(chunks: readonly string[], limit: number) {
  const dropped: unknown[] = [];
  const stream = lineLimit(limit, (id) => dropped.push(id));
  return { passed: await text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(stream)), dropped };
}

describe('lineLimit', () => {
  it.each([
    ['passes short lines', ['ab\ncd\n'], 'ab\ncd\n', 0],
    ['joins a line that comes in parts', ['a', 'b', '\nc', 'd\n'], 'ab\ncd\n', 0],
    ['drops a long line that comes in parts once', ['abc', 'def', 'ghi', '\nab\n'], 'ab\n', 1],
    ['counts the line feed', ['abcd\nabcde\n'], 'abcd\n', 1],
    ['passes no line that does not end', ['ab\ncd'], 'ab\n', 0],
  ])('%s', async (_name, chunks, passed, dropped) => {
    const found = await limited(chunks, 5);
    expect([found.passed, found.dropped.length]).toEqual([passed, dropped]);
  });

  const long = `"params":{"id":9,"text":"${'x'.repeat(3000)}"}`;
  it.each([
    ['first', `{"jsonrpc":"2.0","id":7,"method":"a",${long}}\n`, '7'],
    ['last', `{"method":"a",${long},"jsonrpc":"2.0","id":"a-1"}\n`, '"a-1"'],
    ['before the version', `{"method":"a",${long},"id":7,"jsonrpc":"2.0"}\n`, '7'],
    ['nowhere', `{"jsonrpc":"2.0","method":"a",${long}}\n`, undefined],
  ])('tells the id of a request that it drops: %s', async (_where, line, id) => {
    expect(await limited(line.match(/[^]{1,700}/g) ?? [], 1000)).toEqual({ passed: '', dropped: [id] });
  });
});
