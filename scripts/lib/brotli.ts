import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { writeFile } from '../../plugins/lib/writeFile';
import { projectDir } from './run';

const compress = promisify(brotliCompress);

/** Compressed files by the hash of their content, because quality 11 takes seconds for each megabyte. */
const CACHE = path.join(projectDir, '.cache/brotli');

function cached(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Compresses content with brotli at quality 11, as hosts do ahead of time. Results are cached in `.cache/brotli`. */
export async function brotli(content: Buffer): Promise<Buffer> {
  const file = path.join(CACHE, `${createHash('sha256').update(content).digest('hex')}.br`);
  const known = cached(file);
  if (known) return known;
  const encoded = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFile(`${file}.${process.pid}`, encoded);
  renameSync(`${file}.${process.pid}`, file);
  return encoded;
}
