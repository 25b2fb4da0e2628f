import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { apiFileOf, type ApiFiles } from '../api-facts/apiFiles';
import { figureFolder } from '../api-facts/readFigure';
import { replaceTokens, replaceTokensDeep, type BrandValues } from '../brand/replaceTokens';
import { readFrontMatter } from '../front-matter/readFrontMatter';
import type { Direction } from '../front-matter/schemas';
import { splitFrontMatter } from '../front-matter/splitFrontMatter';
import type { MagicComments } from '../highlighting/magicComments';
import { parseYaml } from '../parseYaml';
import { componentContent } from './componentContent';
import type { ComparedPage } from './comparePages';
import type { Block, PageContent } from './content';
import { readContent, type parsePage, type ReadComponent } from './readContent';
import type { VersionPage } from './versionPages';

/** What pages are made from. */
export interface ContentSources {
  /** Absolute path of the project. */
  siteDir: string;
  brand: BrandValues;
  files: ApiFiles;
  /** `themeConfig.prism.magicComments`; those of Docusaurus if left out. */
  magicComments?: MagicComments;
}

/** What stands between the `---` lines, as far as a reader sees it. */
interface Head {
  title?: string;
  /** What a card shows instead of the title. */
  sidebar_label?: string;
  description?: string;
  sidebar_position?: number;
  direction?: Direction;
}

function readHead({ siteDir, brand }: ContentSources, file: string): Head {
  return replaceTokensDeep(readFrontMatter(path.join(siteDir, file)), file, brand) as Head;
}

/** A category's page shows a card for each page in its folder, in the order of the sidebar. */
function categoryContent(sources: ContentSources, file: string): PageContent {
  const { siteDir, brand } = sources;
  const folder = path.dirname(file);
  const { link } = parseYaml(replaceTokens(readFileSync(path.join(siteDir, file), 'utf8'), file, brand), file) as {
    link: { title: string; description: string };
  };
  const blocks = readdirSync(path.join(siteDir, folder))
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => readHead(sources, `${folder}/${name}`))
    .sort((a, b) => (a.sidebar_position ?? 0) - (b.sidebar_position ?? 0))
    .map(({ title = '', sidebar_label: label = title, description = '' }): Block => {
      return { kind: 'item', depth: 0, mark: '-', runs: [{ text: label, strong: true }, { text: `: ${description}` }] };
    });
  return { ...link, sections: [{ level: 1, heading: [], blocks }], bodies: [] };
}

function pageContent(sources: ContentSources, file: string, parse: typeof parsePage): PageContent {
  const { siteDir, brand, files, magicComments } = sources;
  const { title = '', description = '', direction } = readHead(sources, file);
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const { text } = splitFrontMatter(replaceTokens(source, file, brand));
  const context = {
    facts: files.facts(apiFileOf(file)),
    files,
    page: file,
    figures: path.join(siteDir, figureFolder(file)),
    ...(direction ? { direction } : {}),
  };
  const read: ReadComponent = (element) => componentContent(context, element);
  return readContent({ title, description }, parse(text), read, magicComments);
}

/**
 * Reads a page of a docs version as it is compared with another version's.
 *
 * @param sources what pages are made from
 * @param page one of `versionPages`
 * @param parse turns its text into a tree
 * @throws when the page cannot be read: what is wrong with it is better said by the build of the page itself
 */
export function readVersionPage(sources: ContentSources, { file }: VersionPage, parse: typeof parsePage): ComparedPage {
  const isCategory = path.basename(file) === '_category_.json';
  const content = isCategory ? categoryContent(sources, file) : pageContent(sources, file, parse);
  return { content, facts: sources.files.facts(apiFileOf(file)) };
}
