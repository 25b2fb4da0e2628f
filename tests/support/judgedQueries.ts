import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { brand } from '../../brand.config';
import { replaceTokensDeep } from '../../plugins/brand/replaceTokens';
import { teachingError } from '../../plugins/teachingError';
import { projectDir } from '../../scripts/run';
import versions from '../../versions.json';

/** What a query is about; figures are also given by kind. */
export const KINDS = ['identifier', 'prose', 'typo', 'error', 'legacy', 'portal', 'shield', 'synonym'] as const;
export type Kind = (typeof KINDS)[number];

/** How many hits count: as many as the search box shows. */
export const SHOWN = 8;

/** The queries that search is developed with. A second file beside it is put aside for one use at the end. */
export const QUERY_FILE = 'tests/search/queries.json';

/** Example: `docs/intro/#the-envelope`, `docs/intro/`; the home page is empty text. */
const TARGET = /^(?:[^#/\s][^#\s]*\/)?(?:#[^#\s]+)?$/;

const querySchema = z.strictObject({
  /** What the reader types. */
  query: z.string().trim().min(1),
  kind: z.enum(KINDS),
  /** Docs version that the reader is in. */
  version: z.enum(['next', ...versions]),
  /** Places that answer it, the best first; one without an anchor is fitted by any place on the page. */
  targets: z
    .array(z.string().regex(TARGET, 'a site path with a slash at its end, and perhaps an anchor'))
    .min(1)
    // Three for a subject; more only for a field that stands on many pages.
    .max(16),
});

/** A query with the places that its readers look for. */
export type JudgedQuery = z.infer<typeof querySchema>;

/** A place that a search found. */
export interface Place {
  /** Site path below the base path with a slash at its end, for example `docs/intro/`; empty for the home page. */
  page: string;
  /** Anchor without `#`; empty for the page itself. */
  anchor: string;
}

/**
 * Reads a place from an address.
 *
 * @param address site path below the base path, with or without a slash at its start, and perhaps an anchor
 */
export function placeOf(address: string): Place {
  const [page = '', anchor = ''] = address.replace(/^\//, '').split('#');
  return { page, anchor: decodeURIComponent(anchor) };
}

/**
 * Checks judged queries.
 *
 * @param value parsed JSON, brand filled in
 * @param file its name in messages
 * @throws on an unknown kind or version, a malformed target, or two entries for one query of a version
 */
export function checkQueries(value: unknown, file: string): JudgedQuery[] {
  const result = z.array(querySchema).min(1).safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw teachingError({
      file,
      problem: `wrong entry ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
      expected: `query, kind (${KINDS.join(', ')}), version and one to sixteen targets`,
      found: JSON.stringify(Array.isArray(value) ? value[Number(issue?.path[0])] : value),
      remedy: 'write the entry like its neighbors',
    });
  }
  const seen = new Set<string>();
  for (const { query, version } of result.data) {
    const key = JSON.stringify([query, version]);
    if (seen.has(key)) {
      throw teachingError({
        file,
        problem: 'two entries for one query of a version',
        expected: 'each pair of query and version once',
        found: key,
        remedy: 'remove one of the two',
      });
    }
    seen.add(key);
  }
  return result.data;
}

/**
 * Loads a file of judged queries.
 *
 * @param file relative to the project, see {@link QUERY_FILE}
 * @throws as {@link checkQueries}, and when a brand token is unknown
 */
export function readQueries(file: string = QUERY_FILE): JudgedQuery[] {
  const value: unknown = JSON.parse(readFileSync(path.join(projectDir, file), 'utf8'));
  return checkQueries(replaceTokensDeep(value, file, brand), file);
}

/** Headings whose tables of fields have an anchor for each row: `request-context` stands under `request`. */
const TABLES_OF_FIELDS = ['request', 'reply'];

const FIELD_ROW = /^(?:request|reply)-/;

/** Metric page of a v4alpha operation, below the base path. */
function metricPageOf(operationPage: string): string | undefined {
  const name = /^docs\/api\/metrics\/v4alpha\/([^/]+)\/$/.exec(operationPage)?.[1];
  if (name === undefined) return undefined;
  const page = name === 'prompt_manipulation' ? 'prompt-injection' : name.replaceAll('_', '-');
  return `understanding-${brand.slug}-metrics/${page}/`;
}

/** A metric page prints the rows of its operation: the same row is the same place, wherever the reader meets it. */
function isSameRow(place: Place, target: Place): boolean {
  const metricPage = metricPageOf(target.page);
  return (
    metricPage !== undefined &&
    FIELD_ROW.test(target.anchor) &&
    place.anchor === target.anchor &&
    [`docs/${metricPage}`, `docs/next/${metricPage}`].includes(place.page)
  );
}

function fits(place: Place, target: Place): boolean {
  if (isSameRow(place, target)) return true;
  if (place.page !== target.page) return false;
  const isRowOfTarget = TABLES_OF_FIELDS.includes(target.anchor) && place.anchor.startsWith(`${target.anchor}-`);
  return target.anchor === '' || target.anchor === place.anchor || isRowOfTarget;
}

/**
 * Looks for the first place that answers a query. A row of a table of fields counts where its heading is asked for, and
 * on the metric page as in the reference.
 *
 * @param places what a search found, best first; those beyond {@link SHOWN} do not count
 * @returns its rank, from 1; undefined when none does
 */
export function rankOf({ targets }: Pick<JudgedQuery, 'targets'>, places: readonly Place[]): number | undefined {
  const wanted = targets.map(placeOf);
  const index = places.slice(0, SHOWN).findIndex((place) => wanted.some((target) => fits(place, target)));
  return index === -1 ? undefined : index + 1;
}

/** What became of one query. */
export interface Outcome {
  kind: Kind;
  /** Of the first place that answers it, see {@link rankOf}. */
  rank: number | undefined;
  /** How many places were found, right or wrong. */
  found: number;
}

/** How well queries were answered; all but `queries` are shares from 0 to 1. */
export interface Figures {
  queries: number;
  /** Mean reciprocal rank: 1 for the first place, ½ for the second, 0 for none. */
  mrr: number;
  hit1: number;
  hit3: number;
  /** Queries without any result. */
  empty: number;
}

/** Figures of all queries and of those of each kind that occurs, in the order of {@link KINDS}. */
export interface Score {
  overall: Figures;
  byKind: Map<Kind, Figures>;
}

function figures(outcomes: readonly Outcome[]): Figures {
  const share = (weight: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + weight(outcome), 0) / Math.max(1, outcomes.length);
  const within = (most: number) => share(({ rank }) => (rank !== undefined && rank <= most ? 1 : 0));
  return {
    queries: outcomes.length,
    mrr: share(({ rank }) => (rank === undefined ? 0 : 1 / rank)),
    hit1: within(1),
    hit3: within(3),
    empty: share(({ found }) => (found === 0 ? 1 : 0)),
  };
}

/** Sums up what became of queries. */
export function score(outcomes: readonly Outcome[]): Score {
  const kinds = KINDS.map((kind) => [kind, outcomes.filter((outcome) => outcome.kind === kind)] as const);
  return {
    overall: figures(outcomes),
    byKind: new Map(kinds.filter(([, some]) => some.length > 0).map(([kind, some]) => [kind, figures(some)])),
  };
}
