import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { projectDir } from '../scripts/run';

const compress = promisify(brotliCompress);

/** Compressed once: quality 11 takes seconds for a megabyte, and a file that did not change has the same bytes. */
const CACHE = path.join(projectDir, '.cache/brotli');

function cached(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Compresses a file's content as a host does ahead of time: brotli at its best quality, 11.
 *
 * @returns the encoded bytes, from `.cache/brotli` when the same content was compressed before
 */
export async function brotli(content: Buffer): Promise<Buffer> {
  const file = path.join(CACHE, `${createHash('sha256').update(content).digest('hex')}.br`);
  const known = cached(file);
  if (known) return known;
  const encoded = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, encoded);
  renameSync(`${file}.${process.pid}`, file);
  return encoded;
}
