import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Name of the unreleased version, whose pages are in `docs/`. */
export const NEXT = 'next';

/** Path of the latest version's pages below the base path. */
export const LATEST_PATH = 'docs/';

/** A docs version and the path of its pages. */
export interface DocsVersion {
  /** `next`, or for example `v3.3.0`. */
  name: string;
  /** What the site calls it, if that is not its name. Example: `Stable`. */
  label?: string;
  /** Below the base path, with a trailing slash: `docs/` for the latest version, or `next` if none is released, else for example `docs/v3.3.0/`. */
  path: string;
  /** Whether readers get it who ask for no version. */
  isLatest: boolean;
}

export interface VersionPair {
  older: string;
  newer: string;
}

/**
 * Reads `versions.json`. The other functions of this module take its content as `released`.
 *
 * @param siteDir absolute path of the project
 * @returns names of the released versions, the latest first; empty for a site without the file
 */
export function readVersions(siteDir: string): string[] {
  const file = path.join(siteDir, 'versions.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Returns the names of all versions: `next`, then the released ones from the latest to the oldest. */
export function allVersions(released: readonly string[]): string[] {
  return [NEXT, ...released];
}

/** Returns the names of all versions from the oldest to the latest, then `next`. */
export function versionOrder(released: readonly string[]): string[] {
  return [...released].reverse().concat(NEXT);
}

/** Compares the names of two released versions, the later one first. A prerelease is before its release: https://semver.org */
export function newestFirst(a: string, b: string): number {
  const sortKey = (version: string) => {
    const [name = ''] = version.split('+');
    // Sorts `v4.0.0~` after `v4.0.0-rc.1`.
    return name.includes('-') ? name : `${name}~`;
  };
  return sortKey(b).localeCompare(sortKey(a), 'en', { numeric: true });
}

/** Returns the name of the latest released version, or `next` if no version is released. */
export function latestVersion([latest = NEXT]: readonly string[]): string {
  return latest;
}

/** Returns all versions with their paths, in the order of {@link allVersions}. */
export function docsVersions(released: readonly string[]): DocsVersion[] {
  const latest = latestVersion(released);
  return allVersions(released).map((name) => ({
    name,
    path: versionPath(name, released[0]),
    isLatest: name === latest,
  }));
}

/**
 * Returns the path of a version's pages below the base path, with a trailing slash.
 *
 * @param version `next`, or a released version
 * @param latest the latest version; without it, no version is released and `next` has the path of the latest
 */
export function versionPath(version: string, latest = NEXT): string {
  return version === latest ? LATEST_PATH : `docs/${version}/`;
}

/** Returns what readers know a version by. */
export function shownName({ name, label = name }: DocsVersion): string {
  return label;
}

/** Returns the name of a version with its state, as pages and files show it, for example `v3.4.0 (latest)`. */
export function versionLabel(version: DocsVersion): string {
  if (version.isLatest) return `${shownName(version)} (latest)`;
  return `${shownName(version)} (${version.name === NEXT ? 'unreleased' : 'frozen'})`;
}

/** Returns the folder with the Markdown files of a version, relative to the project. */
export function docsFolder(version: string): string {
  return version === NEXT ? 'docs' : `versioned_docs/version-${version}`;
}

/** Returns the sidebar file of a released version, relative to the project. */
export function sidebarFile(version: string): string {
  return `versioned_sidebars/version-${version}-sidebars.json`;
}

/**
 * Finds the version of a built page.
 *
 * @param page path below the base path, for example `docs/v3.3.0/intro/`
 * @returns the name of the version; undefined for the API reference, the blog and all other pages
 */
export function versionOfPage(page: string, versions: readonly DocsVersion[]): string | undefined {
  if (page.startsWith('docs/api/')) return undefined;
  const matching = versions.filter((version) => page.startsWith(version.path));
  return matching.sort((a, b) => b.path.length - a.path.length)[0]?.name;
}

/**
 * Splits the path of a docs file at the folder of its version.
 *
 * @param file relative to the project, with forward slashes
 * @returns the version and the path below its folder; undefined for a file outside of the docs
 */
export function splitDocsPath(file: string): { version: string; pathInside: string } | undefined {
  const groups = /^(?:docs|versioned_docs\/version-(?<version>[^/]+))\/(?<pathInside>.+)$/.exec(file)?.groups;
  return groups && { version: groups.version ?? NEXT, pathInside: groups.pathInside ?? '' };
}

/** A page of a released version, also in a translation. Example: `i18n/fr/docusaurus-plugin-content-docs/version-1.0/intro.md`. */
const RELEASED = /(?:^versioned_docs|\/docusaurus-plugin-content-docs)\/version-([^/]+)\//;

/** Returns the version of a docs file, and `next` for all other files, such as blog posts and the API reference. */
export function versionOfFile(file: string): string {
  return RELEASED.exec(file)?.[1] ?? NEXT;
}

/**
 * Returns the docs versions to compare: each version with its predecessor, with the latest version and with `next`. These
 * are all pairs of three versions, and 24 of the 45 pairs of ten: at most three for each version.
 *
 * @param order names of all versions, the oldest first, `next` last
 */
export function versionPairs(order: readonly string[]): VersionPair[] {
  const [latest, next] = [order.length - 2, order.length - 1];
  return order.flatMap((newer, at) =>
    order
      .slice(0, at)
      .flatMap((older, before) => (before === at - 1 || at === latest || at === next ? [{ older, newer }] : [])),
  );
}
