/**
 * Checks the links of a built site without a server. It parses every page once and resolves each link as a static host
 * would.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import { attributesOf, builtFiles } from './builtSite';

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

/** Attributes with URLs that browsers follow or fetch. */
const REFERENCES: readonly (readonly [selector: string, attribute: string, Reference['kind']])[] = [
  [':is(a, area, link:is([rel=next], [rel=prev], [rel=search]))[href]', 'href', 'page'],
  ['iframe[src]', 'src', 'page'],
  [':not(iframe)[src]', 'src', 'file'],
  ['link[href]:not([rel=alternate], [rel=canonical], [rel=next], [rel=prev], [rel=search])', 'href', 'file'],
  ['svg :is(use, image)[href]', 'href', 'file'],
  ['[poster]', 'poster', 'file'],
  ['object[data]', 'data', 'file'],
  ['[srcset]', 'srcset', 'file'],
  ['[imagesrcset]', 'imagesrcset', 'file'],
  ['meta:is([property="og:image"], [name="twitter:image"])', 'content', 'file'],
];

/** Separates the URLs of a `srcset` such as `small.png 1x, large.png 2x`. */
const SOURCE_SET_GAP = /(?:\s+[\d.]+[wx])?\s*(?:,\s+|$)/;

/** Example: `0; url=/base/docs/intro/`. */
const REFRESH_TARGET = /^\s*\d+\s*;\s*url=\s*(.+?)\s*$/i;

function readPage(html: string) {
  // Otherwise the content of `noscript` is parsed as text.
  const $ = load(html, { scriptingEnabled: false });
  const own = attributesOf($, $('[id]').not('svg defs [id]'), 'id');
  const refresh = REFRESH_TARGET.exec($('meta[http-equiv="refresh" i]').attr('content') ?? '')?.[1];
  const references = REFERENCES.flatMap(([selector, attribute, kind]) =>
    attributesOf($, selector, attribute)
      .flatMap((value) => (attribute.endsWith('srcset') ? value.split(SOURCE_SET_GAP).filter(Boolean) : [value]))
      .map((href): Reference => ({ kind, href })),
  );
  return {
    anchors: new Set([...attributesOf($, '[id]', 'id'), ...attributesOf($, 'a[name]', 'name')]),
    duplicateIds: own.filter((id, index) => own.indexOf(id) !== index),
    isRedirect: refresh !== undefined,
    references: refresh === undefined ? references : [...references, { kind: 'page' as const, href: refresh }],
  };
}

type PageFacts = ReturnType<typeof readPage>;

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

/** Reads a built site from a folder. The URL of the site has a trailing slash. */
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
