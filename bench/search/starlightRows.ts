import { placeOf, type Place } from '../../tests/support/judgedQueries';

/** What Pagefind tells of a page it found. */
export interface PagefindResult {
  url: string;
  sub_results: { url: string; locations: readonly unknown[] }[];
}

/** The box shows so many sections of a page. */
const SECTIONS = 3;

/**
 * Puts Pagefind's results into the order in which Starlight shows them: each page, then at most three sections of it,
 * those with most matches, in the order of the page (`result_with_subs.svelte` of @pagefind/default-ui 1.5.2).
 *
 * @param results best first
 * @returns the rows of the box
 */
export function starlightRows(results: readonly PagefindResult[]): Place[] {
  return results
    .flatMap(({ url, sub_results: all }) => {
      const sections = all[0]?.url === url ? all.slice(1) : all;
      const best = [...sections].sort((a, b) => b.locations.length - a.locations.length).slice(0, SECTIONS);
      return [url, ...sections.filter((section) => best.includes(section)).map((section) => section.url)];
    })
    .map(placeOf);
}
