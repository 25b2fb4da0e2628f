import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A file that does not lose a tenth is sent as it is: to unpack it takes the reader time, too. */
const WORTHWHILE = 0.9;

/** How hard to try: brotli from 0 to 11, gzip from 1 to 9. */
export interface Quality {
  brotli: number;
  gzip: number;
}

/** The best that both can do: 12 s for the whole site on two cores, nearly all of it brotli. */
export const BEST: Quality = { brotli: 11, gzip: 9 };

/**
 * Compresses a file's content for hosts that send compressed files as they lie there. Node does it in threads of its own.
 *
 * @returns extension → encoded bytes, without those that do not pay; the same content gives the same bytes
 */
export async function compressedTwins(content: Buffer, quality: Quality): Promise<Map<'br' | 'gz', Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: quality.gzip }),
  ]);
  const twins = new Map([
    ['br', br],
    ['gz', gz],
  ] as const);
  for (const [extension, bytes] of twins) if (bytes.length > content.length * WORTHWHILE) twins.delete(extension);
  return twins;
}
