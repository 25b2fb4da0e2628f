import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { describe, expect, it } from 'vitest';

import { largestGrowth, memoryGrowth } from '../../engines/soak/memoryGrowth';
import { memoryOf, memoryOfChildren } from '../../support/engines/processMemory';

describe('memoryGrowth', () => {
  it.each([
    ['does not count the warm-up', [10, 50, 100, 100, 100, 100, 100, 100], 0],
    ['compares the last quarter with the second', [1, 1, 100, 100, 105, 110, 120, 120], 0.2],
    ['ignores a single peak', [100, 100, 100, 100, 100, 900, 100, 100, 100, 900, 100, 100], 0],
    ['is negative if memory is freed', [300, 300, 200, 200, 150, 150, 100, 100], -0.5],
  ])('%s', (_behavior, samples, growth) => {
    expect(memoryGrowth(samples)).toBeCloseTo(growth);
  });

  it.each([
    ['few samples', [100, 200, 300]],
    ['memory that cannot be read', [0, 0, 0, 0, 0, 0, 0, 0]],
  ])('says nothing of %s', (_case, samples) => {
    expect(memoryGrowth(samples)).toBeUndefined();
  });
});

describe('largestGrowth', () => {
  const steady = [100, 100, 100, 100, 100, 100, 100, 100];

  it('is that of the window that grew most, and ignores windows with few samples', () => {
    expect(largestGrowth([steady, [100, 900], [1, 1, 100, 100, 100, 110, 150, 150]])).toBeCloseTo(0.5);
  });

  it('says nothing if every window was too short', () => {
    expect(largestGrowth([[100, 900], []])).toBeUndefined();
  });
});

describe.skipIf(process.platform !== 'linux')('memoryOf', () => {
  it('includes the processes that a process started', async () => {
    const before = memoryOf(process.pid);
    const child = spawn(process.execPath, [
      '-e',
      'const a = Buffer.alloc(64e6, 1); console.log(a.length); setInterval(String, 1e6)',
    ]);
    await once(child.stdout, 'data');
    const during = memoryOf(process.pid);
    const ofChildren = memoryOfChildren(process.pid);
    child.kill();
    expect(during - before).toBeGreaterThan(50e6);
    expect(ofChildren).toBeGreaterThan(50e6);
    expect(ofChildren).toBeLessThan(during);
  });

  it('is 0 for a process that has ended', () => {
    expect(memoryOf(2 ** 30)).toBe(0);
  });
});
