import { readFileSync } from 'node:fs';
import path from 'node:path';

import { renderAsync } from '@resvg/resvg-js';

import { buildError, spellingRemedy } from './buildError';

const STYLESHEET = 'src/css/tokens.css';

/** Example: `  --site-color-accent: #0b5c6b;`. */
const COLOR = /--site-color-([\w-]+):\s*(#[0-9a-f]{6});/g;

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

/**
 * Reads colors of light mode from the stylesheet, for images that the build renders.
 *
 * @param siteDir absolute path of the project
 * @param names for example `accent` for `--site-color-accent`
 * @returns the hexadecimal color of each name
 * @throws if the stylesheet defines no such color for light mode
 */
export function lightColors<Name extends string>(siteDir: string, names: readonly Name[]): Record<Name, string> {
  const [light = ''] = readFileSync(path.join(siteDir, STYLESHEET), 'utf8').split("[data-theme='dark']");
  const colors = new Map([...light.matchAll(COLOR)].map(([, name = '', hex = '']) => [name, hex]));
  const entries = names.map((name) => {
    const hex = colors.get(name);
    if (hex !== undefined) return [name, hex];
    throw buildError({
      file: STYLESHEET,
      problem: `no light color "${name}", which an image of the build uses`,
      expected: `--site-color-${name} with six hexadecimal digits, in :root`,
      found: 'no such variable',
      remedy: spellingRemedy(name, [...colors.keys()], 'add the color, or change the image that uses it'),
    });
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
