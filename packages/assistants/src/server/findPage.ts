import { closestName, decoded } from '@api-docs/kit';

import type { Docs, PageEntry, SiteData } from './data';
import { InputError, quote } from './inputError';
import { MAX_NAME } from './inputs';

/** Pages that a message names. */
const MAX_PAGES = 3;

/**
 * Returns path and anchor of an address without percent-encoding. Example: `https://host/base/docs/intro.md?os=linux#a` becomes
 * `docs/intro/` and `a`.
 */
function splitAddress({ siteRoot }: SiteData, given: string) {
  const [, address = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)/s.exec(given.trim()) ?? [];
  const basePath = new URL(siteRoot).pathname;
  const whole = address.startsWith(siteRoot) ? address.slice(siteRoot.length) : address.replace(/^docs:\/\/\//, '');
  const path = decoded(whole.startsWith(basePath) ? whole.slice(basePath.length) : whole)
    .replace(/^\/+/, '')
    .replace(/(?:^|\/)index\.(?:md|html)$/, '')
    .replace(/\.md$/, '')
    .replace(/\/+$/, '');
  return { path: path === '' ? '' : `${path}/`, anchor: decoded(anchor) };
}

/** Returns the pages that may have been meant, the most similar first. */
function nearPages(docs: Docs, given: string, path: string): string[] {
  const { pages, latest } = docs.site();
  const closest = closestName(
    path,
    pages.map((page) => page.path),
  );
  const { hits } = docs.engine(latest).search({ query: given.replace(/[^\p{L}\p{N}]+/gu, ' '), area: '', limit: 8 });
  return [...(closest === undefined ? [] : [closest]), ...hits.map(({ page }) => page)];
}

/**
 * Finds a page by its path, its URL, its title or the last segment of its path, with the anchor of its address. A page of the
 * latest version comes first. Throws if there is no such page, with the nearest ones, or the latest version has several.
 */
export function findPage(docs: Docs, given: string): { path: string; anchor: string } {
  // The search for similar addresses would take seconds.
  if (given.length > MAX_NAME) {
    throw new InputError(`The address has ${given.length} characters, at most ${MAX_NAME} are read.`);
  }
  const { pages } = docs.site();
  const { path, anchor } = splitAddress(docs.site(), given);
  const text = docs.pages();
  const exact = [path, `docs/${path}`].find((candidate) => Object.hasOwn(text, candidate));
  if (exact !== undefined) return { path: exact, anchor };
  const name = given.trim().toLowerCase();
  const titled = pages.filter(({ title }) => title.toLowerCase() === name);
  const isNamed = ({ path: own, title }: PageEntry) =>
    (own.split('/').at(-2) ?? '') === name || title.toLowerCase().startsWith(`${name} `);
  const named = titled.length > 0 ? titled : pages.filter(isNamed);
  const [first, second] = named;
  if (first && (!second || first.version !== second.version)) return { path: first.path, anchor: '' };
  if (first) {
    const same = named.filter(({ version }) => version === first.version).slice(0, MAX_PAGES);
    const list = same.map((page) => `\`${page.path}\` (${page.title})`).join(', ');
    throw new InputError(`Several pages have this name. Give the path: ${list}.`);
  }
  const near = [...new Set(nearPages(docs, given, path))].slice(0, MAX_PAGES).map((page) => `\`${page}\``);
  const advice = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'Find pages with the tool `search`.';
  throw new InputError(`There is no page ${quote(given)}. ${advice}`);
}
