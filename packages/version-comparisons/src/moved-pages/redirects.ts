import type { Props } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';

import type { DocsVersion } from '@api-docs/kit/node';
import { sitePaths } from '@api-docs/kit/plugin';

import { followMoves, nearestPage, type PageMove } from '../pageMoves';
import { checkUnique, movedError, type MovedPages } from './movedPages';
import { routesOfVersions } from './routesOfVersions';
import { writeStaticPage } from '../writeStaticPage';

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

type VersionPages = Pick<VersionRoutes, 'name' | 'pages'>;

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

/** Maximum number of pages that the error lists. */
const MAX_LISTED = 5;

/** Finds pages that are missing in the next version and have no valid entry in `moved.yaml`. */
function findLostPages(versions: readonly VersionPages[], moves: readonly PageMove[]) {
  const order = versions.map(({ name }) => name);
  return versions.slice(1).flatMap(({ name: to, pages: nextPages }, index) => {
    const { name: from = '', pages = [] } = versions[index] ?? {};
    const isDeleted = (path: string) =>
      moves.some((move) => move.since === to && move.from === path && move.to === null);
    // The path in the next version according to `moved.yaml`, if there is an entry. No page has it.
    return pages
      .filter((path) => !nextPages.includes(path) && !isDeleted(path))
      .map((path) => ({ path, from, to, wrongPath: followMoves(path, { from, to }, moves, order) }))
      .filter(({ wrongPath }) => wrongPath === undefined || !nextPages.includes(wrongPath));
  });
}

/** Throws if no page was at `from` before the move or at `to` since then. */
function checkMove({ since, from, to }: PageMove, versions: readonly VersionPages[]): void {
  const first = versions.findIndex(({ name }) => name === since);
  const [older, newer] = [versions.slice(0, first), versions.slice(first)];
  const hasPage = (some: readonly VersionPages[], path: string) => some.some(({ pages }) => pages.includes(path));
  const details = { problem: `the page "${from}" did not move in ${since}` };
  if (!hasPage(older, from)) {
    throw movedError({
      ...details,
      expected: `a page at \`from\` in a version before ${since}`,
      found: older.length > 0 ? `none in ${older.map(({ name }) => name).join(', ')}` : `no version before ${since}`,
      remedy: 'fix `since` or `from`, or remove the entry; if readers still need the redirect, move it to `addresses`',
    });
  }
  if (to !== null && !hasPage(newer, to)) {
    throw movedError({
      ...details,
      expected: `a page at \`to\` in ${since} or a newer version`,
      found: `to: ${to}`,
      remedy: 'fix `to`, or write `to: null` if the page was deleted',
    });
  }
}

/**
 * Checks that every move fits the pages of the versions, and that every page is in the next version or has an entry.
 *
 * @param versions all docs versions, oldest first
 * @throws on a move without a page at `from` or `to`, and on pages that are missing in the next version
 */
export function checkMoves(moves: readonly PageMove[], versions: readonly VersionPages[]): void {
  for (const move of moves) checkMove(move, versions);
  const lost = findLostPages(versions, moves);
  const [first] = lost;
  if (!first) return;
  const { path, from, to, wrongPath } = first;
  const listed = lost.slice(0, MAX_LISTED).map((page) => `${page.path} (${page.from})`);
  const more = lost.length > listed.length ? ` and ${lost.length - listed.length} more` : '';
  throw movedError({
    problem: `docs ${to} has no page at "${path}", but docs ${from} has one`,
    expected: 'the page in both versions, or an entry in `pages`',
    found: wrongPath === undefined ? `no entry for ${listed.join(', ')}${more}` : `an entry with to: ${wrongPath}`,
    why: 'Links, bookmarks and the version dropdown lead readers to the old path.',
    remedy: `add to \`pages\`: since: ${to}, from: the old path, to: the new path, or null if the page was deleted, and why`,
  });
}

function checkUsed(moves: MovedPages['addresses'], versions: readonly VersionRoutes[]): void {
  const unused = moves.find(({ from, to }) =>
    versions.every(({ pages }) => !pages.includes(to) || pages.includes(from)),
  );
  if (!unused) return;
  throw movedError({
    problem: `the entry for "${unused.from}" redirects nothing`,
    expected: 'a version with a page at `to` and none at `from`',
    found: `to: ${unused.to}`,
    remedy: 'fix `to` or remove the entry',
  });
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
  // The oldest version is retired first, so the last entry is the oldest.
  const retired = [...(moved?.retired ?? [])].reverse().map(({ version, pages }): VersionRoutes => {
    return { name: version, prefix: `/${latest?.path}${version}/`, pages: ['', ...pages], isRetired: true };
  });
  const current = [...versions].reverse().map((version): VersionRoutes => {
    const prefix = `/${version.path}`;
    const pages = routesOf(version)
      .map((route) => route.slice(prefix.length).replace(/\/$/, ''))
      .filter((page) => !TAG_PAGE.test(page));
    return { name: version.name, prefix, pages };
  });
  return planRedirects(moved, [...retired, ...current], latest?.name);
}

/** Follows the link with the query and the fragment of the old URL. The same on all pages, so that the policy has one hash for it. */
const SCRIPT =
  'const url=new URL(document.links[0].href);url.search=location.search;url.hash||=location.hash;location.replace(url)';

/**
 * Renders a redirect as a static page. Its script keeps the query and the fragment of the old URL, which a `meta` cannot; without
 * JavaScript, the browser follows the `meta`, or the reader the link.
 */
function redirectPage(targetUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${targetUrl}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${targetUrl}">
</head>
<body>
<main><h1>This page has moved</h1><p><a href="${targetUrl}">Go to the page</a></p></main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

interface RedirectSources {
  moved: MovedPages | undefined;
  versions: readonly DocsVersion[];
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routes' | 'routesPaths' | 'siteConfig'>;
  /** Whether pages have a content security policy. */
  hasPolicy: boolean;
}

/**
 * Writes the redirects of `moved.yaml` as static pages, which are no routes, because every route adds bytes to every page.
 * Throws if `moved.yaml` does not fit the pages.
 */
export function writeRedirects({ moved, versions, built, hasPolicy }: RedirectSources): Redirect[] {
  const { baseUrl } = built.siteConfig;
  const routes = routesOfVersions(built.routes, baseUrl);
  const taken = new Set(sitePaths(built.routesPaths, baseUrl));
  const planned = siteRedirects(moved, versions, ({ name }) => routes.get(name) ?? []);
  // Never over a page.
  const redirects = planned.filter(({ from }) => !taken.has(from));
  for (const { from, to } of redirects) {
    const target = applyTrailingSlash(baseUrl + to.slice(1), built.siteConfig);
    writeStaticPage(built.outDir, from.slice(1), redirectPage(target), { hasPolicy });
  }
  return redirects;
}
