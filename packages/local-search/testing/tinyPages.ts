import type { IndexedEntry, IndexedPage } from '../src/searchIndex';
import { invertedIndex, type InvertedIndex } from '../src/engine/invertedIndex';

type GivenEntry = Partial<Omit<IndexedEntry, 'kind'>>;

/** Builds a search entry; its kind follows from the anchor. */
export function entry(anchor: string, title: string, given: GivenEntry = {}): IndexedEntry {
  const kind = anchor === '' ? 'page' : /^(?:request|reply)-/.test(anchor) ? 'field' : 'section';
  return { kind, anchor, title, text: '', names: [], ...given };
}

/** Builds a page `docs/<name>/` whose own entry has only a title, unless `given` says more. */
export function page(
  name: string,
  title: string,
  entries: IndexedEntry[] = [],
  given: Partial<Omit<IndexedPage, 'entries'>> & GivenEntry = {},
): IndexedPage {
  const { text = '', names = [], ...ofPage } = given;
  return {
    path: `docs/${name}/`,
    ...(name.startsWith('api') ? { isReference: true } : { version: 'v2' }),
    trail: [],
    keywords: '',
    otherGeneration: false,
    entries: [entry('', title, { text, names }), ...entries],
    ...ofPage,
  };
}

/** Builds the inverted index of one page with this text. */
export function indexOf(text: string, groups: string[][] = [], english: string[] = []): InvertedIndex {
  return invertedIndex({ pages: [page('one', 'One', [], { text })], sameMeaning: groups, english });
}
