import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildError, spellingRemedy } from '@api-docs/kit/buildError';

const STYLESHEET = 'packages/ui/src/tokens.css';

/** Example: `  --site-color-accent: #0b5c6b;`. */
const COLOR = /--site-color-([\w-]+):\s*(#[0-9a-f]{6});/g;

/** Start of the colors of dark mode. */
const DARK = "[data-theme='dark']";

/**
 * Reads colors of light mode from the stylesheet, for images that the build renders.
 *
 * @returns the hexadecimal color of each name
 * @throws if the stylesheet defines no such color for light mode
 */
export function tokenColors<Name extends string>(siteDir: string, names: readonly Name[]): Record<Name, string> {
  const [light = ''] = readFileSync(path.join(siteDir, STYLESHEET), 'utf8').split(DARK);
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
