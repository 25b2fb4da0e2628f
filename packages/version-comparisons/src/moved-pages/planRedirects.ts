import type { DocsVersion } from '@api-docs/kit/node';

import { followMoves, nearestPage } from '../pageMoves';
import { checkMoves, checkUsed } from './checkMoves';
import { checkUnique, type MovedPages } from './movedPages';

/** Lists of pages by tag. A tag needs no redirect if the next version has no page with it. */
const TAG_PAGE = /^tags(?:\/|$)/;

/** A redirect between two site paths, which start and end with a slash. */
export interface Redirect {
  from: string;
  to: string;
}

/** A docs version with its pages and the start of their site paths. */
export interface VersionRoutes {
  /** For example `v3.4.0`, or `next`. */
  name: string;
  /** Paths inside the version without slashes at the ends; empty for the landing page. */
  pages: readonly string[];
  /** For example `/docs/v3.3.0/`. */
  prefix: string;
  /** Set for a version that was removed from the site: its paths redirect to the latest version. */
  isRetired?: boolean;
}

function sitePath(prefix: string, page: string): string {
  return page === '' ? prefix : `${prefix}${page}/`;
}

type Moves = Pick<MovedPages, 'addresses' | 'pages'>;

/** A path inside of a version, and the page that it leads to. */
type PathToPage = [path: string, page: string];

/**
 * Finds the paths of a version that have no page and lead to one: those of the list `addresses`, and, by the list `pages`,
 * each path that a page has in another version. If different pages had the path, the page of the closest version counts.
 */
function movedPaths(
  { name, pages }: VersionRoutes,
  versions: readonly VersionRoutes[],
  { addresses, pages: moves }: Moves,
): PathToPage[] {
  const order = versions.map((other) => other.name);
  const distance = (other: VersionRoutes) => Math.abs(order.indexOf(other.name) - order.indexOf(name));
  const closestFirst = [...versions].sort((a, b) => distance(a) - distance(b));
  const targetOf = (path: string) =>
    closestFirst
      .filter((other) => other.pages.includes(path))
      .map((other) => followMoves(path, { from: other.name, to: name }, moves, order))
      .find((found) => found !== undefined && pages.includes(found));
  const listed = addresses.filter(({ to }) => pages.includes(to)).map(({ from, to }): PathToPage => [from, to]);
  const moved = new Set(moves.flatMap(({ from, to }) => (to === null ? [from] : [from, to])));
  const followed = [...moved].flatMap((path): PathToPage[] => {
    const target = targetOf(path);
    return target === undefined ? [] : [[path, target]];
  });
  return [...listed, ...followed].filter(([path]) => !pages.includes(path));
}

const NO_MOVES: Moves = { addresses: [], pages: [] };

/**
 * Plans all redirects of the site: the entries of `moved.yaml` in every version that they fit, and the name of the latest
 * version (`/docs/v3.4.0/…` to `/docs/…`), and all paths of retired versions.
 *
 * @param moved undefined for a site without the file, which says of no page where it is
 * @param versions all docs versions with their pages, also the retired ones, oldest first
 * @returns redirects sorted by `from`
 * @throws if an entry fits no version, if two entries redirect one path, and as {@link checkMoves}
 */
export function planRedirects(
  moved: Moves | undefined,
  versions: readonly VersionRoutes[],
  latest: string | undefined,
): Redirect[] {
  const moves = moved ?? NO_MOVES;
  checkUsed(moves.addresses, versions);
  if (moved) checkMoves(moves.pages, versions);
  const order = versions.map(({ name }) => name);
  const latestRoutes = versions.find(({ name }) => name === latest);
  const redirects = versions.flatMap((version) => {
    const { name, prefix, pages, isRetired } = version;
    const moved = movedPaths(version, versions, moves);
    const all = [...pages.map((page): PathToPage => [page, page]), ...moved];
    const redirectsTo = (target: VersionRoutes, oldPrefix: string, paths: readonly PathToPage[]) =>
      paths.map(([path, page]) => ({ from: sitePath(oldPrefix, path), to: sitePath(target.prefix, page) }));
    if (isRetired && latestRoutes) {
      const hasPage = (page: string) => latestRoutes.pages.includes(page);
      const nearest = (page: string) =>
        nearestPage(page, { from: name, to: latestRoutes.name }, hasPage, moves.pages, order).path;
      const paths = all.map(([path, page]): PathToPage => [path, nearest(page)]);
      return redirectsTo(latestRoutes, prefix, paths);
    }
    // Its pages lack its name: `/docs/v3.4.0/intro/` leads to `/docs/intro/`.
    const named = name === latest && versions.length > 1 ? redirectsTo(version, `${prefix}${name}/`, all) : [];
    return [...redirectsTo(version, prefix, moved), ...named];
  });
  const paths = redirects.map(({ from }) => from);
  checkUnique(paths, 'one redirect per path: an entry in `addresses`, or one in `pages`');
  return redirects.sort((a, b) => a.from.localeCompare(b.from));
}

/**
 * Plans the redirects of the site. Throws if `moved.yaml` does not fit its pages.
 *
 * @param moved undefined for a site without the file
 * @param versions all docs versions, the newest first
 * @param routesOf returns the site paths of all pages of a version
 */
export function siteRedirects(
  moved: MovedPages | undefined,
  versions: readonly DocsVersion[],
  routesOf: (version: DocsVersion) => readonly string[],
): Redirect[] {
  const latest = versions.find(({ isLatest }) => isLatest);
  const current = [...versions].reverse().map((version): VersionRoutes => {
    const prefix = `/${version.path}`;
    const pages = routesOf(version)
      .map((route) => route.slice(prefix.length).replace(/\/$/, ''))
      .filter((page) => !TAG_PAGE.test(page));
    return { name: version.name, prefix, pages };
  });
  // The path of a version, unless docs have no page at theirs, as those of a new site of Docusaurus.
  const landing = current[0]?.pages.includes('') ? [''] : [];
  // The oldest version is retired first, so the last entry is the oldest.
  const retired = [...(moved?.retired ?? [])].reverse().map(({ version, pages }): VersionRoutes => {
    return { name: version, prefix: `/${latest?.path}${version}/`, pages: [...landing, ...pages], isRetired: true };
  });
  return planRedirects(moved, [...retired, ...current], latest?.name);
}
