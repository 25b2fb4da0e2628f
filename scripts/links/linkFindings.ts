import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';

import { pagePlace } from '../../plugins/front-matter/pageKind';
import { nearestName } from '../../shared/nearestName';
import type { ReportedFinding } from '../gates/reportedFinding';
import type { Page } from '../prose/page';
import type { SiteMap } from './siteMap';

/** What links are held against. */
export interface LinkSources {
  siteDir: string;
  map: SiteMap;
  /** Ids of the headings of each page, by its file. */
  headings: ReadonlyMap<string, readonly string[]>;
  /** Replaces brand tokens. */
  fillIn(text: string): string;
}

/** The rules of links, by what is wrong. */
export const LINK_RULES = {
  link: {
    name: 'broken-link',
    why: 'Readers land on the not-found page, and the build refuses the page.',
    remedy: 'Correct the address. Inside one docs version, link to the file: ./page.mdx or ../folder/page.mdx.',
  },
  anchor: {
    name: 'broken-anchor',
    why: 'Readers land at the top of the page and have to look for the place.',
    remedy: 'Write the id of a heading: its words in lower case, with hyphens between them.',
  },
  picture: {
    name: 'missing-picture',
    why: 'Readers see a broken image, and the build refuses the page.',
    remedy: 'Correct the path, or draw the picture in the _figures folder of the version and use <Figure name="…" />.',
  },
} as const;

/** Fields of an operation have ids that components make. */
const MADE_BY_COMPONENTS = /^(?:request|reply)-/;

interface Verdict {
  rule: (typeof LINK_RULES)[keyof typeof LINK_RULES];
  expected?: string;
}

function didYouMean(name: string, candidates: readonly string[]): { expected?: string } {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? {} : { expected: nearest };
}

/** Folder whose pages may name each other by file: a docs version, the blog, the pages. */
function folderOf(file: string): string {
  const inside = pagePlace(file)?.pathInside;
  return inside === undefined ? path.posix.dirname(file) : file.slice(0, -inside.length);
}

/** The file that a link by file name leads to, or what is wrong with the link. */
function linkedFile(target: string, file: string, { headings }: LinkSources): string | Verdict {
  const found = path.posix.join(path.posix.dirname(file), target);
  const folder = folderOf(file);
  if (headings.has(found) && found.startsWith(folder)) return found;
  const relatives = [...headings.keys()]
    .filter((candidate) => candidate.startsWith(folder))
    .map((candidate) => path.posix.relative(path.posix.dirname(file), candidate))
    .map((candidate) => (candidate.startsWith('.') ? candidate : `./${candidate}`));
  return { rule: LINK_RULES.link, ...didYouMean(target, relatives) };
}

/** The file behind an address of the site, or what is wrong with it; nothing when no page stands there to look into. */
function addressedFile(target: string, file: string, { map }: LinkSources): string | Verdict | undefined {
  const own = [...map].find(([, candidate]) => candidate === file)?.[0] ?? '/';
  const { pathname } = new URL(target, `https://site.invalid${own.replace(/\/?$/, '/')}`);
  const address = decodeURI(pathname).replace(/(?<=.)\/$/, '');
  // Files such as downloads are looked for in the built site.
  if (/\.\w+$/.test(path.posix.basename(address)) && !map.has(address)) return undefined;
  if (map.has(address)) return map.get(address);
  return { rule: LINK_RULES.link, ...didYouMean(address, [...map.keys()]) };
}

function judgeLink(url: string, file: string, sources: LinkSources): Verdict | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined;
  const [target = '', fragment = ''] = url.split('#');
  const [pathPart = ''] = target.split('?');
  const byFile = /\.mdx?$/.test(pathPart);
  const found =
    pathPart === ''
      ? file
      : byFile
        ? linkedFile(decodeURI(pathPart), file, sources)
        : addressedFile(pathPart, file, sources);
  if (found === undefined || typeof found === 'object') return found;
  const ids = sources.headings.get(found);
  if (!ids || fragment === '' || ids.includes(fragment) || MADE_BY_COMPONENTS.test(fragment)) return undefined;
  const { expected } = didYouMean(fragment, ids);
  return { rule: LINK_RULES.anchor, ...(expected === undefined ? {} : { expected: `#${expected}` }) };
}

function judgePicture(url: string, file: string, { siteDir }: LinkSources): Verdict | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined;
  const onDisk = url.startsWith('/')
    ? path.join(siteDir, 'static', url)
    : path.join(siteDir, path.dirname(file), decodeURI(url));
  return existsSync(onDisk) ? undefined : { rule: LINK_RULES.picture };
}

/**
 * Finds links to pages and headings that do not exist, and pictures that are not there, from the sources alone. The
 * development server is silent about them.
 *
 * @param page the page whose links are checked
 * @param sources the pages of the whole site
 * @returns the findings in the order of the page
 */
export function linkFindings(page: Page, sources: LinkSources): ReportedFinding[] {
  const findings: ReportedFinding[] = [];
  visit(page.tree, ['link', 'definition', 'image'], (node) => {
    const { type, url, position } = node as Link | Definition | Image;
    const filled = sources.fillIn(url);
    const verdict = (type === 'image' ? judgePicture : judgeLink)(filled, page.file, sources);
    if (!verdict) return;
    const { line = 1, column = 1 } = position?.start ?? {};
    const { rule, expected } = verdict;
    findings.push({ file: page.file, line, column, rule, found: url, ...(expected === undefined ? {} : { expected }) });
  });
  return findings;
}
