import { teachingError } from '../plugins/teachingError';
import type { Exchange, Kind } from './exchange';
import { BUDGETS } from './pageBudgets';

/** Bytes after brotli at quality 11; 1 KB is 1000 bytes. */
export const BUDGET = {
  /** HTML of an operation page. */
  document: 25_000,
  /** JavaScript of an operation page beyond that of a plain docs page, its content chunk included. */
  extraScript: 10_000,
  /** CSS of an operation page. */
  style: BUDGETS.style,
  /** Everything that is loaded when the request builder is opened. */
  builder: 40_000,
} as const;

/** What one page asked the server for. */
export interface PageWeight {
  /** Site path, for example `/docs/intro/`. */
  page: string;
  /** Until the page came to rest, without input. */
  loaded: readonly Exchange[];
  /** When the request builder was opened; absent when the page offers none. */
  builder?: readonly Exchange[];
}

/**
 * Adds up the bytes that a page itself asked for; what it read ahead for other pages is not its own.
 *
 * @param kind only of this kind; of all when absent
 */
export function bytesOf(exchanges: readonly Exchange[], kind?: Kind): number {
  return exchanges
    .filter((exchange) => !exchange.prefetch && (kind === undefined || exchange.kind === kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Finds the page that weighs most.
 *
 * @throws when there is no page
 */
export function heaviest(pages: readonly PageWeight[], weight: (page: PageWeight) => number): PageWeight {
  const [worst] = [...pages].sort((a, b) => weight(b) - weight(a));
  if (!worst) throw new Error('no page was measured');
  return worst;
}

function styleSheets({ loaded }: PageWeight): string {
  const sheets = loaded.filter(({ kind, prefetch }) => kind === 'style' && !prefetch).map(({ path }) => path);
  return sheets.sort().join(', ');
}

function overBudget(pages: readonly PageWeight[], rule: Omit<Rule, 'most'> & { most: number }): Error[] {
  const worst = heaviest(pages, rule.weight);
  if (rule.weight(worst) <= rule.most) return [];
  const over = pages.filter((page) => rule.weight(page) > rule.most).length;
  return [
    teachingError({
      file: worst.page,
      problem: `${rule.what} over budget on ${over} of ${pages.length} operation pages, most on this one`,
      expected: `at most ${rule.most} bytes after brotli`,
      found: `${rule.weight(worst)} bytes`,
      remedy: rule.remedy,
    }),
  ];
}

interface Rule {
  what: string;
  most: number;
  weight(page: PageWeight): number;
  remedy: string;
}

function rules(plain: PageWeight): Rule[] {
  return [
    {
      what: 'HTML',
      most: BUDGET.document,
      weight: ({ loaded }) => bytesOf(loaded, 'document'),
      remedy: 'look for markup that repeats in its build/…/index.html; long samples repeat well, unlike inline data',
    },
    {
      what: `JavaScript beyond that of ${plain.page}`,
      most: BUDGET.extraScript,
      weight: ({ loaded }) => bytesOf(loaded, 'script') - bytesOf(plain.loaded, 'script'),
      remedy: 'the content chunk of the page carries its props: hand over less, or load what is seldom used on demand',
    },
    {
      what: 'CSS',
      most: BUDGET.style,
      weight: ({ loaded }) => bytesOf(loaded, 'style'),
      remedy: 'bench/README.md, "Where the CSS comes from", lists the parts of the style sheet by weight',
    },
    {
      what: 'the request builder, when opened,',
      most: BUDGET.builder,
      weight: ({ builder = [] }) => bytesOf(builder),
      remedy: 'split what the first view does not need into a chunk of its own, or make the validator smaller',
    },
  ];
}

/**
 * Compares operation pages with the budgets. The worst page decides.
 *
 * @param operations at least one
 * @param plain the docs page they are compared with
 * @returns an error for each broken budget, with the page that breaks it most
 */
export function brokenBudgets(operations: readonly PageWeight[], plain: PageWeight): Error[] {
  const broken = rules(plain).flatMap((rule) => overBudget(operations, rule));
  const own = operations.find((page) => styleSheets(page) !== styleSheets(plain));
  if (!own) return broken;
  const sheets = teachingError({
    file: own.page,
    problem: 'the page loads other style sheets than a docs page',
    expected: `the file that ${plain.page} has put into the cache: ${styleSheets(plain)}`,
    found: styleSheets(own) || 'none',
    remedy: 'let Docusaurus put all CSS into one file: import it from components, not from a lazy route of its own',
  });
  return [...broken, sheets];
}
