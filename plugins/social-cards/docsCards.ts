import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

import { sitePath } from '../route-list/sitePath';
import type { Card } from './card';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** What the cards of a docs version have in common. */
interface Common {
  /** First part of each section, for example `Docs`. */
  root: string;
  /** Section of the landing page. */
  landing: string;
  basePath: string;
  /** The line at the foot of a page's card. */
  foot(slug: string): string;
}

/** A category's page as the sidebar knows it. */
interface GeneratedIndex {
  permalink: string;
  title: string;
  section: string;
}

interface Sections {
  /** Section of each page, by its id. */
  ofDocs: Map<string, string>;
  indexes: GeneratedIndex[];
}

/** A page stands in the category that holds it; a category's own page in the one above. */
function readSections(items: readonly SidebarItem[], section: string, root: string, found: Sections): Sections {
  for (const item of items) {
    if (item.type === 'doc') found.ofDocs.set(item.id, section);
    if (item.type !== 'category') continue;
    const { link, label } = item;
    readSections(item.items, `${root} / ${label}`, root, found);
    if (link?.type === 'doc') found.ofDocs.set(link.id, section);
    if (link?.type === 'generated-index') {
      found.indexes.push({ permalink: link.permalink, title: link.title ?? label, section });
    }
  }
  return found;
}

/**
 * Lists the cards of a docs version: one for each page and for each category that has a generated page.
 *
 * @param version as the docs plugin loaded it
 */
export function docsCards({ docs, sidebars }: LoadedVersion, { root, landing, basePath, foot }: Common): Card[] {
  const sections = readSections(Object.values(sidebars).flat(), root, root, { ofDocs: new Map(), indexes: [] });
  return [
    ...docs.map(({ id, title, permalink, slug }) => ({
      page: sitePath(permalink, basePath),
      title,
      section: slug === '/' ? landing : (sections.ofDocs.get(id) ?? root),
      foot: foot(slug),
    })),
    ...sections.indexes.map(({ permalink, title, section }) => ({
      page: sitePath(permalink, basePath),
      title,
      section,
      foot: foot('/'),
    })),
  ];
}
