import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

import { sitePath } from '@api-docs/kit/sitePaths';

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
