import { execFileSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { connectServer } from '../../support/mcpServer';
import { isFull } from '../../support/pages';
import { LATEST, VERSIONS } from '../../support/specifiedRoutes';

/** In MB: Node with the server, and the pages of each version that were asked for. */
const LIMIT = 90 + 10 * VERSIONS.length;

describe('many calls', () => {
  it('do not make the server grow, which stays small', async () => {
    const own = await connectServer();
    const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(own.pid)], { encoding: 'utf8' })) / 1024;
    const round = async (number: number) => {
      const version = VERSIONS[number % VERSIONS.length] ?? LATEST;
      await own.call('search', { query: `score ${number}`, version });
      await own.call('read', { page: 'docs/api/metrics/v4alpha/evaluate' });
      await own.call('fact', { operation: 'faithfulness', field: 'context', version });
      await own.call('sample', { operation: 'evaluate', language: 'java' });
      await own.call('check', { operation: 'pii', body: { text: number } });
      await own.call('translate', { operation: 'pii', input: { text: number } });
    };
    const [warmUp, rounds] = isFull ? [100, 200] : [0, 15];
    for (let number = 0; number < warmUp; number += 1) await round(number);
    const before = memory();
    for (let number = 0; number < rounds; number += 1) await round(number);
    const after = memory();
    await own.client.close();
    expect(after).toBeLessThan(LIMIT);
    // The first calls fill caches, so that growth shows after many.
    if (isFull) expect(after - before).toBeLessThan(15);
  });
});
