import { renderAsync } from '@resvg/resvg-js';

/**
 * Draws an SVG without a browser. Text must be paths already: no font of the machine is looked at, so that every machine
 * draws the same bytes.
 *
 * @param svg text of a whole SVG file
 * @param width of the picture in pixels; its height follows
 * @returns a PNG file
 */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  return image.asPng();
}
