import { PART, type InvertedIndex, type Part, type PlaceOnPage } from './invertedIndex';
import { FIT, type ReadQuery, type Term } from './readQuery';
import { isStopWord, joinedChains, wordsOf } from './words';

/** What a word of the query is worth where it stands; the steps between them keep titles above headings above text. */
const WORTH = { pageTitle: 10, name: 9, heading: 7, field: 6, label: 5, keyword: 0.9, text: 2.5 } as const;

/** Share of a worth that a title keeps which holds much more than the query asks for. */
const LEAST_COVERED = 0.65;

/** Share of a page title's worth that a place of the page inherits: `toxicity severity` means the severity of toxicity. */
const INHERITED = 0.95;

/** Share that a page gets of the best of its places: words that are spread over a page still find it. */
const SPREAD = 0.25;

/** Factor when every word of the query is there, and when they are only spread over a page. */
const COMPLETE = { together: 1.5, spread: 1.15 } as const;

/** Factor for a heading that has no text before the next one. */
const EMPTY = 0.7;

/** Weight of grammar, as a share of what its rarity would give it. */
const WEAK = 0.15;

/** Added when a title says what the query says and no more, in full when the query says no more either. */
const EXACT_TITLE = { page: 4, section: 2.5, field: 1 } as const;

/** A heading or field that so many pages have says little, unless the query also says which page. */
const COMMON = { section: 5, field: 12, page: Infinity, factor: 0.75 } as const;

/** Added when the words of the query follow each other, in a title or name and in text. */
const ADJACENT = { title: 2.5, text: 1.5 } as const;

/** Added when an identifier of the query stands at the place as it is, in its title or text. */
const IDENTIFIER = { title: 2, text: 1 } as const;

/** Added when a path or identifier of the query is a name of the place. */
const NAMED = 6;

/** Places whose wording is looked at, best first: more would cost time and change nothing that is shown. */
const LOOKED_AT = 60;

/** Factor for pages about another generation of the API than the version's own. */
const OTHER_GENERATION = 0.7;

/** Factors for what stands beside the docs. */
const BESIDE_DOCS = { reference: 0.94, other: 0.7 } as const;

/** Hits below this share of the query (weighed by how rare its words are) are noise. */
const LEAST_SHARE = 0.5;

/** A place and how well it answers. */
export interface Ranked {
  place: PlaceOnPage;
  score: number;
}

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

/** What a title says beyond its bracketed remark; of a field its own name, without its parents. */
function ownTitle({ kind, title }: PlaceOnPage): string {
  if (kind === 'field') return title.slice(title.lastIndexOf('.') + 1);
  return title.replace(/\s*\([^)]*\)$/, '');
}

function fitsAny(word: string, terms: readonly Term[]): boolean {
  return terms.some(({ fits }) => fits.has(word));
}

/** How much of a title the query asks for, from 0 to 1, grammar left out. */
function covered(title: string, terms: readonly Term[]): number {
  const words = wordsOf(title).map(({ word }) => word);
  const subjects = words.filter((word) => !isStopWord(word));
  const counted = subjects.length > 0 ? subjects : words;
  return counted.length === 0 ? 0 : counted.filter((word) => fitsAny(word, terms)).length / counted.length;
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
interface Worths {
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

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function baseScore(
  place: PlaceOnPage,
  { worths, isComplete, isSpread, namesPage, byTitle }: Worths,
  rarity: readonly number[],
): { score: number; share: number } {
  const sum = sumOf(rarity);
  const score = sumOf(worths.map((worth, term) => worth * (rarity[term] ?? 0))) / sum;
  const share = sumOf(worths.map((worth, term) => (worth > 0 ? (rarity[term] ?? 0) : 0))) / sum;
  const complete = isComplete ? COMPLETE.together : isSpread ? COMPLETE.spread : 1;
  const isCommon = place.namesakes >= COMMON[place.kind] && byTitle && !namesPage;
  return { score: score * share * complete * (isCommon ? COMMON.factor : 1), share };
}

/** Grammar that may stand between two words that belong together: `mask the findings`. */
const GAP = 2;

/** Share of the query's neighbors that are neighbors in a text, from 0 to 1. */
function adjacency(text: string, all: readonly Term[]): number {
  const terms = all.filter(({ isWeak }) => !isWeak);
  if (terms.length < 2) return 0;
  const at = wordsOf(text).map(({ word }) => terms.findIndex(({ fits }) => fits.has(word)));
  const pairs = new Set<number>();
  at.forEach((term, position) => {
    if (term < 0) return;
    for (let gap = 1; gap <= GAP; gap += 1) if (at[position + gap] === term + 1) pairs.add(term);
  });
  return pairs.size / (terms.length - 1);
}

/** Share of a query (weighed by how rare its words are) that stands in a title. */
function shareIn(title: string, terms: readonly Term[], rarity: readonly number[]): number {
  const words = wordsOf(title).map(({ word }) => word);
  const held = terms.map(({ fits }, term) => (words.some((word) => fits.has(word)) ? (rarity[term] ?? 0) : 0));
  return sumOf(held) / sumOf(rarity);
}

/** How closely the words of a query follow each other in a place's title, its names, or its page's title and its own. */
function titleAdjacency(place: PlaceOnPage, terms: readonly Term[]): number {
  const own = ownTitle(place);
  const page = place.page.places[0];
  const texts = [own, ...place.names];
  if (place.kind !== 'page' && page) {
    const pageTitle = ownTitle({ ...place, kind: 'page', title: page.title });
    texts.push(`${pageTitle} ${own}`, `${own} ${pageTitle}`, ...page.names);
  }
  return Math.max(...texts.map((text) => adjacency(text, terms)));
}

/** What the wording of a place adds to its score. */
function wording(place: PlaceOnPage, { terms, identifiers }: ReadQuery, rarity: readonly number[]): number {
  const own = ownTitle(place);
  const isCommon = place.namesakes >= COMMON[place.kind];
  // Cubed: a title that says half of the query is far from saying it.
  const exact = covered(own, terms) === 1 && !isCommon ? shareIn(own, terms, rarity) ** 3 : 0;
  const holds = (text: string) => joinedChains(wordsOf(text)).some((chain) => identifiers.includes(chain));
  const identifier =
    identifiers.length === 0 ? 0 : holds(own) ? IDENTIFIER.title : holds(place.text) ? IDENTIFIER.text : 0;
  return (
    EXACT_TITLE[place.kind] * exact +
    ADJACENT.title * titleAdjacency(place, terms) +
    ADJACENT.text * adjacency(place.text, terms) +
    identifier
  );
}

/** Places whose path the query holds. */
function namedByPath({ terms, identifiers }: ReadQuery, { names }: InvertedIndex): Set<number> {
  if (identifiers.length === 0) return new Set();
  const named = names.filter(({ isPath, words }) => isPath && words.every((word) => fitsAny(word, terms)));
  return new Set(named.map(({ place }) => place));
}

/** Remark at the end of a title, for example `(legacy API)`. */
const REMARK = /\(([^)]*)\)$/;

/** Where a page stands among pages that fit as well; who asks for the legacy API by name gets it first. */
function standing({ page, kind, text }: PlaceOnPage, terms: readonly Term[]): number {
  const remark = REMARK.exec(page.places[0]?.title ?? '')?.[1] ?? '';
  const isAskedFor = wordsOf(remark).some(({ word }) => fitsAny(word, terms));
  const generation = page.otherGeneration && !isAskedFor ? OTHER_GENERATION : 1;
  const content = kind === 'section' && text === '' ? EMPTY : 1;
  if (page.path.startsWith('docs/api/')) return generation * content * BESIDE_DOCS.reference;
  return page.path.startsWith('docs/') ? generation * content : BESIDE_DOCS.other;
}

/**
 * Ranks the places that answer a query.
 *
 * A word is worth what its place in the page says about it (title, heading, name, text), weighed by how rare it is and
 * by how well it fits; then the wording is looked at: titles that say just what was asked, words that follow each other,
 * paths and identifiers. Pages about another generation of the API come after the current ones.
 *
 * @param query as {@link readQuery} understood it
 * @param index to search
 * @returns best first
 */
export function rank(query: ReadQuery, index: InvertedIndex): Ranked[] {
  const { terms } = query;
  if (terms.length === 0) return [];
  const table = fillTable(index, terms);
  const rarity = rarities(index, table, terms);
  const named = namedByPath(query, index);
  const found: (Ranked & { share: number })[] = [];
  for (const [number, worths] of effectiveWorths(index, table, terms)) {
    const place = index.places[number];
    if (!place) continue;
    const { score, share } = baseScore(place, worths, rarity);
    const isNamed = named.has(number) || (named.has(place.pagePlace) && worths.isComplete);
    found.push({
      place,
      score: (score + (isNamed ? NAMED : 0)) * standing(place, terms),
      share: isNamed ? 1 : share,
    });
  }
  const best = found.reduce((most, { share }) => Math.max(most, share), 0);
  const ranked = found.filter(({ share }) => share >= Math.min(LEAST_SHARE, best)).sort((a, b) => b.score - a.score);
  for (const hit of ranked.slice(0, LOOKED_AT))
    hit.score += wording(hit.place, query, rarity) * standing(hit.place, terms);
  return ranked.sort((a, b) => b.score - a.score);
}
