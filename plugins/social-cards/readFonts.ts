import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Font } from 'satori';

import { CARD_FONT } from './cardTree';

const FOLDER = 'node_modules/@fontsource/instrument-sans/files';

/**
 * Reads the fonts that cards are set in. Satori takes no woff2, which pages use.
 *
 * @param siteDir absolute path of the project
 */
export function readFonts(siteDir: string): Font[] {
  return ([500, 600] as const).map((weight) => ({
    name: CARD_FONT,
    weight,
    style: 'normal',
    data: readFileSync(path.join(siteDir, FOLDER, `instrument-sans-latin-${weight}-normal.woff`)),
  }));
}
