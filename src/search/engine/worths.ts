import { PART, type InvertedIndex, type Part, type PlaceOnPage } from './invertedIndex';
import { FIT, type Term } from './readQuery';
import { covered, ownTitle } from './titles';
import { wordsOf } from './words';

/** What a word of the query is worth where it stands; the steps between them keep titles above headings above text. */
const WORTH = { pageTitle: 10, name: 9, heading: 7, field: 6, label: 5, keyword: 0.9, text: 2.5 } as const;

/** Share of a worth that a title keeps which holds much more than the query asks for. */
const LEAST_COVERED = 0.65;

/** Share of a page title's worth that a place of the page inherits: `toxicity severity` means the severity of toxicity. */
const INHERITED = 0.95;

/** Share that a page gets of the best of its places: words that are spread over a page still find it. */
const SPREAD = 0.25;

/** Weight of grammar, as a share of what its rarity would give it. */
const WEAK = 0.15;

/** Worth of each word of the query at each place, as one table: row `place`, column `term`. */
class WorthTable {
  private readonly worths: Float64Array;
  readonly touched = new Set<number>();

  constructor(
    places: number,
    private readonly terms: number,
  ) {
    this.worths = new Float64Array(places * terms);
  }

  get(place: number, term: number): number {
    return this.worths[place * this.terms + term] ?? 0;
  }

  raise(place: number, term: number, worth: number): void {
    this.touched.add(place);
    const cell = place * this.terms + term;
    if ((this.worths[cell] ?? 0) < worth) this.worths[cell] = worth;
  }
}

/** A text this many times longer than others holds any word, and counts less. */
const LONG = { times: 4, factor: 0.75 } as const;

/** Share of a text's worth that the lead of a page has. */
const OF_LEAD = 0.9;

/** A word of a field's parents is worth little: `data.scores.label` is about the label. */
const OF_PARENT = 0.5;

function titleWorth(place: PlaceOnPage, word: string, terms: readonly Term[]): number {
  const own = ownTitle(place);
  const full = { page: WORTH.pageTitle, section: WORTH.heading, field: WORTH.field }[place.kind];
  const isOwn = place.kind !== 'field' || wordsOf(own).some((part) => part.word === word) || !place.title.includes('.');
  const share = LEAST_COVERED + (1 - LEAST_COVERED) * covered(own, terms);
  return full * share * (isOwn ? 1 : OF_PARENT);
}

function worthOf(place: PlaceOnPage, part: Part, count: number, word: string, terms: readonly Term[]): number {
  if (part === PART.title) return titleWorth(place, word, terms);
  if (part === PART.keywords) return WORTH.keyword;
  // Saturates: the tenth mention says little that the third did not. The lead of a page only announces what its sections say.
  const often = 0.5 + (0.5 * count) / (count + 2);
  return WORTH.text * often * (place.length > LONG.times ? LONG.factor : 1) * (place.kind === 'page' ? OF_LEAD : 1);
}

/** Names count as a whole: `hate speech` is a name of toxicity, `speech` is not. */
function addNames(table: WorthTable, { names, places }: InvertedIndex, terms: readonly Term[]): void {
  for (const { place, words } of names) {
    const fits = words.map((word) => bestFit(word, terms));
    // Other forms of a word do not count: `sensitivity topics` are not the sensitive topics of the table.
    if (fits.some(({ fit }) => fit === 0 || fit === FIT.stem)) continue;
    // The names of a field are the labels that it may hold.
    const worth = places[place]?.kind === 'field' ? WORTH.label : WORTH.name;
    for (const { term, fit } of fits) table.raise(place, term, worth * fit);
  }
}

/** The term that a word fits best. */
function bestFit(word: string, terms: readonly Term[]): { term: number; fit: number } {
  return terms.reduce(
    (best, { fits }, term) => {
      const fit = fits.get(word) ?? 0;
      return fit > best.fit ? { term, fit } : best;
    },
    { term: -1, fit: 0 },
  );
}

function fillTable(index: InvertedIndex, terms: readonly Term[]): WorthTable {
  const table = new WorthTable(index.places.length, terms.length);
  terms.forEach(({ fits, isWeak }, term) => {
    for (const [word, fit] of fits) {
      for (const { place, part, count } of index.postings.get(word) ?? []) {
        if (isWeak && part !== PART.title) continue;
        const onPage = index.places[place];
        if (onPage) table.raise(place, term, fit * worthOf(onPage, part, count, word, terms));
      }
    }
  });
  addNames(table, index, terms);
  return table;
}

/**
 * Inverse document frequency as in BM25 (Robertson and Spärck Jones), over places instead of documents. The square root
 * keeps a rare word that says little (`difference`) from outweighing the subject.
 */
function rarity(places: number, holding: number): number {
  return Math.sqrt(Math.log(1 + (places - holding + 0.5) / (holding + 0.5)));
}

function rarities(index: InvertedIndex, table: WorthTable, terms: readonly Term[]): number[] {
  return terms.map(({ isWeak }, term) => {
    let holding = 0;
    for (const place of table.touched) if (table.get(place, term) > 0) holding += 1;
    return rarity(index.places.length, holding) * (isWeak ? WEAK : 1);
  });
}

/** What the words of a query are worth at a place, with what the place has from elsewhere. */
export interface Worths {
  worths: number[];
  /** Whether each subject of the query stands at the place or in its page's title. */
  isComplete: boolean;
  /** Whether the words are only spread over the page's places. */
  isSpread: boolean;
  /** Whether the query names the page. */
  namesPage: boolean;
  /** Whether a subject of the query stands in the place's own title or is a name of it. */
  byTitle: boolean;
}

function standsFor(worths: readonly number[], terms: readonly Term[]): boolean {
  return worths.every((worth, term) => worth > 0 || terms[term]?.isWeak === true);
}

/** Gives places what they inherit from their page, and pages a share of what their places hold. */
function effectiveWorths(index: InvertedIndex, table: WorthTable, terms: readonly Term[]): Map<number, Worths> {
  const found = new Map<number, Worths>();
  const spread = new Map<number, number[]>();
  const none = terms.map(() => 0);
  for (const number of table.touched) {
    const place = index.places[number];
    if (!place) continue;
    const own = terms.map((_, term) => table.get(number, term));
    const onPage = spread.get(place.pagePlace) ?? none;
    spread.set(
      place.pagePlace,
      onPage.map((worth, term) => Math.max(worth, SPREAD * (own[term] ?? 0))),
    );
    if (number === place.pagePlace) {
      found.set(number, {
        worths: own,
        isComplete: standsFor(own, terms),
        isSpread: false,
        namesPage: false,
        byTitle: true,
      });
      continue;
    }
    const inherited = terms.map((_, term) => INHERITED * table.get(place.pagePlace, term));
    // A place that adds nothing to its page's title would only repeat the page.
    const adds = own.some(
      (worth, term) =>
        terms[term]?.isWeak === false &&
        // A field may bear the name of its page: `tones` of Tone.
        (worth > (inherited[term] ?? 0) || (place.kind === 'field' && worth === WORTH.field)),
    );
    if (!adds && !standsFor(own, terms)) continue;
    const worths = adds ? own.map((worth, term) => Math.max(worth, inherited[term] ?? 0)) : own;
    const namesPage = inherited.some((worth, term) => worth > WORTH.heading && terms[term]?.isWeak === false);
    const byTitle = own.some((worth, term) => worth > WORTH.text && terms[term]?.isWeak === false);
    found.set(number, { worths, isComplete: standsFor(worths, terms), isSpread: false, namesPage, byTitle });
  }
  for (const [number, parts] of spread) {
    const own = found.get(number) ?? {
      worths: none,
      isComplete: false,
      isSpread: false,
      namesPage: false,
      byTitle: false,
    };
    const worths = own.worths.map((worth, term) => Math.max(worth, parts[term] ?? 0));
    found.set(number, { ...own, worths, isSpread: standsFor(worths, terms) });
  }
  return found;
}

/** How much the words of a query are worth at each place that holds any of them. */
export interface QueryWorths {
  /** Number of the place → worths. */
  places: Map<number, Worths>;
  /** Weight of each word of the query: how rare it is. */
  weights: number[];
}

/**
 * Weighs the words of a query wherever they stand.
 *
 * @param index to search
 * @param terms of the query
 */
export function queryWorths(index: InvertedIndex, terms: readonly Term[]): QueryWorths {
  const table = fillTable(index, terms);
  return { places: effectiveWorths(index, table, terms), weights: rarities(index, table, terms) };
}
