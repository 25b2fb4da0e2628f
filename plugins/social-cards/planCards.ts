import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';

import type { Brand } from '../../brand.config';
import type { Operation } from '../api-facts/types';
import { sitePath } from '../route-list/sitePath';
import { teachingError } from '../teachingError';
import type { Card } from './card';
import { docsCards } from './docsCards';

/** What the site's pages say about themselves. */
export interface Contents {
  docs: LoadedContent;
  reference: LoadedContent;
  blog: BlogContent;
  operations: readonly Operation[];
  brand: Pick<Brand, 'product' | 'tagline' | 'siteUrl' | 'basePath'>;
}

/** The cards of the site, and whose card a page shows. */
export interface CardPlan {
  cards: Card[];
  /** @param page site path; a page without a card shows its latest twin's, or the nearest one above */
  cardOf(page: string): Card;
}

function latest({ loadedVersions }: LoadedContent): LoadedVersion {
  const version = loadedVersions.find(({ isLast }) => isLast);
  if (version) return version;
  throw teachingError({
    file: 'versions.json',
    problem: 'social cards show the latest docs version, and there is none',
    expected: 'one version that is the latest',
    found: loadedVersions.map(({ versionName }) => versionName).join(', ') || 'no version',
    remedy: 'cut a version: npm run new:version',
  });
}

function blogCards({ blogPosts, blogTitle }: BlogContent, { product, tagline, basePath }: Contents['brand']): Card[] {
  return [
    { page: '/blog/', title: blogTitle, section: product, foot: tagline },
    ...blogPosts.map(({ metadata: { permalink, title } }) => ({
      page: sitePath(permalink, basePath),
      title,
      section: blogTitle,
      foot: tagline,
    })),
  ];
}

/** Example: `/docs/intro/` has the parent `/docs/`. */
function parentOf(page: string): string {
  return page.replace(/[^/]+\/$/, '');
}

/**
 * Plans the cards: home, blog, the latest docs version and the API reference have one for each page.
 *
 * @returns the cards, each page once, and the card of any page of the site
 */
export function planCards({ docs, reference, blog, operations, brand }: Contents): CardPlan {
  const { product, tagline, basePath } = brand;
  const calls = new Map(operations.map(({ path, method }) => [path, `${method} ${path}`]));
  const cards = [
    { page: '/', title: tagline, section: product, foot: new URL(brand.siteUrl).host },
    ...docsCards(latest(docs), { root: 'Docs', landing: 'Docs', basePath, foot: () => tagline }),
    ...docsCards(latest(reference), {
      root: 'API reference',
      landing: product,
      basePath,
      foot: (slug) => calls.get(slug) ?? tagline,
    }),
    ...blogCards(blog, brand),
  ];
  const byPage = new Map(cards.map((card) => [card.page, card]));
  const home = cards[0] as Card;
  const others = docs.loadedVersions.filter(({ isLast }) => !isLast).map((version) => sitePath(version.path, basePath));
  const latestPath = sitePath(latest(docs).path, basePath);

  return {
    cards: [...byPage.values()],
    cardOf(page) {
      const other = others.find((prefix) => page.startsWith(prefix));
      let at = other === undefined ? page : page.replace(other, latestPath);
      while (!byPage.has(at) && at !== parentOf(at)) at = parentOf(at);
      return byPage.get(at) ?? home;
    },
  };
}
