import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Definition, Image, Link } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

import { classifyPage } from '../../plugins/content/front-matter/pageKind';
import { splitDocsPath } from '../../plugins/versions/docsVersions';
import { closestName } from '../../shared/closestName';
import type { ReportedFinding } from './finding';
import type { Page } from './prose/page';
import type { SiteMap } from './siteMap';

/** What links may point to. */
export interface LinkSources {
  siteDir: string;
  map: SiteMap;
  /** Ids of the headings of each page, by file; undefined if they are unknown. */
  headings: ReadonlyMap<string, readonly string[] | undefined>;
  /** Replaces brand tokens. */
  fillIn(text: string): string;
}

const LINK_RULES = {
  link: {
    name: 'broken-link',
    level: 'fault',
    why: 'The link opens the not-found page, and the build fails.',
    remedy: 'Correct the link. Inside one docs version, link to the file: ./page.mdx or ../folder/page.mdx.',
  },
  anchor: {
    name: 'broken-anchor',
    level: 'fault',
    why: 'The link opens the top of the page instead of the section.',
    remedy: 'Write the id of a heading: its text in lower case, with hyphens between the words.',
  },
  element: {
    name: 'html-link',
    level: 'fault',
    why: 'Browsers take the path of an HTML element as it is, without the base path and the docs version.',
    remedy: 'Write [text](path), or import Link from \'@docusaurus/Link\' and write <Link to="path">.',
  },
  image: {
    name: 'missing-image',
    level: 'fault',
    why: 'Readers see a broken image, and the build fails.',
    remedy: 'Correct the path, or add a figure to the _figures folder of the version and use <Figure name="…" />.',
  },
} as const;

/** Paths that exist only in the build, which checks links to them: downloads, and lists of tags, authors and posts. */
const ONLY_BUILT = /\.\w+$|\/(?:tags|authors)(?:\/|$)|\/page\/\d+$/;

/** Start of a path from the folder of the project. */
const PROJECT = /^@site\//;

/** Ids that components give to the fields of an operation. */
const FIELD_ID = /^(?:request|reply)-/;

interface BrokenLink {
  rule: (typeof LINK_RULES)[keyof typeof LINK_RULES];
  expected?: string;
}

function didYouMean(name: string, candidates: readonly string[]): { expected?: string } {
  const nearest = closestName(name, candidates);
  return nearest === undefined ? {} : { expected: nearest };
}

/** Returns the folder whose pages may link to each other by file: a docs version, the blog, or the pages. */
function folderOf(file: string): string {
  const inside = (splitDocsPath(file) ?? classifyPage(file))?.pathInside;
  return inside === undefined ? path.posix.dirname(file) : file.slice(0, -inside.length);
}

/** Resolves a link by file name to the linked file: from the file, or, like Docusaurus, from the folder of all pages. */
function linkedFile(target: string, file: string, { headings }: LinkSources): string | BrokenLink {
  const folder = folderOf(file);
  const starts = /^\.{1,2}\//.test(target) ? [path.posix.dirname(file)] : [path.posix.dirname(file), folder, ''];
  const found = starts
    .map((start) => path.posix.join(start, target.replace(PROJECT, '')).replace(/^\//, ''))
    .find((candidate) => headings.has(candidate) && candidate.startsWith(folder));
  if (found !== undefined) return found;
  const relatives = [...headings.keys()]
    .filter((candidate) => candidate.startsWith(folder))
    .map((candidate) => path.posix.relative(path.posix.dirname(file), candidate))
    .map((candidate) => (candidate.startsWith('.') ? candidate : `./${candidate}`));
  return { rule: LINK_RULES.link, ...didYouMean(target, relatives) };
}

/** Resolves a link by URL path to the file of the linked page; undefined if the page has none. */
function fileOfPath(target: string, file: string, { map }: LinkSources): string | BrokenLink | undefined {
  const own = [...map].find(([, candidate]) => candidate === file)?.[0] ?? '/';
  const { pathname } = new URL(target, `https://site.invalid${own.replace(/\/?$/, '/')}`);
  const sitePath = decodeURI(pathname).replace(/(?<=.)\/$/, '');
  if (map.has(sitePath)) return map.get(sitePath);
  if (ONLY_BUILT.test(sitePath)) return undefined;
  return { rule: LINK_RULES.link, ...didYouMean(sitePath, [...map.keys()]) };
}

function checkLink(url: string, file: string, sources: LinkSources): BrokenLink | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined;
  const [target = '', fragment = ''] = url.split('#');
  const [pathPart = ''] = target.split('?');
  const byFile = /\.mdx?$/.test(pathPart);
  const found =
    pathPart === ''
      ? file
      : byFile
        ? linkedFile(decodeURI(pathPart), file, sources)
        : fileOfPath(pathPart, file, sources);
  if (found === undefined || typeof found === 'object') return found;
  const ids = sources.headings.get(found);
  if (!ids || fragment === '' || ids.includes(fragment) || FIELD_ID.test(fragment)) return undefined;
  const { expected } = didYouMean(fragment, ids);
  return { rule: LINK_RULES.anchor, ...(expected === undefined ? {} : { expected: `#${expected}` }) };
}

function checkImage(url: string, file: string, { siteDir }: LinkSources): BrokenLink | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined;
  const start = url.startsWith('/') ? 'static' : PROJECT.test(url) ? '' : path.dirname(file);
  return existsSync(path.join(siteDir, start, decodeURI(url.replace(PROJECT, '').replace(/[?#].*/, ''))))
    ? undefined
    : { rule: LINK_RULES.image };
}

/** Examples: `https://example.com`, `//example.com`, `mailto:a@b.example`, `#reply`. */
const RESOLVED = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** Returns an attribute of an element if it is a string. */
export function attributeOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Finds `<a href="…">` with a path of this site. */
function elementFindings({ file, tree }: Page): ReportedFinding[] {
  const findings: ReportedFinding[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { name, position } = node as MdxJsxFlowElement | MdxJsxTextElement;
    const href = attributeOf(node as MdxJsxFlowElement | MdxJsxTextElement, 'href');
    if (name !== 'a' || href === undefined || RESOLVED.test(href)) return;
    const { line = 1, column = 1 } = position?.start ?? {};
    findings.push({ file, line, column, rule: LINK_RULES.element, found: `<a href="${href}">` });
  });
  return findings;
}

/** Finds links to pages and headings that do not exist, and missing images. It needs no build. */
export function linkFindings(page: Page, sources: LinkSources): ReportedFinding[] {
  const findings = elementFindings(page);
  visit(page.tree, ['link', 'definition', 'image'], (node) => {
    const { type, url, position } = node as Link | Definition | Image;
    const filled = sources.fillIn(url);
    const broken = (type === 'image' ? checkImage : checkLink)(filled, page.file, sources);
    if (!broken) return;
    const { line = 1, column = 1 } = position?.start ?? {};
    const { rule, expected } = broken;
    findings.push({ file: page.file, line, column, rule, found: url, ...(expected === undefined ? {} : { expected }) });
  });
  return findings;
}
