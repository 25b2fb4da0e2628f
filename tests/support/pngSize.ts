/** The first eight bytes of a PNG file, and the offset of its width. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WIDTH_OFFSET = 16;

/**
 * Reads the size of a PNG image, for example `1200x630`.
 *
 * @throws if it is not a PNG file
 */
export function pngSize(png: Buffer): string {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('not a PNG file');
  return `${png.readUInt32BE(WIDTH_OFFSET)}x${png.readUInt32BE(WIDTH_OFFSET + 4)}`;
}
