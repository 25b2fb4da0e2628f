/**
 * Checks the links of a built site without a server. It parses every page once and resolves each link as a static host
 * would.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';

import { builtFiles } from './builtSite';

/** A built site in memory. */
export interface StaticSite {
  /** URL with a trailing slash, for example `https://docs.example/base/`. */
  root: string;
  /** All files, relative to the base path. */
  files: ReadonlySet<string>;
  /** HTML of each page by its file. */
  pages: ReadonlyMap<string, string>;
}

/** Faults by kind, each as `page -> link`. */
export interface LinkProblems {
  /** Links to a page or file that does not exist. */
  links: string[];
  /** Fragments that are no id or name of the target page. */
  anchors: string[];
  /** Missing images, scripts, styles and icons. */
  files: string[];
  /** Links to this host outside of the base path. */
  basePath: string[];
  /** Links to redirects. */
  redirects: string[];
  /** Ids used twice on a page, as `page -> #id`. */
  duplicateIds: string[];
}

interface Reference {
  kind: 'page' | 'file';
  href: string;
}

interface PageFacts {
  anchors: ReadonlySet<string>;
  duplicateIds: string[];
  isRedirect: boolean;
  references: Reference[];
}

/** Relations of `link` that browsers do not fetch. */
const UNCHECKED_RELATIONS = ['alternate', 'canonical'];

/** Relations of `link` to a page. All others name a file. */
const PAGE_RELATIONS = ['next', 'prev', 'search'];

const URL_ATTRIBUTES: readonly (readonly [string, string, Reference['kind']])[] = [
  ['a, area', 'href', 'page'],
  ['iframe', 'src', 'page'],
  ['img, script, source, video, audio, track, embed, input', 'src', 'file'],
  ['video', 'poster', 'file'],
  ['object', 'data', 'file'],
  ['svg use, svg image', 'href', 'file'],
  ['meta[property="og:image"], meta[name="twitter:image"]', 'content', 'file'],
];

/** Separates the URLs of a `srcset` such as `small.png 1x, large.png 2x`. */
const SOURCE_SET_GAP = /(?:\s+[\d.]+[wx])?\s*(?:,\s+|$)/;

/** Example: `0; url=/base/docs/intro/`. */
const REFRESH_TARGET = /^\s*\d+\s*;\s*url=\s*(.+?)\s*$/i;

function refreshTarget($: CheerioAPI): string | undefined {
  return REFRESH_TARGET.exec($('meta[http-equiv="refresh" i]').attr('content') ?? '')?.[1];
}

function readReferences($: CheerioAPI): Reference[] {
  const attributes = URL_ATTRIBUTES.flatMap(([elements, attribute, kind]) =>
    $(elements)
      .toArray()
      .map((element) => ({ kind, href: $(element).attr(attribute) })),
  );
  const links = $('link[href]')
    .toArray()
    .map((element) => ({ rel: $(element).attr('rel') ?? '', href: $(element).attr('href') }))
    .filter(({ rel }) => !UNCHECKED_RELATIONS.includes(rel))
    .map(({ rel, href }) => ({ kind: PAGE_RELATIONS.includes(rel) ? ('page' as const) : ('file' as const), href }));
  const sets = $('[srcset], [imagesrcset]')
    .toArray()
    .flatMap((element) => ($(element).attr('srcset') ?? $(element).attr('imagesrcset') ?? '').split(SOURCE_SET_GAP))
    .map((href) => ({ kind: 'file' as const, href: href?.trim() || undefined }));
  const refresh = { kind: 'page' as const, href: refreshTarget($) };
  return [...attributes, ...links, ...sets, refresh].filter((found): found is Reference => found.href !== undefined);
}

function readPage(html: string): PageFacts {
  // Otherwise the content of `noscript` is parsed as text.
  const $ = load(html, { scriptingEnabled: false });
  const ids = $('[id]')
    .toArray()
    .map((element) => ({ id: $(element).attr('id') ?? '', element }));
  const own = ids.filter(({ element }) => $(element).closest('svg defs').length === 0).map(({ id }) => id);
  const names = $('a[name]')
    .toArray()
    .map((element) => $(element).attr('name') ?? '');
  return {
    anchors: new Set([...ids.map(({ id }) => id), ...names]),
    duplicateIds: [...new Set(own.filter((id, index) => own.indexOf(id) !== index))],
    isRedirect: refreshTarget($) !== undefined,
    references: readReferences($),
  };
}

/** Returns the URL of a file. Hosts serve `x/index.html` as `x/`. */
function urlOf(file: string, root: string): string {
  return new URL(file.replace(/(^|\/)index\.html$/, '$1'), root).href;
}

/** Decodes a URL part. Malformed escapes stay as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type LinkProblem = Exclude<keyof LinkProblems, 'duplicateIds'>;

/** Returns the problem of one link, if any. */
function checkLink(
  site: StaticSite,
  facts: ReadonlyMap<string, PageFacts>,
  page: string,
  reference: Reference,
): LinkProblem | undefined {
  const missing = reference.kind === 'file' ? 'files' : 'links';
  const from = urlOf(page, site.root);
  if (!URL.canParse(reference.href, from)) return missing;
  const root = new URL(site.root);
  const url = new URL(reference.href, from);
  if (url.host !== root.host || !url.protocol.startsWith('http')) return undefined;
  if (`${url.pathname}/` === root.pathname) return 'redirects';
  if (!url.pathname.startsWith(root.pathname)) return 'basePath';

  const below = decode(url.pathname.slice(root.pathname.length));
  const file = below === '' || below.endsWith('/') ? `${below}index.html` : below;
  if (!site.files.has(file)) {
    // Hosts redirect to the path with a trailing slash.
    return reference.kind === 'page' && site.files.has(`${file}/index.html`) ? 'redirects' : missing;
  }
  const target = facts.get(file);
  if (target?.isRedirect && file !== page) return 'redirects';
  const fragment = decode(url.hash.slice(1));
  if (!target || fragment === '' || fragment === 'top' || target.anchors.has(fragment)) return undefined;
  return 'anchors';
}

/**
 * Reads a built site from a folder.
 *
 * @param root URL of the site, with a trailing slash
 */
export function readSite(dir: string, root: string): StaticSite {
  const files = builtFiles(dir);
  const pages = files.filter((file) => file.endsWith('.html'));
  return {
    root,
    files: new Set(files),
    pages: new Map(pages.map((file) => [file, readFileSync(path.join(dir, file), 'utf8')])),
  };
}

/** Checks all links, anchors, embedded files and ids of a site. Each list is sorted and has a link once for each page. */
export function checkLinks(site: StaticSite): LinkProblems {
  const problems: LinkProblems = { links: [], anchors: [], files: [], basePath: [], redirects: [], duplicateIds: [] };
  const facts = new Map([...site.pages].map(([file, html]) => [file, readPage(html)] as const));
  for (const [page, { references, duplicateIds }] of facts) {
    problems.duplicateIds.push(...duplicateIds.map((id) => `${page} -> #${id}`));
    for (const reference of references) {
      const problem = checkLink(site, facts, page, reference);
      if (problem) problems[problem].push(`${page} -> ${reference.href}`);
    }
  }
  for (const [kind, entries] of Object.entries(problems) as [keyof LinkProblems, string[]][]) {
    problems[kind] = [...new Set(entries)].sort();
  }
  return problems;
}
