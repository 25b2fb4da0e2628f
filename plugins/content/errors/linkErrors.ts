import { existsSync } from 'node:fs';
import path from 'node:path';

import { closestName, decoded } from '@api-docs/kit';
import { docsFolder, isPartial, spellingRemedy, splitDocsPath, type BuildErrorDetails } from '@api-docs/kit/node';

import { addressError } from './addressError';
import { fileError, fromPage, isFileLink, isServed } from './fileLinks';
import type { PageLink } from './pageLinks';

/** A page as links see it. */
export interface LinkedPage {
  /** Relative to the project. */
  file: string;
  /** Site path; undefined if only Docusaurus knows it. */
  route: string | undefined;
  links: readonly PageLink[];
  /** The ids that a link can lead to; undefined if some are known to the browser only. */
  ids: ReadonlySet<string> | undefined;
  isDraft: boolean;
}

export interface LinkedSite {
  siteDir: string;
  basePath: string;
  pages: readonly LinkedPage[];
  /** Site paths of pages that have no file of their own. */
  otherRoutes: readonly string[];
}

type Target = { page?: LinkedPage | undefined } | 'nowhere' | 'no file' | 'unknown';

/** Returns the folder from whose pages a path such as `/intro.mdx` starts. */
function contentFolder({ file }: LinkedPage): string {
  const version = splitDocsPath(file)?.version;
  return version === undefined ? 'blog' : docsFolder(version);
}

/** Finds the page at a path of the site, which may be relative; "unknown" if only a browser can resolve it. */
function pageAt(pathname: string, from: LinkedPage, pages: readonly LinkedPage[], basePath: string) {
  const base = `https://site.example${from.route ?? ''}`;
  if (from.route === undefined || !URL.canParse(pathname, base)) return 'unknown';
  const url = new URL(pathname, base);
  const route = path.posix.join('/', decoded(url.pathname).replace(basePath, '/'), '/');
  return { route, page: pages.find((one) => one.route === route) };
}

/** Finds the page or the file that a link names. Only Docusaurus knows the pages of posts, tags and categories. */
function targetOf(link: string, from: LinkedPage, { siteDir, basePath, pages, otherRoutes }: LinkedSite): Target {
  if (link === '') return { page: isPartial(from.file) ? undefined : from };
  const written = decoded(link);
  const name = fromPage(written, from.file);
  if (/\.mdx?$/.test(name)) {
    const content = [contentFolder(from), ''];
    const folders = name.startsWith('/') ? content : [path.posix.dirname(from.file), ...content];
    const file = folders
      .map((folder) => path.posix.join(folder, name))
      .find((one) => existsSync(path.join(siteDir, one)));
    return file === undefined ? 'nowhere' : { page: pages.find((page) => page.file === file) };
  }
  if (isServed(written, from.file, siteDir)) return {};
  // The path of a page may end like a file, such as that of `config.ts.mdx`.
  const page = pageAt(link, from, pages, basePath);
  if (page !== 'unknown' && page.page) return page;
  if (isFileLink(written)) return 'no file';
  if (path.extname(name) !== '' || page === 'unknown') return 'unknown';
  // Those of docs, and of posts without a path of their own.
  const isWritten = /^\/docs\/(?!api\/|.*(?:tags|category)\/)|^\/blog\/\d{4}\//.test(page.route);
  const isOther = !isWritten || otherRoutes.includes(page.route);
  return isOther ? 'unknown' : 'nowhere';
}

/** What is wrong with a link to a heading that does not exist. */
export const BROKEN_ANCHOR = 'the link leads to no heading';

/** Ids that every page has. */
const OF_LAYOUT = /^(?:__docusaurus|$|user-content-|footnote-label)/;

const MAX_LISTED = 20;

const listOf = (ids: ReadonlySet<string>) =>
  [...ids]
    .slice(0, MAX_LISTED)
    .map((id) => `#${id}`)
    .join(', ');

const lastName = (target: string) => path.posix.parse(target).name;

/** Returns the known path that is spelled most similarly. In a folder that has pages, only the last name is misspelled. */
function closestPath(written: string, known: readonly string[]): string | undefined {
  const inFolder = known.filter((one) => path.posix.dirname(one) === path.posix.dirname(written));
  if (inFolder.length === 0) return closestName(written, known);
  const name = closestName(lastName(written), inFolder.map(lastName));
  return inFolder.find((one) => lastName(one) === name);
}

/** Returns the remedy for a link to a page that does not exist, by its file or its path. */
function pageRemedy(pathname: string, from: LinkedPage, { pages }: LinkedSite): string {
  const folder = path.posix.dirname(from.file);
  const isPath = pathname.startsWith('/');
  const isFile = /\.mdx?$/.test(pathname);
  const known = pages.flatMap(({ file, route }) => {
    if (!isPath) return path.posix.relative(folder, file);
    return isFile ? `/${path.posix.relative(contentFolder(from), file)}` : (route ?? []);
  });
  if (/^[\w-]+\.(?:com|dev|io|net|org)(?:\/|$)/i.test(pathname)) return `write "https://${pathname}"`;
  const closest = closestPath(path.posix.normalize(decoded(pathname).replaceAll('\\', '/')), known);
  const isPost = isPath && !isFile ? pathname.startsWith('/blog/') : from.file.startsWith('blog/');
  if (closest === undefined && isPost) return 'fix the name of the post';
  if (closest === undefined) return 'fix the name of the page, or link to where versioned_docs/moved.yaml has moved it';
  return `write "${isPath || closest.startsWith('.') ? closest : `./${closest}`}"`;
}

const NO_ADDRESS = {
  problem: 'the link has no address',
  expected: 'an address such as https://site.example, mailto:ann@site.example or ./tone.mdx',
  found: 'nothing',
  remedy: 'write the address, or remove the link',
};

/** What browsers find on each page: its start, and words. Docusaurus refuses both in its own links. */
const OF_BROWSERS = /^(?:top$|:~:)/i;

function anchorRemedy(id: string, link: string, ids: ReadonlySet<string>): string {
  if (id === 'top') return link === '' ? 'write "#" for the start of the page' : `write "${link}" without #top`;
  return spellingRemedy(
    `#${id}`,
    [...ids].map((one) => `#${one}`),
    ids.size > 0 ? `write one of ${listOf(ids)}` : 'link to the page: it has no headings',
  );
}

/** Returns what is wrong with a link; `undefined` if it leads to a page, to a heading, or to where only Docusaurus knows. */
function linkError(
  { url, element }: PageLink,
  from: LinkedPage,
  site: LinkedSite,
): Omit<BuildErrorDetails, 'file'> | undefined {
  // In HTML, it leads to the page itself.
  if (url === '') return element === undefined ? NO_ADDRESS : undefined;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return addressError(url);
  const [, link = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const target = targetOf(link, from, site);
  if (typeof target === 'string') {
    const address = /\.mdx?$/.test(link) ? undefined : addressError(url);
    if (address) return address;
    if (target === 'no file') return fileError(link, from.file, site.siteDir);
    if (target === 'unknown') return undefined;
    return {
      problem: 'the link is broken',
      expected: 'the file of a page, such as ./tone.mdx, or the path of a page, such as /docs/intro/',
      found: link,
      remedy: pageRemedy(fromPage(link, from.file), from, site),
    };
  }
  if (target.page?.isDraft) {
    return {
      problem: 'the link leads to a draft, which a build leaves out',
      expected: 'a page that readers have',
      found: link,
      remedy: `remove "draft: true" from ${target.page.file}, or remove the link`,
    };
  }
  const ids = target.page?.ids;
  const id = decoded(hash);
  if (!target.page || !ids || ids.has(id) || ids.has(hash) || OF_LAYOUT.test(id)) return undefined;
  if (element === 'a' && link === '' && OF_BROWSERS.test(id)) return undefined;
  return {
    problem: BROKEN_ANCHOR,
    expected: `an id on ${target.page.file}`,
    found: `#${id}`,
    remedy: anchorRemedy(id, link, ids),
  };
}

/** Finds the links that lead to no page, to no heading of a page, or to no file. */
export function linkErrors(from: LinkedPage, site: LinkedSite): BuildErrorDetails[] {
  return from.links.flatMap((link) => {
    const error = linkError(link, from, site);
    return error ? { file: `${from.file}:${link.line}`, ...error } : [];
  });
}
