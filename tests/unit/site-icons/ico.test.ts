import { expect, it } from 'vitest';

import { ico } from '../../../plugins/site-icons/ico';

it('holds the picture, its size, and where it starts', () => {
  const file = ico(Buffer.from('picture'), 32);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([file.readUInt8(6), file.readUInt8(7)]).toEqual([32, 32]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(file.subarray(start, start + length).toString()).toBe('picture');
  expect(start + length).toBe(file.length);
});
