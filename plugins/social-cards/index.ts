import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PluginModule } from '@docusaurus/types';

import type { Brand } from '../../brand.config';
import { API_FILE, type ApiFiles } from '../api-facts/apiFiles';
import { lightColors } from '../lightColors';
import { sitePaths } from '../route-list/sitePaths';
import { MARK } from '../site-icons/iconSvg';
import { cardFile, type Card } from './card';
import { cardKey } from './cardKey';
import { cardTree, type CardLook } from './cardTree';
import { drawCard } from './drawCard';
import { planCards, type CardPlan } from './planCards';
import { readFonts } from './readFonts';
import { socialTags, withTags } from './socialTags';
import { writeCards } from './writeCards';

/** Where drawn cards are kept between builds. */
export const CARD_CACHE = '.cache/social-cards';

/** What draws the cards: another version may draw other bytes. */
const TOOLS = ['satori', '@resvg/resvg-js'];

/** What the plugin needs besides the content of the others. */
export interface CardSources {
  files: ApiFiles;
  brand: Brand;
}

function toolVersions(siteDir: string): string[] {
  return TOOLS.map((name) => {
    const file = path.join(siteDir, 'node_modules', name, 'package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return `${name} ${version}`;
  });
}

function cardLook(siteDir: string, provider: string): CardLook {
  return {
    provider,
    mark: readFileSync(path.join(siteDir, MARK), 'utf8'),
    colors: lightColors(siteDir, ['accent', 'brass', 'ink', 'line', 'muted', 'page']),
  };
}

/** Draws the cards of a plan into a build. */
async function writePlan(cards: readonly Card[], siteDir: string, outDir: string, { brand }: CardSources) {
  const look = cardLook(siteDir, brand.provider);
  const fonts = readFonts(siteDir);
  const tools = toolVersions(siteDir);
  const jobs = cards.map((card) => {
    const tree = cardTree(card, look);
    const target = path.join(outDir, cardFile(card));
    return { target, key: cardKey(tree, fonts, tools), draw: () => drawCard(tree, fonts) };
  });
  await writeCards(jobs, path.join(siteDir, CARD_CACHE));
}

/** Writes into each page of a build which card it shows. */
function namePlan({ cardOf }: CardPlan, pages: readonly string[], outDir: string, { brand }: CardSources): void {
  for (const page of pages) {
    const file = path.join(outDir, page, 'index.html');
    writeFileSync(file, withTags(readFileSync(file, 'utf8'), socialTags(cardOf(page), brand), page));
  }
}

/**
 * Makes the plugin of the social cards: after the build it writes into every page which card it shows, and draws the
 * cards of home, blog, latest docs version and reference. Nothing of it goes to the browser's scripts: only those who
 * make link previews read these tags, and they run none.
 */
export function socialCards(sources: CardSources): PluginModule {
  return ({ siteDir }) => {
    let plan: CardPlan | undefined;
    return {
      name: 'social-cards',
      allContentLoaded({ allContent }) {
        const docs = allContent['docusaurus-plugin-content-docs'] as Record<'default' | 'api', LoadedContent>;
        const blog = allContent['docusaurus-plugin-content-blog'] as Record<'default', BlogContent>;
        const { operations } = sources.files.facts(API_FILE);
        plan = planCards({
          docs: docs.default,
          reference: docs.api,
          blog: blog.default,
          operations,
          brand: sources.brand,
        });
      },
      async postBuild({ outDir, routesPaths, siteConfig }) {
        if (!plan) throw new Error('social-cards: the content was not loaded');
        const pages = sitePaths(routesPaths, siteConfig.baseUrl).filter((page) => page.endsWith('/'));
        // Before anything is awaited: all plugins get this hook at once, and another one rewrites the same pages.
        namePlan(plan, pages, outDir, sources);
        await writePlan(plan.cards, siteDir, outDir, sources);
      },
    };
  };
}
