import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Props } from '@docusaurus/types';

import { writeFile, type DocsVersion } from '@api-docs/kit/node';
import { sitePath } from '@api-docs/kit/plugin';
import type { ParsedPage } from '@api-docs/kit/pages';

import type { IndexedPage, SearchIndexFile, SearchSettings } from '../searchIndex';
import { confusableStems } from './confusableStems';
import { indexPage, textFields } from './indexPage';
import { checkAreas } from './searchAreas';
import { entriesOfTarget, type Synonyms } from './synonyms';
import { unknownTarget } from './unknownTarget';
import { unusedValues } from './unusedValues';

/** Pages that are not in an index: the search page, the not-found page, and the further pages of a list of posts. */
const NOT_INDEXED = /^(?:search\/|404\.html|.*\/page\/\d+\/)$/;

const NO_SYNONYMS: Synonyms = { file: '', targets: [], sameMeaning: [] };

/** A page of the site with its entries, if it has a title. */
export interface SearchedPage extends Pick<ParsedPage, 'isUnlisted'> {
  indexed: IndexedPage | undefined;
  /** Fields with texts in its responses, if values are searched for. */
  textFields?: readonly string[];
}

interface IndexSources {
  /** By page path. */
  pages: ReadonlyMap<string, SearchedPage>;
  versions: readonly Pick<DocsVersion, 'name' | 'path'>[];
  /** Paths, as those of `pages`, of pages that the site links to without the slash at their end. Default: none. */
  withoutSlash?: ReadonlySet<string>;
  /** The parts of the site that have labels. Default: none. */
  areas?: SearchSettings['areas'];
  /** Default: none. */
  synonyms?: Synonyms | undefined;
  /** Fields of responses whose values readers search for. Default: none. */
  searchedValues?: readonly string[];
  /** Adds names that readers search for, such as the paths of operations, to the pages of a version. Default: none. */
  addNames?: (pages: readonly IndexedPage[], version: string) => void;
  /** Whether a page describes another generation of the product than a docs version: its hits come later. Default: none. */
  isOtherGeneration?: (page: string, version: string) => boolean;
}

/** Returns the label of the smallest part of the site that has a page, empty if none has. */
function areaOf(page: string, areas: SearchSettings['areas']): string {
  const around = areas.filter(({ path: root }) => page.startsWith(`${root}/`));
  return around.sort((a, b) => b.path.length - a.path.length)[0]?.label ?? '';
}

/** Adds synonyms to the names of entries. Returns the targets that were found. */
function addSynonyms(pages: readonly IndexedPage[], docsPath: string, { targets }: Synonyms): string[] {
  return targets.flatMap(({ target, words }) => {
    const entries = entriesOfTarget(target, pages, docsPath);
    // Versions without the heading may have its page.
    const named = entries.length > 0 ? entries : entriesOfTarget(target.replace(/#.*/, ''), pages, docsPath);
    for (const { names } of named) names.push(...words);
    return entries.length > 0 ? [target] : [];
  });
}

/**
 * Builds the search index of each docs version: its own pages, and those without versions, such as the blog. Throws if no version
 * has the target of a synonym, or no page is in a part of the site that has a label.
 */
export function buildIndexes(sources: IndexSources): SearchIndexFile[] {
  const { versions, withoutSlash, areas = [], synonyms = NO_SYNONYMS, addNames } = sources;
  const { isOtherGeneration = () => false } = sources;
  checkAreas(areas, [...sources.pages.keys()]);
  const found = new Set<string>();
  const indexes = versions.map(({ name, path: docsPath }): SearchIndexFile => {
    const pages = [...sources.pages].flatMap(([page, { isUnlisted, indexed }]): IndexedPage[] => {
      if (!indexed || isUnlisted || NOT_INDEXED.test(page)) return [];
      if (indexed.version !== undefined && indexed.version !== name) return [];
      // Their names depend on the version.
      const entries = indexed.entries.map((entry) => ({ ...entry, names: [...entry.names] }));
      const area = indexed.version === undefined ? { area: areaOf(page, areas) } : {};
      const link = withoutSlash?.has(page) ? { isWithoutSlash: true as const } : {};
      return [{ ...indexed, ...link, ...area, entries, otherGeneration: isOtherGeneration(page, name) }];
    });
    addNames?.(pages, name);
    for (const target of addSynonyms(pages, docsPath, synonyms)) found.add(target);
    return {
      version: name,
      sameMeaning: synonyms.sameMeaning,
      english: confusableStems(JSON.stringify(pages)),
      pages,
    };
  });
  const unknown = synonyms.targets.find(({ target }) => !found.has(target));
  if (!unknown) return indexes;
  throw unknownTarget(synonyms.file, unknown.target, {
    indexed: indexes.flatMap(({ pages }) => pages),
    paths: [...sources.pages.keys()],
    docsPaths: versions.map((version) => version.path),
  });
}

/** Returns the function that reads the entries of a page. `valueFields` are those of {@link indexPage}. */
export function searchedPage(valueFields: readonly string[] = []) {
  return (parsed: ParsedPage, page: string): SearchedPage => ({
    isUnlisted: parsed.isUnlisted,
    indexed: indexPage(parsed, page, valueFields),
    ...(valueFields.length > 0 && { textFields: textFields(parsed.main) }),
  });
}

interface WriteOptions extends IndexSources {
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>;
  /** As in the options of the theme. */
  indexFiles: Readonly<Record<string, string>>;
}

/** Writes the search index of each docs version, after Docusaurus has written the pages. Throws as {@link buildIndexes}. */
export function writeIndexes({ built, indexFiles, ...sources }: WriteOptions): SearchIndexFile[] {
  for (const warning of unusedValues(sources.searchedValues ?? [], sources.pages.values())) logger.warn(warning);
  const routes = built.routesPaths.filter((route) => !route.endsWith('/'));
  const withoutSlash = new Set(routes.map((route) => sitePath(route, built.siteConfig.baseUrl).slice(1)));
  const indexes = buildIndexes({ withoutSlash, ...sources });
  for (const index of indexes) {
    writeFile(path.join(built.outDir, indexFiles[index.version] ?? ''), JSON.stringify(index));
  }
  return indexes;
}
