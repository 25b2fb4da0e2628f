import { buildError } from '@api-docs/kit/buildError';
import { versionOfPage, type DocsVersion } from '@api-docs/kit/docsVersions';

import type { IndexedPage, SearchIndexFile } from '../searchIndex';
import { confusableStems } from './englishWords';
import { entriesOfTarget, type Synonyms } from './synonyms';

/** Pages that are not in an index: the search page, the not-found page, lists of posts, and pages of tags and authors. */
const NOT_INDEXED =
  /^(?:search|404|blog\/archive|(?:blog|docs(?:\/[^/]+)?)\/(?:tags|authors)(?:\/.*)?|blog\/page\/.*)(?:\/|\.html)?$/;

const NO_SYNONYMS: Synonyms = { file: '', targets: [], sameMeaning: [] };

export interface IndexSources {
  /** Entries of all pages, by page path. */
  pages: ReadonlyMap<string, { isUnlisted: boolean; indexed: IndexedPage | undefined }>;
  versions: readonly DocsVersion[];
  /** Default: none. */
  synonyms?: Synonyms;
  /** Adds names that readers search for, such as the paths of operations, to the entries of all pages. Default: none. */
  addNames?: (pages: readonly IndexedPage[]) => void;
  /** Whether a page describes another generation of the product than a docs version: its hits come later. Default: none. */
  isOtherGeneration?: (page: string, version: string) => boolean;
}

/** Copies a page with its entries, whose names depend on the version. */
function copyOf(page: IndexedPage): IndexedPage {
  return { ...page, entries: page.entries.map((entry) => ({ ...entry, names: [...entry.names] })) };
}

/** Adds synonyms to the names of entries. Returns the targets that were found. */
function addSynonyms(pages: readonly IndexedPage[], docsPath: string, { targets }: Synonyms): Set<string> {
  const found = new Set<string>();
  for (const { target, words } of targets) {
    const entries = entriesOfTarget(target, pages, docsPath);
    if (entries.length > 0) found.add(target);
    // Versions without the heading may have its page.
    else entries.push(...entriesOfTarget(target.replace(/#.*/, ''), pages, docsPath));
    for (const { names } of entries) names.push(...words);
  }
  return found;
}

/**
 * Builds the search index of each docs version, by its name: its own pages, and those without versions, such as the blog.
 * Throws if no version has the target of a synonym.
 */
export function buildIndexes(sources: IndexSources): Map<string, SearchIndexFile> {
  const { versions, synonyms = NO_SYNONYMS, addNames, isOtherGeneration = () => false } = sources;
  const all = [...sources.pages].flatMap(([page, { isUnlisted, indexed }]) =>
    indexed && !isUnlisted && !NOT_INDEXED.test(page) ? [copyOf(indexed)] : [],
  );
  addNames?.(all);
  const found = new Set<string>();
  const indexes = new Map<string, SearchIndexFile>();
  for (const { name, path: docsPath } of versions) {
    const pages = all
      .filter(({ path: page }) => [name, undefined].includes(versionOfPage(page, versions)))
      .map((page) => ({ ...copyOf(page), otherGeneration: isOtherGeneration(page.path, name) }));
    for (const target of addSynonyms(pages, docsPath, synonyms)) found.add(target);
    const english = confusableStems(JSON.stringify(pages));
    indexes.set(name, { version: name, sameMeaning: synonyms.sameMeaning, english, pages });
  }
  const unknown = synonyms.targets.find(({ target }) => !found.has(target));
  if (unknown) {
    throw buildError({
      file: synonyms.file,
      problem: 'a synonym points to a page or heading that no docs version has',
      expected: 'the path of a page below a version, optionally with the anchor of a heading',
      found: unknown.target,
      remedy: 'correct the path or the anchor, or remove the entry',
    });
  }
  return indexes;
}
