import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

import { writeFile } from '@api-docs/kit/node';

/** Folder that keeps rendered cards between builds. */
export const CARD_CACHE = '.cache/social-cards';

const hash = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();

const LENGTH = hash('').length;

/** Reads a cached image, which starts with the hash of the rest; undefined if there is none, or if it is damaged. */
function readImage(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  const image = content.subarray(LENGTH);
  return hash(image).equals(content.subarray(0, LENGTH)) ? image : undefined;
}

/** Returns the image of a card from the cache, or else renders and keeps it. */
export async function cachedImage(
  siteDir: string,
  svg: string,
  render: (svg: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(siteDir, CARD_CACHE, hash(svg).toString('hex'));
  const known = readImage(file);
  if (known) return known;
  const image = await render(svg);
  // Renamed, because another build may read the same cache.
  writeFile(`${file}.${process.pid}`, Buffer.concat([hash(image), image]));
  renameSync(`${file}.${process.pid}`, file);
  return image;
}
