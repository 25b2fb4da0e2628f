import { distance } from 'fastest-levenshtein';

import { nearestName } from '../../../shared/nearestName';
import type { SiteAddresses } from '../../../shared/siteAddresses';

/** A page that the reader of an unknown address may mean. */
export interface NearAddress {
  to: string;
  title: string;
  why: string;
}

/** More would be a list to search in. */
const MOST = 4;

/** Example: `/docs/v3.2.0/intro/`. */
const VERSIONED = /^\/docs\/(v?\d[\d.]*)\/(.*)$/;

/** An address as a docs version and the rest; without a version outside the docs and for versions that do not exist. */
interface Place {
  prefix?: string;
  tail?: string;
}

function placeOf(address: string, { versions }: SiteAddresses): Place {
  const [latest, ...others] = versions;
  const own = others.find(({ prefix }) => address.startsWith(prefix));
  if (own) return { prefix: own.prefix, tail: address.slice(own.prefix.length) };
  const [, name, tail] = VERSIONED.exec(address) ?? [];
  if (name !== undefined) return name === latest?.name ? { prefix: latest.prefix, tail } : { tail };
  if (!latest || !address.startsWith(latest.prefix)) return {};
  return { prefix: latest.prefix, tail: address.slice(latest.prefix.length) };
}

function pageAt(address: string, { pages, moved }: SiteAddresses): string | undefined {
  return address in pages ? address : moved[address];
}

function lastSegment(address: string): string {
  return address.split('/').at(-2) ?? '';
}

/** Pages of the reader's version, of the latest, and outside the docs whose last segment is nearest to the address's. */
function similarPages(address: string, { prefix }: Place, site: SiteAddresses): string[] {
  const foreign = site.versions.slice(1).filter((version) => version.prefix !== prefix);
  const known = [...Object.keys(site.pages), ...Object.keys(site.moved)].filter(
    (page) => page !== '/' && !foreign.some((version) => page.startsWith(version.prefix)),
  );
  const name = nearestName(lastSegment(address), known.map(lastSegment));
  return known
    .filter((page) => lastSegment(page) === name)
    .map((page) => ({ page, steps: distance(address, page) }))
    .sort((a, b) => a.steps - b.steps || a.page.localeCompare(b.page))
    .flatMap(({ page }) => pageAt(page, site) ?? []);
}

/** The nearest page above the address that is no landing of a docs version. */
function pageAbove(address: string, site: SiteAddresses): string | undefined {
  const segments = address.split('/').slice(1, -1);
  const above = segments.map((_segment, index) => ['', ...segments.slice(0, -index - 1), ''].join('/'));
  const landings = ['/', ...site.versions.map(({ prefix }) => prefix)];
  return above.find((page) => page in site.pages && !landings.includes(page));
}

/**
 * Finds the pages that the reader of an unknown address may mean, the likeliest first: where it moved to, the same page
 * in other docs versions, pages whose name is spelled almost the same, and the page above.
 *
 * @param address a site path, see `readAddress`
 * @param site all addresses there are
 */
export function nearAddresses(address: string, site: SiteAddresses): NearAddress[] {
  const place = placeOf(address, site);
  const { prefix, tail } = place;
  const usual = prefix === undefined ? address : prefix + (tail ?? '');
  const found: [string | undefined, string][] = [
    [pageAt(usual, site), usual in site.pages ? 'The same page' : 'This page has moved'],
  ];
  for (const version of tail === undefined ? [] : site.versions) {
    if (version.prefix !== prefix)
      found.push([pageAt(version.prefix + tail, site), `The same page in docs ${version.name}`]);
  }
  for (const page of similarPages(address, place, site)) found.push([page, 'A similar address']);
  found.push([pageAbove(address, site), 'One level up']);
  const near = new Map<string, NearAddress>();
  for (const [to, why] of found) {
    if (to !== undefined && !near.has(to)) near.set(to, { to, title: site.pages[to] ?? to, why });
  }
  return [...near.values()].slice(0, MOST);
}
