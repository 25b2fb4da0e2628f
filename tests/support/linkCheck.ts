/**
 * Finds what is wrong with the links of a finished site, without a server: every page is parsed once, then each address is
 * resolved as a static host resolves it. Called by the link test, with the build and with a tiny made-up site.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';

import { builtFiles } from './builtSite';

/** A finished site in memory. */
export interface StaticSite {
  /** Origin and base path, with a slash at the end: `https://docs.example/base/`. */
  root: string;
  /** All files, relative to the base path. */
  files: ReadonlySet<string>;
  /** HTML of each page by its file. */
  pages: ReadonlyMap<string, string>;
}

/** What a reader would stumble over, each entry as `page -> link`. */
export interface LinkProblems {
  /** Links to a page or file that does not exist. */
  links: string[];
  /** Fragments that are no id or name on the page they lead to. */
  anchors: string[];
  /** Missing images, scripts, styles and icons. */
  files: string[];
  /** Addresses of the site above its base path. */
  basePath: string[];
  /** Links that reach their page by way of a redirect. */
  redirects: string[];
  /** Ids that stand twice on a page, as `page -> #id`. */
  duplicateIds: string[];
}

interface Address {
  kind: 'page' | 'file';
  href: string;
}

interface PageFacts {
  anchors: ReadonlySet<string>;
  duplicateIds: string[];
  isRedirect: boolean;
  addresses: Address[];
}

/** Relations of `link` that are not followed by a reader or fetched by a browser. */
const UNCHECKED_RELATIONS = ['alternate', 'canonical'];

/** Relations of `link` that lead to a page; all others name a file. */
const PAGE_RELATIONS = ['next', 'prev', 'search'];

const ADDRESS_ATTRIBUTES: readonly (readonly [string, string, Address['kind']])[] = [
  ['a, area', 'href', 'page'],
  ['iframe', 'src', 'page'],
  ['img, script, source, video, audio, track, embed, input', 'src', 'file'],
  ['video', 'poster', 'file'],
  ['object', 'data', 'file'],
  ['svg use, svg image', 'href', 'file'],
  ['meta[property="og:image"], meta[name="twitter:image"]', 'content', 'file'],
];

/** Example of what the pattern takes apart: `small.png 1x, large.png 2x`. */
const SOURCE_SET_GAP = /(?:\s+[\d.]+[wx])?\s*(?:,\s+|$)/;

/** Example: `0; url=/base/docs/intro/`. */
const REFRESH_TARGET = /^\s*\d+\s*;\s*url=\s*(.+?)\s*$/i;

function refreshTarget($: CheerioAPI): string | undefined {
  return REFRESH_TARGET.exec($('meta[http-equiv="refresh" i]').attr('content') ?? '')?.[1];
}

function readAddresses($: CheerioAPI): Address[] {
  const attributes = ADDRESS_ATTRIBUTES.flatMap(([elements, attribute, kind]) =>
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
  return [...attributes, ...links, ...sets, refresh].filter((found): found is Address => found.href !== undefined);
}

function readPage(html: string): PageFacts {
  // Without scripting the content of `noscript` is parsed as elements, too.
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
    addresses: readAddresses($),
  };
}

/** The file's own address: hosts serve `x/index.html` as `x/`. */
function addressOf(file: string, root: string): string {
  return new URL(file.replace(/(^|\/)index\.html$/, '$1'), root).href;
}

/** A percent sign that starts no escape stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Verdict = Exclude<keyof LinkProblems, 'duplicateIds'> | undefined;

/** Says what is wrong with one address of a page, if anything. */
function judge(site: StaticSite, facts: ReadonlyMap<string, PageFacts>, page: string, address: Address): Verdict {
  const missing = address.kind === 'file' ? 'files' : 'links';
  const from = addressOf(page, site.root);
  if (!URL.canParse(address.href, from)) return missing;
  const root = new URL(site.root);
  const url = new URL(address.href, from);
  if (url.host !== root.host || !url.protocol.startsWith('http')) return undefined;
  if (`${url.pathname}/` === root.pathname) return 'redirects';
  if (!url.pathname.startsWith(root.pathname)) return 'basePath';

  const below = decode(url.pathname.slice(root.pathname.length));
  const file = below === '' || below.endsWith('/') ? `${below}index.html` : below;
  if (!site.files.has(file)) {
    // A host answers an address without its last slash by sending the reader to the one with it.
    return address.kind === 'page' && site.files.has(`${file}/index.html`) ? 'redirects' : missing;
  }
  const target = facts.get(file);
  if (target?.isRedirect && file !== page) return 'redirects';
  const fragment = decode(url.hash.slice(1));
  if (!target || fragment === '' || fragment === 'top' || target.anchors.has(fragment)) return undefined;
  return 'anchors';
}

/**
 * Reads a finished site from a folder.
 *
 * @param root origin and base path, with a slash at the end
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

/** Checks all links, anchors, embedded files and ids of a site; each list is sorted and names a link once for a page. */
export function checkLinks(site: StaticSite): LinkProblems {
  const problems: LinkProblems = { links: [], anchors: [], files: [], basePath: [], redirects: [], duplicateIds: [] };
  const facts = new Map([...site.pages].map(([file, html]) => [file, readPage(html)] as const));
  for (const [page, { addresses, duplicateIds }] of facts) {
    problems.duplicateIds.push(...duplicateIds.map((id) => `${page} -> #${id}`));
    for (const address of addresses) {
      const verdict = judge(site, facts, page, address);
      if (verdict) problems[verdict].push(`${page} -> ${address.href}`);
    }
  }
  for (const [kind, entries] of Object.entries(problems) as [keyof LinkProblems, string[]][]) {
    problems[kind] = [...new Set(entries)].sort();
  }
  return problems;
}
