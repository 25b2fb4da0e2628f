import { readFileSync } from 'node:fs';
import path from 'node:path';

import { spellingRemedy, teachingError } from './teachingError';

const SHEET = 'src/css/tokens.css';

/** Example: `  --site-color-accent: #0b5c6b;`. */
const COLOR = /--site-color-([\w-]+):\s*(#[0-9a-f]{6});/g;

/**
 * Reads the site's colors for pictures that the build draws: they have no style sheet, and the light mode is the default.
 *
 * @param siteDir absolute path of the project
 * @param names for example `accent` for `--site-color-accent`
 * @returns the hexadecimal color of each name
 * @throws when the style sheet gives a name no color
 */
export function lightColors<Name extends string>(siteDir: string, names: readonly Name[]): Record<Name, string> {
  const [light = ''] = readFileSync(path.join(siteDir, SHEET), 'utf8').split("[data-theme='dark']");
  const colors = new Map([...light.matchAll(COLOR)].map(([, name = '', hex = '']) => [name, hex]));
  const entries = names.map((name) => {
    const hex = colors.get(name);
    if (hex !== undefined) return [name, hex];
    throw teachingError({
      file: SHEET,
      problem: 'a color that the build draws with is missing',
      expected: `--site-color-${name} with six hexadecimal digits, in :root`,
      found: 'no such variable',
      remedy: spellingRemedy(name, [...colors.keys()], 'add the color, or change the picture that uses it'),
    });
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
