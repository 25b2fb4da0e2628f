import type { TagsOf } from '@api-docs/finished-pages';

import { planCards, socialTags } from '../pages/social-cards/planCards';
import { feedLinks } from './feeds/writeFeeds';
import type { Build } from '../lib/site';

/** Plans the social cards, and returns the tags that a finished page gets: those of its card, and the feeds of the change-log. */
export default function pageTags({ site, built }: Build): Pick<Build, 'cards'> & { tags: TagsOf } {
  const cards = planCards(built.plugins, site);
  const cardTags = socialTags(cards, site);
  return { cards, tags: (page, html) => ({ afterTitle: cardTags(page, html), atEnd: feedLinks(page, site.brand) }) };
}
