import { renderAsync } from '@resvg/resvg-js';

/**
 * Renders an SVG as PNG. Its text must be converted to paths, because system fonts are off: the same SVG gives the same
 * bytes on every machine.
 *
 * @param svg a complete SVG file
 * @param width width of the image in pixels; the height keeps the aspect ratio
 */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  return image.asPng();
}
