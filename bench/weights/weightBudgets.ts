import { buildError } from '../../plugins/lib/buildError';
import type { Exchange, Kind } from '../lib/staticServer';
import { BUDGETS } from '../pages/pageBudgets';

/** Limits of an operation page in bytes after brotli at quality 11; 1 KB is 1000 bytes. */
export const BUDGET = {
  document: 25_000,
  /** JavaScript beyond that of a plain docs page, including the chunk with the page's content. */
  extraScript: 10_000,
  style: BUDGETS.style,
  /** Everything that opening the request builder loads. */
  builder: 41_000,
} as const;

/** What one page loads. */
export interface PageWeight {
  /** Site path, for example `/docs/intro/`. */
  page: string;
  /** Until the page is idle, without input. */
  loaded: readonly Exchange[];
  /** When the request builder opens; absent if the page has none. */
  builder?: readonly Exchange[];
}

/**
 * Adds up the bytes of a page, without what it prefetches for other pages.
 *
 * @param kind only this kind, or all if absent
 */
export function bytesOf(exchanges: readonly Exchange[], kind?: Kind): number {
  return exchanges
    .filter((exchange) => !exchange.prefetch && (kind === undefined || exchange.kind === kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Returns the heaviest page.
 *
 * @throws if there is no page
 */
export function heaviest(pages: readonly PageWeight[], weight: (page: PageWeight) => number): PageWeight {
  const [worst] = [...pages].sort((a, b) => weight(b) - weight(a));
  if (!worst) throw new Error('no page was measured');
  return worst;
}

interface Rule {
  name: string;
  limit: number;
  weight(page: PageWeight): number;
  remedy: string;
}

function rules(plain: PageWeight): Rule[] {
  return [
    {
      name: 'HTML',
      limit: BUDGET.document,
      weight: ({ loaded }) => bytesOf(loaded, 'document'),
      remedy: 'look for repeated markup and inline data in its build/…/index.html',
    },
    {
      name: `JavaScript beyond that of ${plain.page}`,
      limit: BUDGET.extraScript,
      weight: ({ loaded }) => bytesOf(loaded, 'script') - bytesOf(plain.loaded, 'script'),
      remedy: "the chunk with the page's content contains its props: pass fewer, or load rarely used code on demand",
    },
    {
      name: 'CSS',
      limit: BUDGET.style,
      weight: ({ loaded }) => bytesOf(loaded, 'style'),
      remedy: 'see "Where the CSS comes from" in bench/README.md for the parts of the stylesheet',
    },
    {
      name: 'the request builder, when opened,',
      limit: BUDGET.builder,
      weight: ({ builder = [] }) => bytesOf(builder),
      remedy: 'move what the first view does not need to a chunk of its own, or make the validator smaller',
    },
  ];
}

function overBudget(pages: readonly PageWeight[], { name, limit, weight, remedy }: Rule): Error[] {
  const worst = heaviest(pages, weight);
  if (weight(worst) <= limit) return [];
  const over = pages.filter((page) => weight(page) > limit).length;
  return [
    buildError({
      file: worst.page,
      problem: `${name} over budget on ${over} of ${pages.length} operation pages, most on this one`,
      expected: `at most ${limit} bytes after brotli`,
      found: `${weight(worst)} bytes`,
      remedy,
    }),
  ];
}

function stylesheets({ loaded }: PageWeight): string {
  const sheets = loaded.filter(({ kind, prefetch }) => kind === 'style' && !prefetch).map(({ path }) => path);
  return sheets.sort().join(', ');
}

/**
 * Compares operation pages with the budgets. The worst page decides.
 *
 * @param operations at least one
 * @param plain the docs page that they are compared with
 * @returns an error for each exceeded budget, with the worst page
 */
export function budgetErrors(operations: readonly PageWeight[], plain: PageWeight): Error[] {
  const errors = rules(plain).flatMap((rule) => overBudget(operations, rule));
  const different = operations.find((page) => stylesheets(page) !== stylesheets(plain));
  if (!different) return errors;
  const error = buildError({
    file: different.page,
    problem: 'the page loads other stylesheets than a docs page',
    expected: `the file that ${plain.page} has cached: ${stylesheets(plain)}`,
    found: stylesheets(different) || 'none',
    remedy: 'import the CSS from components, not from a lazy route, so that Docusaurus bundles it into one file',
  });
  return [...errors, error];
}
