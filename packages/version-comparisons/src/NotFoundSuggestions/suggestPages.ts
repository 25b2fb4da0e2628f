import { distance } from 'fastest-levenshtein';

import { closestName } from '@api-docs/kit';

/** The file that the build writes below the base path. Only the not-found page loads it. */
export const KNOWN_PATHS_FILE = 'addresses.json';

/** The paths that the not-found page suggests pages from: site paths with a leading and a trailing slash. */
export interface KnownPaths {
  /** Names of the docs versions, their labels if they differ, and the starts of their paths, for example `/docs/v3.3.0/`. Latest version first. */
  versions: { name: string; label?: string | undefined; prefix: string }[];
  /** Title of each page by path. */
  pages: Record<string, string>;
  /** Redirects of `moved.yaml`: old path to current path. */
  moved: Record<string, string>;
}

/** Why a page is suggested: in the case of `{ label }`, it is the same page in the docs version with this label. */
export type Why = 'same page' | 'moved' | 'similar' | { label: string };

interface PageSuggestion {
  to: string;
  title: string;
  why: Why;
}

const MAX_SUGGESTIONS = 4;

/** A path below that of the latest version. Example: `v3.2.0/intro/`. */
const VERSIONED_PATH = /^(v?\d[\d.]*)\/(.*)$/;

/** A path, split after the prefix of its docs version. Unknown versions have no prefix, other paths neither part. */
interface SplitPath {
  prefix?: string;
  rest?: string;
}

function splitPath(path: string, { versions }: KnownPaths): SplitPath {
  const [latest, ...others] = versions;
  const own = others.find(({ prefix }) => path.startsWith(prefix));
  if (own) return { prefix: own.prefix, rest: path.slice(own.prefix.length) };
  if (!latest || !path.startsWith(latest.prefix)) return {};
  const inside = path.slice(latest.prefix.length);
  const [, name, rest] = VERSIONED_PATH.exec(inside) ?? [];
  if (name === undefined) return { prefix: latest.prefix, rest: inside };
  return name === latest.name ? { prefix: latest.prefix, rest } : { rest };
}

/** Returns the path itself if a page has it, or else the path that it redirects to. */
function pageAt(path: string, { pages, moved }: KnownPaths): string | undefined {
  return path in pages ? path : moved[path];
}

function lastSegment(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** Pages with the most similar last segment in the same version, in the latest version and outside of the docs. */
function similarPages(path: string, { prefix }: SplitPath, known: KnownPaths): string[] {
  const otherVersions = known.versions.slice(1).filter((version) => version.prefix !== prefix);
  const candidates = [...Object.keys(known.pages), ...Object.keys(known.moved)].filter(
    (page) => page !== '/' && !otherVersions.some((version) => page.startsWith(version.prefix)),
  );
  const name = closestName(lastSegment(path), candidates.map(lastSegment));
  return candidates
    .filter((page) => lastSegment(page) === name)
    .map((page) => ({ page, edits: distance(path, page) }))
    .sort((a, b) => a.edits - b.edits || a.page.localeCompare(b.page))
    .flatMap(({ page }) => pageAt(page, known) ?? []);
}

/**
 * Suggests pages for an unknown path, the likeliest first: its redirect, the same page in other docs versions, and pages
 * with a similar name.
 */
export function suggestPages(path: string, known: KnownPaths): PageSuggestion[] {
  const split = splitPath(path, known);
  const { prefix, rest } = split;
  const canonical = prefix === undefined ? path : prefix + (rest ?? '');
  const found: [string | undefined, Why][] = [
    [pageAt(canonical, known), canonical in known.pages ? 'same page' : 'moved'],
  ];
  for (const { name, label = name, ...version } of rest === undefined ? [] : known.versions) {
    if (version.prefix !== prefix) found.push([pageAt(version.prefix + rest, known), { label }]);
  }
  for (const page of similarPages(path, split, known)) found.push([page, 'similar']);
  const suggestions = new Map<string, PageSuggestion>();
  for (const [to, why] of found) {
    if (to !== undefined && !suggestions.has(to)) suggestions.set(to, { to, title: known.pages[to] ?? to, why });
  }
  return [...suggestions.values()].slice(0, MAX_SUGGESTIONS);
}
