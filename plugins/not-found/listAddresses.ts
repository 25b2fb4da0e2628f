import type { SiteAddresses, VersionAddress } from '../../shared/siteAddresses';
import type { Redirect } from '../redirects/planRedirects';

/**
 * Collects what the not-found page needs to know about the site.
 *
 * @param titles of the pages by site path
 * @param redirects of the site
 * @param versions names of the docs versions, the latest first, without `next`
 * @returns pages and moved addresses, sorted; without the latest version's alias, which the browser works out itself
 */
export function listAddresses(
  titles: ReadonlyMap<string, string>,
  redirects: readonly Redirect[],
  versions: readonly string[],
): SiteAddresses {
  const [latest = '', ...frozen] = versions;
  const others = ['next', ...frozen].map((name): VersionAddress => ({ name, prefix: `/docs/${name}/` }));
  const moved = redirects.filter(({ from }) => !from.startsWith(`/docs/${latest}/`)).map(({ from, to }) => [from, to]);
  return {
    versions: [{ name: latest, prefix: '/docs/' }, ...others],
    pages: Object.fromEntries([...titles].sort(([a], [b]) => a.localeCompare(b))),
    moved: Object.fromEntries(moved) as Record<string, string>,
  };
}
