import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderAsync } from '@resvg/resvg-js';

import { cardSvg, readTheme } from './cardSvg';
import { planCards, type Card, type CardSources } from './planCards';

/** Folder that keeps rendered cards between builds. */
export const CARD_CACHE = '.cache/social-cards';

/** After the build, writes the social cards. `plugins/output/finished-pages` adds their tags to the pages. */
export default function socialCards({ siteDir }: LoadContext, sources: CardSources): Plugin {
  return {
    name: 'social-cards',
    async postBuild({ outDir, plugins }) {
      const theme = readTheme(siteDir, sources.brand.provider);
      mkdirSync(path.join(siteDir, CARD_CACHE), { recursive: true });
      const write = async (card: Card) => {
        const svg = await cardSvg(card, theme);
        const cached = path.join(siteDir, CARD_CACHE, `${createHash('sha256').update(svg).digest('hex')}.png`);
        if (!existsSync(cached)) {
          const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
          // Renamed, because another build may read the same cache.
          writeFileSync(`${cached}.${process.pid}`, image.asPng());
          renameSync(`${cached}.${process.pid}`, cached);
        }
        mkdirSync(path.dirname(path.join(outDir, card.file)), { recursive: true });
        copyFileSync(cached, path.join(outDir, card.file));
      };
      await Promise.all([...planCards(plugins, sources).values()].map(write));
    },
  };
}
