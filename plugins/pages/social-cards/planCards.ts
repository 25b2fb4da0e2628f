import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';

import type { Brand } from '../../../brand.config';
import type { Operation } from '../../api/facts/types';
import { buildError } from '../../lib/buildError';
import { sitePath } from '../../output/route-list/sitePaths';

/** Text of a social card: the preview image that other sites show next to a link. */
export interface Card {
  /** Site path of the page. */
  page: string;
  title: string;
  /** Section of the page, for example `Docs / Security shields`. */
  section: string;
  /** Small line at the bottom. */
  foot: string;
}

/** Loaded content of the site. */
export interface Contents {
  docs: LoadedContent;
  reference: LoadedContent;
  blog: BlogContent;
  operations: readonly Operation[];
  brand: Pick<Brand, 'product' | 'tagline' | 'siteUrl' | 'basePath'>;
}

/** The cards of the site and their assignment to pages. */
export interface CardPlan {
  cards: Card[];
  /**
   * Returns the card of a page. A page without a card gets that of the same page in the latest version, or of the closest
   * parent page.
   *
   * @param page site path
   */
  cardOf(page: string): Card;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Options for the cards of a docs version. */
interface DocsCardOptions {
  /** First part of each section, for example `Docs`. */
  root: string;
  /** Section of the landing page. */
  landing: string;
  basePath: string;
  /** Returns the bottom line of a page's card. */
  foot(slug: string): string;
  /** Returns the heading of a page, if the title of the page has more. */
  heading?(slug: string): string | undefined;
}

interface Sections {
  /** Section of each page, by its id. */
  byDocId: Map<string, string>;
  /** Generated pages of categories. */
  generatedIndexes: { permalink: string; title: string; section: string }[];
}

/** Collects the sections of pages. A page is in the section of its category, and a category's own page in the parent section. */
function collectSections(items: readonly SidebarItem[], section: string, root: string, sections: Sections): Sections {
  for (const item of items) {
    if (item.type === 'doc') sections.byDocId.set(item.id, section);
    if (item.type !== 'category') continue;
    const { link, label } = item;
    collectSections(item.items, `${root} / ${label}`, root, sections);
    if (link?.type === 'doc') sections.byDocId.set(link.id, section);
    if (link?.type === 'generated-index') {
      sections.generatedIndexes.push({ permalink: link.permalink, title: link.title ?? label, section });
    }
  }
  return sections;
}

/** Returns whether link previews need a card, because the front matter of the page names no image. */
function hasNoImage({ frontMatter }: { frontMatter: { image?: string } }): boolean {
  return frontMatter.image === undefined;
}

/** Returns a card for each page of a docs version and for each generated page of a category. */
function docsCards({ docs, sidebars }: LoadedVersion, options: DocsCardOptions): Card[] {
  const { root, landing, basePath, foot, heading } = options;
  const items = Object.values(sidebars).flat();
  const { byDocId, generatedIndexes } = collectSections(items, root, root, {
    byDocId: new Map(),
    generatedIndexes: [],
  });
  return [
    ...docs.filter(hasNoImage).map(({ id, title, permalink, slug }) => ({
      page: sitePath(permalink, basePath),
      title: heading?.(slug) ?? title,
      section: slug === '/' ? landing : (byDocId.get(id) ?? root),
      foot: foot(slug),
    })),
    ...generatedIndexes.map(({ permalink, title, section }) => ({
      page: sitePath(permalink, basePath),
      title,
      section,
      foot: foot('/'),
    })),
  ];
}

function blogCards({ blogPosts, blogTitle }: BlogContent, { product, tagline, basePath }: Contents['brand']): Card[] {
  return [
    { page: '/blog/', title: blogTitle, section: product, foot: tagline },
    ...blogPosts
      .filter(({ metadata }) => hasNoImage(metadata))
      .map(({ metadata: { permalink, title } }) => ({
        page: sitePath(permalink, basePath),
        title,
        section: blogTitle,
        foot: tagline,
      })),
  ];
}

function latest({ loadedVersions }: LoadedContent): LoadedVersion {
  const version = loadedVersions.find(({ isLast }) => isLast);
  if (version) return version;
  throw buildError({
    file: 'versions.json',
    problem: 'social cards show the latest docs version, and there is none',
    expected: 'one version that is the latest',
    found: loadedVersions.map(({ versionName }) => versionName).join(', ') || 'no version',
    remedy: 'cut a version: npm run new:version',
  });
}

/** Example: `/docs/` is the parent of `/docs/intro/`. */
function parentOf(page: string): string {
  return page.replace(/[^/]+\/$/, '');
}

/** Plans a card for the home page and for each page of the blog, the latest docs version and the API reference. */
export function planCards({ docs, reference, blog, operations, brand }: Contents): CardPlan {
  const { product, tagline, basePath } = brand;
  const bySlug = new Map(operations.map((operation) => [operation.slug, operation]));
  const home = { page: '/', title: tagline, section: product, foot: new URL(brand.siteUrl).host };
  const cards = [
    home,
    ...docsCards(latest(docs), { root: 'Docs', landing: 'Docs', basePath, foot: () => tagline }),
    ...docsCards(latest(reference), {
      root: 'API reference',
      landing: product,
      basePath,
      foot: (slug) => {
        const operation = bySlug.get(slug);
        return operation ? `${operation.method} ${operation.path}` : tagline;
      },
      heading: (slug) => bySlug.get(slug)?.summary,
    }),
    ...blogCards(blog, brand),
  ];
  const byPage = new Map(cards.map((card) => [card.page, card]));
  const others = docs.loadedVersions.filter(({ isLast }) => !isLast).map((version) => sitePath(version.path, basePath));
  const latestPath = sitePath(latest(docs).path, basePath);

  return {
    cards: [...byPage.values()],
    cardOf(page) {
      const other = others.find((prefix) => page.startsWith(prefix));
      let path = other === undefined ? page : page.replace(other, latestPath);
      while (!byPage.has(path) && path !== parentOf(path)) path = parentOf(path);
      return byPage.get(path) ?? home;
    },
  };
}
