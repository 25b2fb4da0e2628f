/** The eight bytes that a PNG file starts with, and where its width stands. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WIDTH_AT = 16;

/**
 * Reads the size of a picture.
 *
 * @param png content of a PNG file
 * @returns for example `1200x630`
 * @throws when it is no PNG file
 */
export function pictureSize(png: Buffer): string {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('not a PNG file');
  return `${png.readUInt32BE(WIDTH_AT)}x${png.readUInt32BE(WIDTH_AT + 4)}`;
}
