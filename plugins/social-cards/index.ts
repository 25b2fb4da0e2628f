import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PluginModule } from '@docusaurus/types';

import type { Brand } from '../../brand.config';
import { API_FILE, type ApiFiles } from '../api-facts/apiFiles';
import { lightColors } from '../lightColors';
import { MARK } from '../site-icons/iconSvg';
import { cardFile, type Card } from './card';
import { cardKey } from './cardKey';
import { cardTree, type CardLook } from './cardTree';
import { drawCard } from './drawCard';
import { planCards, type CardPlan } from './planCards';
import { readFonts } from './readFonts';
import { socialTags } from './socialTags';
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

/** The social cards of the site. */
export interface SocialCards {
  /** Plans the cards from the content of the other plugins and draws them after the build. */
  plugin: PluginModule;
  /**
   * Returns the elements of the head that name a page's card.
   *
   * @param page path below the base path; empty for the home page
   */
  tagsOf(page: string): string;
}

/**
 * Opens the social cards: home, blog, latest docs version and reference have one for each page. Their tags are not in the
 * scripts of the pages, because the programs that make link previews run none.
 */
export function openSocialCards(sources: CardSources): SocialCards {
  let plan: CardPlan | undefined;
  const planned = () => {
    if (!plan) throw new Error('social-cards: the content was not loaded');
    return plan;
  };
  const plugin: PluginModule = ({ siteDir }) => ({
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
    postBuild: ({ outDir }) => writePlan(planned().cards, siteDir, outDir, sources),
  });
  return {
    plugin,
    tagsOf: (page) => (page.endsWith('.html') ? '' : socialTags(planned().cardOf(`/${page}`), sources.brand)),
  };
}
