import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';

import { apiFileOf, type ApiFiles } from '../../../api/facts/apiFiles';
import { figureFolder } from '../../../api/props/figureProps';
import {
  brandedSlug,
  replaceTokens,
  replaceTokensDeep,
  type BrandValues,
  type SlugFrontMatter,
} from '../../../content/brand';
import { isHidden, readFrontMatter, splitFrontMatter } from '../../../content/front-matter/readFrontMatter';
import { isPartial } from '../../../content/front-matter/pageKind';
import type { Direction } from '../../../content/front-matter/schemas';
import type { MagicComments } from '../../../content/highlighting/readCodeBlock';
import { parseYaml } from '../../../lib/parseYaml';
import { docsFolder } from '../../docsVersions';
import { componentContent } from './componentContent';
import type { Block, ComparedPage, PageContent } from './pageContent';
import { readMdx } from './readMdx';

/** The project whose pages are read. */
export interface ComparisonSources {
  /** Absolute path of the project. */
  siteDir: string;
  brand: BrandValues & { slug: string };
  files: ApiFiles;
  /** `themeConfig.prism.magicComments`; default: those of Docusaurus. */
  magicComments?: MagicComments;
}

/** A page of a docs version. */
export interface VersionPage {
  /** `next`, or for example `v3.3.0`. */
  version: string;
  /** Path within the version, without slashes at either end; empty for the landing page. */
  slug: string;
  /** The Markdown file, or the `_category_.json` of a generated index page; relative to the project. */
  file: string;
}

/** Front matter that decides what a reader sees and where. */
interface Head extends SlugFrontMatter {
  title?: string;
  /** Shown on cards instead of the title. */
  sidebar_label?: string;
  description?: string;
  sidebar_position?: number;
  direction?: Direction;
  draft?: boolean;
  unlisted?: boolean;
}

interface CategoryLink {
  type: string;
  slug?: string;
  title: string;
  description: string;
}

const CATEGORY_FILE = '_category_.json';

const isMarkdown = (name: string) => /\.mdx?$/.test(name);

const trimSlashes = (slug: string) => slug.replace(/^\/|\/$/g, '');

function categoryLink(text: string, file: string): CategoryLink | null {
  return (parseYaml(text, file) as { link: CategoryLink | null }).link;
}

/**
 * Lists the pages of a docs version, including the index pages that Docusaurus generates for categories.
 *
 * @param sources the project
 * @param version `next`, or a released version
 * @returns pages sorted by file
 */
export function versionPages(
  { siteDir, brand }: Pick<ComparisonSources, 'siteDir' | 'brand'>,
  version: string,
): VersionPage[] {
  const folder = docsFolder(version);
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  const names = readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return names.flatMap((name): VersionPage[] => {
    const file = `${folder}/${name}`;
    if (path.basename(name) === CATEGORY_FILE) {
      const link = categoryLink(readFileSync(path.join(siteDir, file), 'utf8'), file);
      return link?.type === 'generated-index' ? [{ version, slug: trimSlashes(link.slug ?? ''), file }] : [];
    }
    if (!isMarkdown(name) || isPartial(name)) return [];
    const head = readHead({ siteDir, brand }, file);
    return isHidden(head) ? [] : [{ version, slug: trimSlashes(brandedSlug(name, brand.slug, head)), file }];
  });
}

function readHead({ siteDir, brand }: Pick<ComparisonSources, 'siteDir' | 'brand'>, file: string): Head {
  return replaceTokensDeep(readFrontMatter(path.join(siteDir, file)), file, brand) as Head;
}

/** Returns one list item for each page in the folder, like the cards of the index page, in sidebar order. */
function categoryContent(sources: ComparisonSources, file: string): PageContent {
  const { siteDir, brand } = sources;
  const folder = path.dirname(file);
  const text = replaceTokens(readFileSync(path.join(siteDir, file), 'utf8'), file, brand);
  const { title = '', description = '' } = categoryLink(text, file) ?? {};
  const blocks = readdirSync(path.join(siteDir, folder))
    .filter((name) => isMarkdown(name) && !isPartial(name))
    .sort()
    .map((name) => readHead(sources, `${folder}/${name}`))
    .filter((head) => !isHidden(head))
    .sort((a, b) => (a.sidebar_position ?? 0) - (b.sidebar_position ?? 0))
    .map((head): Block => {
      const label = head.sidebar_label ?? head.title ?? '';
      const runs = [{ text: label, strong: true as const }, { text: `: ${head.description ?? ''}` }];
      return { kind: 'item', depth: 0, mark: '-', runs };
    });
  return { title, description, sections: [{ level: 1, heading: [], blocks }], bodies: [] };
}

function markdownContent(sources: ComparisonSources, file: string, parse: (text: string) => Root): PageContent {
  const { siteDir, brand, files, magicComments } = sources;
  const { title = '', description = '', direction } = readHead(sources, file);
  const { text } = splitFrontMatter(replaceTokens(readFileSync(path.join(siteDir, file), 'utf8'), file, brand));
  const context = {
    facts: files.facts(apiFileOf(file)),
    files,
    page: file,
    figures: path.join(siteDir, figureFolder(file)),
    ...(direction ? { direction } : {}),
  };
  return readMdx({ title, description }, parse(text), (element) => componentContent(context, element), magicComments);
}

/**
 * Reads a page of a docs version.
 *
 * @param sources the project
 * @param page one of {@link versionPages}
 * @param parse `parsePage`, or a cache of it
 * @throws if the page is malformed; the build of the page itself reports this with a better message
 */
export function readVersionPage(
  sources: ComparisonSources,
  { file }: VersionPage,
  parse: (text: string) => Root,
): ComparedPage {
  const isCategory = path.basename(file) === CATEGORY_FILE;
  const content = isCategory ? categoryContent(sources, file) : markdownContent(sources, file, parse);
  return { content, facts: sources.files.facts(apiFileOf(file)) };
}
