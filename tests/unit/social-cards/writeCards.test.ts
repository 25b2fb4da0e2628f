import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { writeCards } from '../../../plugins/social-cards/writeCards';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const draw = vi.fn(async () => Buffer.from('picture'));
const job = (build: string, name: string, key: string) => ({ target: path.join(dir, build, `${name}.png`), key, draw });

it('draws a card in the first build, takes it from the cache in the second, and writes it in both', async () => {
  const cache = path.join(dir, 'cache');
  expect(await writeCards([job('first', 'docs/tone', 'a')], cache)).toBe(1);
  expect(await writeCards([job('second', 'docs/tone', 'a')], cache)).toBe(0);
  expect(draw).toHaveBeenCalledTimes(1);
  const [first, second] = ['first', 'second'].map((build) =>
    readFileSync(path.join(dir, build, 'docs/tone.png'), 'utf8'),
  );
  expect([first, second]).toEqual(['picture', 'picture']);
});

it('draws a card again when its key has changed', async () => {
  const cache = path.join(dir, 'cache');
  await writeCards([job('first', 'tone', 'a')], cache);
  expect(await writeCards([job('second', 'tone', 'b')], cache)).toBe(1);
});

it('keeps nothing of a card that could not be drawn', async () => {
  const cache = path.join(dir, 'cache');
  const broken = { ...job('first', 'tone', 'a'), draw: () => Promise.reject(new Error('no ink')) };
  await expect(writeCards([broken], cache)).rejects.toThrow('no ink');
  expect(readdirSync(cache)).toEqual([]);
});
