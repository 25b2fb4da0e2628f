/** Sizes of an ICO file's two leading parts, in bytes. */
const HEADER = 6;
const ENTRY = 16;

/**
 * Wraps a picture into an ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)).
 *
 * @param png a square PNG file
 * @param size of its sides in pixels, below 256
 * @returns an ICO file with this one picture
 */
export function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // Kind: icon.
  head.writeUInt16LE(1, 4); // Number of pictures.
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4); // Color planes.
  head.writeUInt16LE(32, HEADER + 6); // Bits a pixel.
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
