import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A larger compressed file is not kept, because decompressing takes time as well. */
const MAX_COMPRESSED_RATIO = 0.9;

/** Compression levels: brotli from 0 to 11, gzip from 1 to 9. */
export interface Quality {
  brotli: number;
  gzip: number;
}

/** The highest levels: 12 s for the whole site on two cores, nearly all of it for brotli. */
export const BEST: Quality = { brotli: 11, gzip: 9 };

/**
 * Compresses content for hosts that send precompressed files.
 *
 * @returns file extension → compressed bytes; a format that saves too little is left out
 */
export async function precompress(content: Buffer, quality: Quality): Promise<Map<'br' | 'gz', Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: quality.gzip }),
  ]);
  const compressed = new Map([
    ['br', br],
    ['gz', gz],
  ] as const);
  for (const [extension, bytes] of compressed)
    if (bytes.length > content.length * MAX_COMPRESSED_RATIO) compressed.delete(extension);
  return compressed;
}
