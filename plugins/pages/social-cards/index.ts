import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PluginModule } from '@docusaurus/types';

import type { Brand } from '../../../brand.config';
import { API_FILE, type ApiFiles } from '../../api/facts/apiFiles';
import { tokenColors } from '../../lib/tokenColors';
import { MARK } from '../icons/icons';
import { cardLayout, type CardTheme } from './cardLayout';
import { planCards, type Card, type CardPlan } from './planCards';
import { cardKey, readFonts, renderCard, writeCards } from './renderCards';
import { cardFile, socialTags } from './socialTags';

/** Folder that keeps rendered cards between builds. */
export const CARD_CACHE = '.cache/social-cards';

/** Packages that render the cards. Another version may render other bytes. */
const TOOLS = ['satori', '@resvg/resvg-js'];

/** Sources of the cards besides the content of other plugins. */
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

function readTheme(siteDir: string, provider: string): CardTheme {
  return {
    provider,
    mark: readFileSync(path.join(siteDir, MARK), 'utf8'),
    colors: tokenColors(siteDir, 'light', ['accent', 'brass', 'ink', 'line', 'muted', 'page']),
  };
}

/** Writes all cards to the built site. */
async function writeAll(cards: readonly Card[], siteDir: string, outDir: string, { brand }: CardSources) {
  const theme = readTheme(siteDir, brand.provider);
  const fonts = readFonts(siteDir);
  const tools = toolVersions(siteDir);
  const jobs = cards.map((card) => {
    const layout = cardLayout(card, theme);
    const target = path.join(outDir, cardFile(card));
    return { target, key: cardKey(layout, fonts, tools), render: () => renderCard(layout, fonts) };
  });
  await writeCards(jobs, path.join(siteDir, CARD_CACHE));
}

/** The social cards of the site. */
export interface SocialCards {
  /** Plans the cards from the content of other plugins and writes them after the build. */
  plugin: PluginModule;
  /**
   * Returns the `<meta>` elements of a page's card.
   *
   * @param page page path: below the base path, empty for the home page
   */
  tagsOf(page: string): string;
}

/**
 * Returns the social cards of the site. Their tags are added to the finished HTML. In React components they would ship in
 * scripts as well, and crawlers of link previews run no scripts.
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
    postBuild: ({ outDir }) => writeAll(planned().cards, siteDir, outDir, sources),
  });
  return {
    plugin,
    tagsOf: (page) => (page.endsWith('.html') ? '' : socialTags(planned().cardOf(`/${page}`), sources.brand)),
  };
}
