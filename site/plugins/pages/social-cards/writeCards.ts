import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

import { renderAsync } from '@resvg/resvg-js';

import { writeFile } from '@api-docs/kit/writeFile';

import type { Build, Card } from '../../lib/site';
import { cardSvg, readTheme } from './cardSvg';

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
    writeFile(path.join(built.outDir, card.file), readFileSync(cached));
  };
  await Promise.all([...cards.values()].map(write));
}
