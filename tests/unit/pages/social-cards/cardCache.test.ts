import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { cachedImage, CARD_CACHE } from '../../../../plugins/pages/social-cards/cardCache';

const IMAGE = Buffer.from('An image of a card');

it.each<[string, (content: Buffer) => Buffer, number]>([
  ['is not rendered again', (content) => content, 1],
  ['that is cut is rendered again', (content) => content.subarray(0, content.length - 4), 2],
  ['that is empty is rendered again', () => Buffer.alloc(0), 2],
  ['with other bytes is rendered again', (content) => Buffer.from(content.map((byte) => byte ^ 1)), 2],
])('a cached card %s', async (_, damage, times) => {
  const dir = tempFolder({});
  let rendered = 0;
  const read = () =>
    cachedImage(dir, '<svg/>', () => {
      rendered += 1;
      return Promise.resolve(IMAGE);
    });
  await read();
  const [name = ''] = readdirSync(path.join(dir, CARD_CACHE));
  const file = path.join(dir, CARD_CACHE, name);
  writeFileSync(file, damage(readFileSync(file)));
  expect(Buffer.from(await read())).toEqual(IMAGE);
  expect(rendered).toBe(times);
});
