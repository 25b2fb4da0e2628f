import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

import { escapeHtml } from '@api-docs/kit';
import { docsVersions, LATEST_PATH } from '@api-docs/kit/node';
import { sitePath } from '@api-docs/kit/plugin';

import { API_FILE } from '../../api/facts/apiFiles';
import type { Card, Site } from '../../lib/site';

/** A docs page with its id, or the generated page of a category with its path and title. */
type Placed = { id: string; title?: string; section: string };

/** Lists the pages of a sidebar. A page is in the section of its category, and a category's own page in the one above. */
function placedPages(items: LoadedVersion['sidebars'][string], root: string, section = root): Placed[] {
  return items.flatMap((item): Placed[] => {
    if (item.type === 'doc') return [{ id: item.id, section }];
    if (item.type !== 'category') return [];
    const { link, label } = item;
    const pages = placedPages(item.items, root, `${root} / ${label}`);
    if (link?.type === 'doc') pages.push({ id: link.id, section });
    if (link?.type === 'generated-index') pages.push({ id: link.permalink, title: link.title ?? label, section });
    return pages;
  });
}

/**
 * Plans a card for the home page and for each page of the blog, the latest docs version and the API reference, except for
 * pages whose front matter names an image.
 *
 * @param plugins with their content, as Docusaurus gives them to `postBuild`
 * @returns cards by page path: below the base path, with a slash at its end, empty for the home page
 */
export function planCards(plugins: readonly LoadedPlugin[], { files, brand }: Site): Map<string, Card> {
  const cards = new Map<string, Card>();
  const add = (path: string, title: string, section: string, foot: string = brand.tagline) => {
    const page = sitePath(path, brand.basePath).slice(1);
    cards.set(page, { file: `img/social/${page.slice(0, -1) || 'index'}.png`, title, section, foot });
  };
  const contentOf = (kind: string, id = 'default') =>
    plugins.find(({ name, options }) => name === `docusaurus-plugin-content-${kind}` && options.id === id)?.content;
  const operations = new Map(files.facts(API_FILE).operations.map((operation) => [operation.slug, operation]));

  const addDocs = ({ loadedVersions }: LoadedContent, root: string, landing: string) => {
    const { docs = [], sidebars = {} } = loadedVersions.find(({ isLast }) => isLast) ?? {};
    const placed = placedPages(Object.values(sidebars).flat(), root);
    for (const { id, title, section } of placed) if (title !== undefined) add(id, title, section);
    const sections = new Map(placed.map(({ id, section }) => [id, section]));
    for (const { id, slug, title, permalink } of docs.filter((doc) => !doc.frontMatter.image)) {
      const { summary, method, path } = operations.get(slug) ?? {};
      const section = slug === '/' ? landing : (sections.get(id) ?? root);
      add(permalink, summary ?? title, section, path && `${method} ${path}`);
    }
  };

  add(brand.basePath, brand.tagline, brand.product, new URL(brand.siteUrl).host);
  addDocs(contentOf('docs') as LoadedContent, 'Docs', 'Docs');
  addDocs(contentOf('docs', 'api') as LoadedContent, 'API reference', brand.product);
  const blog = contentOf('blog') as BlogContent | undefined;
  if (blog) add(`${brand.basePath}blog`, blog.blogTitle, brand.product);
  for (const { permalink, title, frontMatter } of blog?.blogPosts.map(({ metadata }) => metadata) ?? []) {
    if (!frontMatter.image) add(permalink, title, blog?.blogTitle ?? '');
  }
  return cards;
}

/** The image of a page that names one in its front matter. */
const OWN_IMAGE = /<meta [^>]*\bproperty="?og:image\b/;

/**
 * Returns a function that takes a page path and its HTML and returns the `<meta>` elements of the page's card
 * (https://ogp.me): its own one, that of the same page in the latest version, or that of the closest parent page.
 */
export function socialTags(cards: ReadonlyMap<string, Card>, { files, brand, cardAlt = '' }: Site) {
  const others = docsVersions(files.versions()).filter(({ path }) => path !== LATEST_PATH);
  return (page: string, html: string): string => {
    if (OWN_IMAGE.test(html)) return '';
    const other = others.find(({ path }) => page.startsWith(path));
    let known = other ? LATEST_PATH + page.slice(other.path.length) : page;
    while (!cards.has(known) && known.endsWith('/')) known = known.replace(/[^/]+\/$/, '');
    const card = cards.get(known);
    if (!card) return '';
    const properties = {
      image: `${brand.siteUrl}${brand.basePath}${card.file}`,
      'image:type': 'image/png',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': `${card.title} – ${card.section} – ${brand.provider}.${cardAlt}`,
    };
    return Object.entries(properties)
      .map(([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value).replaceAll('"', '&quot;')}">`)
      .join('');
  };
}
