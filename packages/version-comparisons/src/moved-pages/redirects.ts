import { docsVersions, latestVersion, versionOfPage, versionOrder, versionPath } from '@api-docs/kit/docsVersions';

import { followMoves, nearestPage, type PageMove } from '../pageMoves';
import { checkMoves, type VersionPages } from './checkMoves';
import { checkUnique, movedError, type MovedPages } from './movedPages';

/** Lists of pages by tag. A tag needs no redirect if the next version has no page with it. */
const TAG_PAGE = /^tags(?:\/|$)/;

/** A redirect between two site paths, which start and end with a slash. */
export interface Redirect {
  from: string;
  to: string;
}

/** A docs version with its pages and the start of their site paths. */
export interface VersionRoutes extends VersionPages {
  /** For example `/docs/v3.3.0/`. */
  prefix: string;
  /** Set for a version that was removed from the site: its paths redirect to the latest version. */
  isRetired?: boolean;
}

function sitePath(prefix: string, page: string): string {
  return page === '' ? prefix : `${prefix}${page}/`;
}

/** Redirects of one version by the list `addresses`: to existing pages, from paths without a page. */
function pathRedirects({ prefix, pages }: VersionRoutes, moves: MovedPages['addresses']): Redirect[] {
  return moves
    .filter(({ from, to }) => pages.includes(to) && !pages.includes(from))
    .map(({ from, to }) => ({ from: `${prefix}${from}/`, to: `${prefix}${to}/` }));
}

/**
 * Redirects of one version by the list `pages`: from each path that the page has in another version. If different pages
 * had the path, the redirect follows the page of the closest version.
 */
function moveRedirects(
  version: VersionRoutes,
  versions: readonly VersionRoutes[],
  moves: readonly PageMove[],
): Redirect[] {
  const { name, prefix, pages } = version;
  const order = versions.map((other) => other.name);
  const distance = (other: VersionRoutes) => Math.abs(versions.indexOf(other) - versions.indexOf(version));
  const closestFirst = [...versions].sort((a, b) => distance(a) - distance(b));
  const paths = [...new Set(moves.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))];
  return paths
    .filter((path) => !pages.includes(path))
    .flatMap((path): Redirect[] => {
      const target = closestFirst
        .filter((other) => other.pages.includes(path))
        .map((other) => followMoves(path, { from: other.name, to: name }, moves, order))
        .find((found) => found !== undefined && pages.includes(found));
      return target === undefined ? [] : [{ from: `${prefix}${path}/`, to: `${prefix}${target}/` }];
    });
}

/** Redirects from paths with the name of the latest version, for example `/docs/v3.4.0/intro/`, which its pages lack. */
function latestNameRedirects({ name, prefix, pages }: VersionRoutes, moved: readonly Redirect[]): Redirect[] {
  const own = pages.map((page) => sitePath(prefix, page)).map((to) => ({ from: to, to }));
  return [...own, ...moved].map(({ from, to }) => ({ from: from.replace(prefix, `${prefix}${name}/`), to }));
}

/** Redirects from all paths of a retired version to the nearest pages of the latest version. */
function retiredRedirects(
  { name, prefix, pages }: VersionRoutes,
  moved: readonly Redirect[],
  latest: VersionRoutes,
  moves: readonly PageMove[],
  order: readonly string[],
): Redirect[] {
  const own = pages.map((page) => ({ from: sitePath(prefix, page), page }));
  const others = moved.map(({ from, to }) => ({ from, page: to.slice(prefix.length, -1) }));
  const hasPage = (page: string) => latest.pages.includes(page);
  return [...own, ...others].map(({ from, page }) => ({
    from,
    to: sitePath(latest.prefix, nearestPage(page, { from: name, to: latest.name }, hasPage, moves, order).path),
  }));
}

function checkUsed(moves: MovedPages['addresses'], versions: readonly VersionRoutes[]): void {
  const unused = moves.find((move) => versions.every((version) => pathRedirects(version, [move]).length === 0));
  if (!unused) return;
  throw movedError({
    problem: `the entry for "${unused.from}" redirects nothing`,
    expected: 'a version with a page at `to` and none at `from`',
    found: `to: ${unused.to}`,
    remedy: 'fix `to` or remove the entry',
  });
}

/**
 * Plans all redirects of the site: the entries of `moved.yaml` in every version that they fit, and the name of the latest
 * version (`/docs/v3.4.0/…` to `/docs/…`), and all paths of retired versions.
 *
 * @param versions all docs versions with their pages, also the retired ones, oldest first
 * @returns redirects sorted by `from`
 * @throws if an entry fits no version, if two entries redirect one path, and as {@link checkMoves}
 */
export function planRedirects(
  { addresses, pages }: Pick<MovedPages, 'addresses' | 'pages'>,
  versions: readonly VersionRoutes[],
  latest: string,
): Redirect[] {
  checkUsed(addresses, versions);
  checkMoves(pages, versions);
  const order = versions.map(({ name }) => name);
  const redirects = versions.flatMap((version) => {
    const moved = [...pathRedirects(version, addresses), ...moveRedirects(version, versions, pages)];
    const latestRoutes = versions.find(({ name }) => name === latest);
    if (version.isRetired && latestRoutes) return retiredRedirects(version, moved, latestRoutes, pages, order);
    return version.name === latest ? [...moved, ...latestNameRedirects(version, moved)] : moved;
  });
  const paths = redirects.map(({ from }) => from);
  checkUnique(paths, 'one redirect per path: an entry in `addresses`, or one in `pages`');
  return redirects.sort((a, b) => a.from.localeCompare(b.from));
}

/**
 * Plans the redirects of the site. Throws if `moved.yaml` does not fit its pages.
 *
 * @param released versions.json: latest version first
 * @param routes paths of all pages of the site
 */
export function siteRedirects(moved: MovedPages, released: readonly string[], routes: readonly string[]): Redirect[] {
  const latest = latestVersion(released);
  const versions = docsVersions(released);
  // The oldest version is retired first, so the last entry is the oldest.
  const retired = [...moved.retired].reverse().map(({ version, pages }): VersionRoutes => {
    return { name: version, prefix: `/${versionPath(version, latest)}`, pages: ['', ...pages], isRetired: true };
  });
  const current = versionOrder(released).map((name): VersionRoutes => {
    const prefix = `/${versionPath(name, latest)}`;
    const pages = routes
      .filter((route) => versionOfPage(route.slice(1), versions) === name)
      .map((route) => route.slice(prefix.length).replace(/\/$/, ''))
      .filter((page) => !TAG_PAGE.test(page));
    return { name, prefix, pages };
  });
  return planRedirects(moved, [...retired, ...current], latest);
}
