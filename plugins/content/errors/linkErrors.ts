import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import type { Program } from 'estree';
import { visit } from 'unist-util-visit';

import { closestName, decoded } from '@api-docs/kit';
import { docsFolder, isPartial, spellingRemedy, splitDocsPath, type BuildErrorDetails } from '@api-docs/kit/node';

import { isJsx, textAttributes } from '../../lib/pageNodes';
import { anchorsOf } from '../headings/remarkPageAnchors';
import { addressError } from './addressError';
import { importsOf } from './codeErrors';

/** A link on a page. */
export interface PageLink {
  url: string;
  line: number;
}

/** A page as links see it. */
export interface LinkedPage {
  /** Relative to the project. */
  file: string;
  /** Site path; undefined if only Docusaurus knows it. */
  route: string | undefined;
  links: readonly PageLink[];
  /** The ids that a link can lead to; undefined if some are known to the browser only. */
  ids: ReadonlySet<string> | undefined;
}

/** What links are checked against. */
export interface LinkedSite {
  siteDir: string;
  basePath: string;
  pages: readonly LinkedPage[];
  /** Site paths of pages that have no file of their own. */
  otherRoutes: readonly string[];
}

/** Returns whether `href` and `to` of an element are links. In SVG, they are parts of pictures. */
export const isLink = (name: string): boolean => name === 'a' || !/^[a-z]/.test(name);

/**
 * Returns the links of a page.
 *
 * @param others components whose attributes `href` and `to` are no links
 */
export function linksOf(tree: Root, others: readonly string[]): PageLink[] {
  const links: PageLink[] = [];
  const images = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void images.add(identifier));
  visit(tree, 'linkReference', ({ identifier }) => void images.delete(identifier));
  visit(tree, (node) => {
    if (node.type === 'definition' && images.has(node.identifier)) return;
    const { href, to } =
      isJsx(node) && isLink(node.name ?? '') && !others.includes(node.name ?? '') ? textAttributes(node) : {};
    const url = node.type === 'link' || node.type === 'definition' ? node.url : (href ?? to);
    if (url !== undefined) links.push({ url, line: node.position?.start.line ?? 1 });
  });
  return links;
}

/** Adds the ids in the props of a component, such as those of the rows of a table of fields. */
function addAnchors(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if ((key === 'anchor' || key === 'id') && typeof inner === 'string') ids.add(inner);
    else addAnchors(inner, ids);
  }
}

/** Returns whether a page imports a component, which may have ids of its own. */
function importsComponents(program: Program): boolean {
  return importsOf(program).some(({ source }) => !/^@theme\/|\.(?:mdx?|css|json|svg|png|jpe?g|webp|gif)$/.test(source));
}

/**
 * Returns the ids on a page.
 *
 * @param tree the page after the plugins that add ids
 * @param headings the ids of its headings and partials
 */
export function idsOf(tree: Root, program: Program, headings: Iterable<string>): Set<string> | undefined {
  const ids = new Set(headings);
  let isComplete = !importsComponents(program);
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition') ids.add(`user-content-fn-${node.identifier}`);
    if (node.data) addAnchors(node.data, ids);
    if (!isJsx(node)) return;
    for (const anchor of anchorsOf(node)) ids.add(anchor);
    for (const attribute of node.attributes) {
      if (!('name' in attribute)) isComplete = false;
      else if (attribute.name === 'id' && typeof attribute.value !== 'string') isComplete = false;
      else if (typeof attribute.value === 'object') addAnchors(attribute.value?.data, ids);
    }
  });
  return isComplete ? ids : undefined;
}

/** Where a link leads. */
type Target = { page?: LinkedPage | undefined } | 'nowhere' | 'no file';

/** Returns the folder from whose pages a path such as `/intro.mdx` starts. */
function contentFolder({ file }: LinkedPage): string {
  const version = splitDocsPath(file)?.version;
  return version === undefined ? 'blog' : docsFolder(version);
}

/** Returns the folder that the file of a link is in: of the page, or of files that are served as they are. */
const folderOf = (pathname: string, from: LinkedPage) =>
  path.posix.join(pathname.startsWith('/') ? 'static' : path.posix.dirname(from.file), path.posix.dirname(pathname));

/** Returns whether a file is not among those that are served as they are. The build writes no files into their folders. */
function isLost(name: string, siteDir: string): boolean {
  const file = path.join(siteDir, 'static', name);
  return /^\/[^/]+\/.*\.[a-z]\w*$/i.test(name) && existsSync(path.dirname(file)) && !existsSync(file);
}

/** Finds the page at a path of the site, which may be relative; "unknown" if only a browser can resolve it. */
function pageAt(pathname: string, from: LinkedPage, pages: readonly LinkedPage[], basePath: string) {
  const base = `https://site.example${from.route ?? ''}`;
  if (from.route === undefined || !URL.canParse(pathname, base)) return 'unknown';
  const url = new URL(pathname, base);
  const route = path.posix.join('/', decoded(url.pathname).replace(basePath, '/'), '/');
  return { route, page: pages.find((one) => one.route === route) };
}

/** Finds the page that a link names. Only Docusaurus knows the pages of posts, tags and categories, and files next to pages. */
function targetOf(pathname: string, from: LinkedPage, { siteDir, basePath, pages, otherRoutes }: LinkedSite): Target {
  if (pathname === '') return { page: isPartial(from.file) ? undefined : from };
  const name = decoded(pathname);
  if (/\.mdx?$/.test(name)) {
    const content = [contentFolder(from), ''];
    const folders = name.startsWith('/') ? content : [path.posix.dirname(from.file), ...content];
    const file = folders
      .map((folder) => path.posix.join(folder, name))
      .find((one) => existsSync(path.join(siteDir, one)));
    return file === undefined ? 'nowhere' : { page: pages.find((page) => page.file === file) };
  }
  const isFile = /^\.\.?\/.*\.[a-z]\w*$/i.test(name);
  // Other files next to a page; Docusaurus serves further ones.
  if (isFile && existsSync(path.join(siteDir, path.dirname(from.file), name))) return {};
  // The path of a page may end like a file, such as that of `config.ts.mdx`.
  const page = pageAt(pathname, from, pages, basePath);
  if (page !== 'unknown' && page.page) return page;
  if (isFile) return 'no file';
  if (isLost(name, siteDir)) return 'no file';
  if (path.extname(name) !== '' || page === 'unknown') return {};
  // Those of docs, and of posts without a path of their own.
  const isWritten = /^\/docs\/(?!api\/|.*(?:tags|category)\/)|^\/blog\/\d{4}\//.test(page.route);
  const isOther = !isWritten || otherRoutes.includes(page.route);
  return isOther ? {} : 'nowhere';
}

/** What is wrong with a link to a heading that does not exist. */
export const BROKEN_ANCHOR = 'the link leads to no heading';

/** Ids that every page has. */
const OF_LAYOUT = /^(?:__docusaurus|$|user-content-|footnote-label)/;

/** Maximum number of ids that an error lists. */
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
  if (closest === undefined) return 'fix the name of the page, or link to where versioned_docs/moved.yaml has moved it';
  return `write "${isPath || closest.startsWith('.') ? closest : `./${closest}`}"`;
}

/** Returns the path of a file of the project from a page. */
function fromPage(name: string, { file }: LinkedPage): string {
  const relative = path.posix.relative(path.posix.dirname(file), name);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Returns the error for a link to a file that does not exist. */
function fileError(pathname: string, from: LinkedPage, { siteDir }: LinkedSite): Omit<BuildErrorDetails, 'file'> {
  const folder = path.join(siteDir, folderOf(pathname, from));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return {
    problem: 'the link leads to a file that does not exist',
    expected: 'a file next to the page, such as ./guide.pdf, or below static/, such as /files/guide.pdf',
    found: pathname,
    remedy: spellingRemedy(
      pathname,
      names.map((name) => `${path.posix.dirname(pathname)}/${name}`),
      'save the file there, or fix its name',
    ),
  };
}

/** Returns what is wrong with a link; `undefined` if it leads to a page, to a heading, or to where only Docusaurus knows. */
function linkError(url: string, from: LinkedPage, site: LinkedSite): Omit<BuildErrorDetails, 'file'> | undefined {
  const [, asFile, written = '', hash = ''] = /^(pathname:\/\/)?([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const pathname = written.startsWith('@site/') ? fromPage(written.slice(6), from) : written;
  const address = addressError(url);
  if (address || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(pathname)) return address;
  if (asFile && !isLost(decoded(pathname), site.siteDir)) return undefined;
  const target = asFile ? 'no file' : targetOf(pathname, from, site);
  if (target === 'nowhere') {
    return {
      problem: 'the link is broken',
      expected: 'the file of a page, such as ./tone.mdx, or the path of a page, such as /docs/intro/',
      found: written,
      remedy: pageRemedy(pathname, from, site),
    };
  }
  if (target === 'no file') return { ...fileError(decoded(pathname), from, site), found: written };
  const ids = target.page?.ids;
  const id = decoded(hash);
  if (!target.page || !ids || ids.has(id) || ids.has(hash) || OF_LAYOUT.test(id)) return undefined;
  return {
    problem: BROKEN_ANCHOR,
    expected: `an id on ${target.page.file}`,
    found: `#${id}`,
    remedy:
      id === 'top'
        ? 'write "#" for the start of the page'
        : spellingRemedy(
            `#${id}`,
            [...ids].map((one) => `#${one}`),
            ids.size > 0 ? `write one of ${listOf(ids)}` : 'link to the page: it has no headings',
          ),
  };
}

/** Finds the links that lead to no page, to no heading of a page, or to no file. */
export function linkErrors(from: LinkedPage, site: LinkedSite): BuildErrorDetails[] {
  return from.links.flatMap(({ url, line }) => {
    const error = linkError(url, from, site);
    return error ? { file: `${from.file}:${line}`, ...error } : [];
  });
}
