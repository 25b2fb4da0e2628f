import type { BuiltPage } from './readPages';

/** A page whose words differ between two builds. */
export interface ChangedPage {
  path: string;
  /** How many words it had and has. */
  words: readonly [before: number, after: number];
}

/** What became of the pages from one build to another; site paths, sorted. */
export interface PageChanges {
  added: string[];
  removed: string[];
  changed: ChangedPage[];
  /** Same words, other markup. */
  restyled: string[];
  redirects: { added: string[]; removed: string[] };
}

const wordCount = (text: string) => text.split(' ').filter(Boolean).length;

/**
 * Compares the pages of two builds.
 *
 * @param before pages of the older build, by site path
 * @param after pages of the newer build, by site path
 */
export function comparePages(
  before: ReadonlyMap<string, BuiltPage>,
  after: ReadonlyMap<string, BuiltPage>,
): PageChanges {
  const only = (one: ReadonlyMap<string, BuiltPage>, other: ReadonlyMap<string, BuiltPage>, redirects: boolean) =>
    [...one]
      .filter(([path, { isRedirect }]) => isRedirect === redirects && other.get(path)?.isRedirect !== redirects)
      .map(([path]) => path)
      .sort();
  const pairs = [...before.keys()].sort().flatMap((path) => {
    const [older, newer] = [before.get(path), after.get(path)];
    return older && newer && !older.isRedirect && !newer.isRedirect ? [{ path, older, newer }] : [];
  });
  return {
    added: only(after, before, false),
    removed: only(before, after, false),
    changed: pairs
      .filter(({ older, newer }) => older.text !== newer.text)
      .map(({ path, older, newer }) => ({ path, words: [wordCount(older.text), wordCount(newer.text)] as const })),
    restyled: pairs
      .filter(({ older, newer }) => older.text === newer.text && older.markup !== newer.markup)
      .map(({ path }) => path),
    redirects: { added: only(after, before, true), removed: only(before, after, true) },
  };
}
