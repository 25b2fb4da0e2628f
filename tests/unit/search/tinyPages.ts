import type { IndexedPage, IndexedPlace } from '../../../shared/search/searchIndex';
import { kindOfPlace } from '../../../shared/search/searchIndex';
import { invertedIndex, type InvertedIndex } from '../../../src/search/engine/invertedIndex';

type GivenPlace = Partial<Omit<IndexedPlace, 'kind'>>;

/** Makes a place from its anchor; a test names only what it is about. */
export function place(anchor: string, title: string, given: GivenPlace = {}): IndexedPlace {
  return { kind: kindOfPlace(anchor), anchor, title, text: '', names: [], ...given };
}

/** Makes a page of the docs whose title is all that it says, and gives it more places. */
export function page(
  name: string,
  title: string,
  places: IndexedPlace[] = [],
  given: Partial<Omit<IndexedPage, 'places'>> & GivenPlace = {},
): IndexedPage {
  const { text = '', names = [], ...ofPage } = given;
  return {
    path: `docs/${name}/`,
    trail: [],
    keywords: '',
    otherGeneration: false,
    places: [place('', title, { text, names }), ...places],
    ...ofPage,
  };
}

/** Makes the index of one page that holds a text. */
export function indexOf(text: string, groups: string[][] = []): InvertedIndex {
  return invertedIndex([page('one', 'One', [], { text })], groups);
}
