import { INDEX_FILE, indexPath, twinPath } from '../../shared/markdownTwin';
import type { DocsVersion } from '../search/docsVersions';
import type { IndexLink, PageIndex } from './llmsTxt';
import type { PageGroup } from './pageGroups';
import type { PageMarkdown } from './pageMarkdown';
import type { SiteOrder } from './siteOrder';
import { LATEST_FOLDER, versionWords } from './versionWords';

/** What the indexes of the site are made of. */
export interface IndexedSite {
  /** Address of the home page. */
  address: string;
  /** Of the product. */
  name: string;
  versions: readonly DocsVersion[];
  order: SiteOrder;
  /** Every twin by the path of its page. */
  twins: ReadonlyMap<string, PageMarkdown>;
}

/** An index and where it lies below the base path. */
export interface PlacedIndex extends Omit<PageIndex, 'instructions'> {
  file: string;
  /** The docs version that it is about. */
  version: DocsVersion;
}

/** The groups with the pages that are wanted, each page once, and a last group with all that no group has. */
function complete(groups: readonly PageGroup[], wanted: readonly string[]): PageGroup[] {
  const left = new Set(wanted);
  const kept = groups.map(({ title, pages }) => ({ title, pages: pages.filter((page) => left.delete(page)) }));
  return [...kept, { title: 'Optional', pages: [...left].sort() }];
}

function pageLinks({ address, twins }: IndexedSite, pages: readonly string[]): IndexLink[] {
  return pages.map((page) => ({
    title: twins.get(page)?.title ?? page,
    address: address + encodeURI(twinPath(page)),
    description: twins.get(page)?.description ?? '',
  }));
}

/** @returns links to the indexes of the other docs versions; that of the latest is the one at the base path */
function otherVersions({ address, versions }: IndexedSite, own: DocsVersion): IndexLink[] {
  return versions
    .filter(({ name }) => name !== own.name)
    .map((version) => ({
      title: `Docs ${version.name}`,
      address: `${address}${version.path === LATEST_FOLDER ? '' : version.path}${INDEX_FILE}`,
      description: `pages of docs ${versionWords(version)}`,
    }));
}

/** @returns the groups of the latest version and of the reference, which llms-full.txt has too */
export function latestGroups({ versions, reference }: SiteOrder): PageGroup[] {
  return [...(versions.get(LATEST_FOLDER) ?? []), ...reference];
}

/**
 * Plans the indexes of the site: one at the base path and one in the folder of each docs version. An index holds every
 * page below its folder that no other version has, so that the one at the base path says all about the latest version.
 */
export function siteIndexes(site: IndexedSite): PlacedIndex[] {
  const { name, versions, order, twins } = site;
  const folders = versions.map(({ path }) => path);
  const latest = versions.find(({ path }) => path === LATEST_FOLDER);
  if (!latest) return [];
  const nearest = (page: string) => indexPath(page, folders).slice(0, -INDEX_FILE.length);
  const blog = { title: 'Blog', pages: order.posts };
  const places = [
    { folder: '', version: latest, groups: [...latestGroups(order), blog], covers: ['', LATEST_FOLDER] },
    ...versions.map((version) => ({
      folder: version.path,
      version,
      groups: version === latest ? latestGroups(order) : (order.versions.get(version.path) ?? []),
      covers: [version.path],
    })),
  ];
  return places.map(({ folder, version, groups, covers }) => ({
    file: folder + INDEX_FILE,
    version,
    title: `${name} docs ${version.name}`,
    summary: `${twins.get('')?.description ?? ''} These are docs ${versionWords(version)}.`,
    sections: [
      ...complete(
        groups,
        [...twins.keys()].filter((page) => covers.includes(nearest(page))),
      ).map(({ title, pages }) => ({ title, links: pageLinks(site, pages) })),
      { title: 'Other versions', links: otherVersions(site, version) },
    ],
  }));
}
