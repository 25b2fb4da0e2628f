import type { KnownPaths, VersionPrefix } from '../../../shared/knownPaths';
import type { Redirect } from '../../content/moved-pages/redirects';
import { NEXT, versionPath } from '../../lib/docsVersions';

/**
 * Returns the paths that the not-found page suggests pages from.
 *
 * @param titles title of each page, by site path
 * @param versions names of the docs versions, latest first, without `next`
 * @returns pages sorted by path; redirects without those of the latest version's alias, which the browser derives itself
 */
export function knownPaths(
  titles: ReadonlyMap<string, string>,
  redirects: readonly Redirect[],
  versions: readonly string[],
): KnownPaths {
  const [latest = '', ...frozen] = versions;
  const prefixes = [latest, NEXT, ...frozen].map((name): VersionPrefix => ({
    name,
    prefix: `/${versionPath(name, latest)}`,
  }));
  const moved = redirects.filter(({ from }) => !from.startsWith(`/docs/${latest}/`)).map(({ from, to }) => [from, to]);
  return {
    versions: prefixes,
    pages: Object.fromEntries([...titles].sort(([a], [b]) => a.localeCompare(b))),
    moved: Object.fromEntries(moved) as Record<string, string>,
  };
}
