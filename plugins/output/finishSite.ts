import { finishPages } from '@api-docs/finished-pages/finishPages';

import { planCards, socialTags } from '../pages/social-cards/planCards';
import { feedLinks } from './feeds/writeFeeds';
import type { Build } from '../lib/site';

/** Finishes every page that Docusaurus has written. Plans the social cards for it. */
export default function finishSite({ site, built }: Build): Pick<Build, 'pages' | 'cards'> {
  const cards = planCards(built.plugins, site);
  const cardTags = socialTags(cards, site);
  const pages = finishPages({
    siteDir: site.siteDir,
    built,
    preloads: (font) => font.endsWith('.woff'),
    tags: (page, html) => ({ afterTitle: cardTags(page, html), atEnd: feedLinks(page, site.brand) }),
  });
  return { pages, cards };
}
