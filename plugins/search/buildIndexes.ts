import { packPages, type IndexedPage, type SearchIndexFile } from '../../shared/search/searchIndex';
import { apiVersionFile, API_FILE, type ApiFiles } from '../api-facts/apiFiles';
import { teachingError } from '../teachingError';
import { versionOf, type DocsVersion } from './docsVersions';
import { isOtherGeneration, nameReference } from './nameMaker';
import { readPage } from './readPage';
import { placesOf, SYNONYMS_FILE, type Synonyms } from './readSynonyms';

/** Lists of other pages, the search itself, and the page that hosts show instead of missing ones. */
const NOT_SEARCHED = /^(?:search|404|blog\/archive|blog\/tags(?:\/.*)?|blog\/page\/.*)(?:\/|\.html)?$/;

/** What the indexes are made of. */
export interface IndexSources {
  /** HTML of the built pages by their path below the base path, for example `docs/intro/`. */
  pages: ReadonlyMap<string, string>;
  /** Docs versions. */
  versions: readonly DocsVersion[];
  files: ApiFiles;
  synonyms: Synonyms;
}

function readPages({ pages }: IndexSources): IndexedPage[] {
  return [...pages].filter(([page]) => !NOT_SEARCHED.test(page)).flatMap(([page, html]) => readPage(html, page) ?? []);
}

/** A copy for one version, because each version has its own synonyms and its own current API. */
function copyOf(page: IndexedPage): IndexedPage {
  return { ...page, places: page.places.map((place) => ({ ...place, names: [...place.names] })) };
}

function addSynonyms(pages: readonly IndexedPage[], docsPath: string, { places }: Synonyms): Set<string> {
  const found = new Set<string>();
  for (const { place, words } of places) {
    const meant = placesOf(place, pages, docsPath);
    for (const { names } of meant) names.push(...words);
    if (meant.length > 0) found.add(place);
  }
  return found;
}

/**
 * Makes the search index of each docs version: its own pages, the reference, the blog and the other pages.
 *
 * @param sources built pages, OpenAPI files and synonyms
 * @returns version → what its file holds
 * @throws when a synonym means a place that no version has, or the reference has lost a heading that search leads to
 */
export function buildIndexes(sources: IndexSources): Map<string, SearchIndexFile> {
  const { versions, files, synonyms } = sources;
  const all = readPages(sources);
  nameReference(all, files.facts(API_FILE));
  const found = new Set<string>();
  const indexes = new Map<string, SearchIndexFile>();
  for (const { name, path: docsPath } of versions) {
    const facts = files.facts(apiVersionFile(name));
    const pages = all
      .filter(({ path: page }) => [name, undefined].includes(versionOf(page, versions)))
      .map((page) => ({ ...copyOf(page), otherGeneration: isOtherGeneration(page.path, facts) }));
    for (const place of addSynonyms(pages, docsPath, synonyms)) found.add(place);
    indexes.set(name, { version: name, sameMeaning: synonyms.sameMeaning, pages: packPages(pages) });
  }
  const lost = synonyms.places.find(({ place }) => !found.has(place));
  if (lost) {
    throw teachingError({
      file: SYNONYMS_FILE,
      problem: 'a synonym means a place that no version has',
      expected: 'the path of a page below a version, and perhaps the anchor of a heading',
      found: lost.place,
      remedy: 'correct the path or the anchor, or take the entry out',
    });
  }
  return indexes;
}
