import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

import { renderAsync } from '@resvg/resvg-js';

import type { Build } from '../../buildSteps';
import { writeFile } from '../../lib/writePage';
import { cardSvg, readTheme } from './cardSvg';
import type { Card } from './planCards';

/** Folder that keeps rendered cards between builds. */
export const CARD_CACHE = '.cache/social-cards';

/** Writes the social cards. The finished pages have their tags. */
export default async function writeCards({ site, built, cards }: Build): Promise<void> {
  const theme = readTheme(site.siteDir, site.brand.provider);
  const write = async (card: Card) => {
    const svg = await cardSvg(card, theme);
    const cached = path.join(site.siteDir, CARD_CACHE, `${createHash('sha256').update(svg).digest('hex')}.png`);
    if (!existsSync(cached)) {
      const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
      // Renamed, because another build may read the same cache.
      writeFile(`${cached}.${process.pid}`, image.asPng());
      renameSync(`${cached}.${process.pid}`, cached);
    }
    const file = path.join(built.outDir, card.file);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(cached, file);
  };
  await Promise.all([...cards.values()].map(write));
}
