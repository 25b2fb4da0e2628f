import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { brand } from '../../brand.config';
import { replaceTokensDeep } from '../../plugins/content/brand';
import { buildError } from '../../plugins/lib/buildError';
import { projectDir } from '../../scripts/lib/run';
import { LATEST, RETIRED, VERSIONS } from './specifiedRoutes';

/** What a query is about. Metrics are also computed by kind. */
export const QUERY_KINDS = ['identifier', 'prose', 'typo', 'error', 'legacy', 'portal', 'shield', 'synonym'] as const;
export type Kind = (typeof QUERY_KINDS)[number];

/** Number of hits that count: as many as the search box shows. */
export const SHOWN = 8;

/** The queries for the development of the search. The held-out queries in the same folder are for the final measurement. */
export const QUERY_FILE = 'tests/search/queries.json';

/** Examples: `docs/intro/#the-envelope`, `docs/intro/`; the home page is an empty string. */
const TARGET = /^(?:[^#/\s][^#\s]*\/)?(?:#[^#\s]+)?$/;

/** Stands for the latest version in a file of queries, so that they follow each cut. */
const LATEST_QUERIES = 'latest';

const querySchema = z.strictObject({
  query: z.string().trim().min(1),
  kind: z.enum(QUERY_KINDS),
  /** Docs version that is searched. Queries for a version that was retired are left out. */
  version: z.enum([LATEST_QUERIES, ...VERSIONS, ...RETIRED]),
  /** Search entries that answer it, the best first. A target without an anchor matches every entry of the page. */
  targets: z
    .array(z.string().regex(TARGET, 'a site path with a trailing slash, and optionally an anchor'))
    .min(1)
    // At most three for a topic. More are for fields that many pages have.
    .max(16),
});

/** A query with the search entries that answer it. */
export type JudgedQuery = z.infer<typeof querySchema>;

/** The page and the anchor of a search hit. */
export interface HitLocation {
  /** Path below the base path with a trailing slash, for example `docs/intro/`; empty for the home page. */
  page: string;
  /** Anchor without `#`; empty for the page itself. */
  anchor: string;
}

/**
 * Splits a target into page and anchor.
 *
 * @param target path below the base path, with or without a leading slash, and optionally an anchor
 */
export function parseTarget(target: string): HitLocation {
  const [page = '', anchor = ''] = target.replace(/^\//, '').split('#');
  return { page, anchor: decodeURIComponent(anchor) };
}

/**
 * Validates judged queries.
 *
 * @param value parsed JSON, with brand tokens replaced
 * @param file named in errors
 * @returns the queries for versions that exist, with the name of the latest version
 * @throws on an unknown kind or version, a malformed target, or the same query twice for a version
 */
export function checkQueries(value: unknown, file: string): JudgedQuery[] {
  const result = z.array(querySchema).min(1).safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw buildError({
      file,
      problem: `wrong entry ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
      expected: `query, kind (${QUERY_KINDS.join(', ')}), version and one to sixteen targets`,
      found: JSON.stringify(Array.isArray(value) ? value[Number(issue?.path[0])] : value),
      remedy: 'write it as the other entries',
    });
  }
  const queries = result.data
    .filter(({ version }) => !RETIRED.includes(version))
    .map((query) => (query.version === LATEST_QUERIES ? { ...query, version: LATEST } : query));
  const seen = new Set<string>();
  for (const { query, version } of queries) {
    const key = JSON.stringify([query, version]);
    if (seen.has(key)) {
      throw buildError({
        file,
        problem: 'the same query twice for a version',
        expected: 'each query once for each version',
        found: key,
        remedy: 'remove one of the two',
      });
    }
    seen.add(key);
  }
  return queries;
}

/**
 * Reads a file of judged queries.
 *
 * @param file relative to the project, see {@link QUERY_FILE}
 * @throws as {@link checkQueries}, and if a brand token is unknown
 */
export function readQueries(file: string = QUERY_FILE): JudgedQuery[] {
  const value: unknown = JSON.parse(readFileSync(path.join(projectDir, file), 'utf8'));
  return checkQueries(replaceTokensDeep(value, file, brand), file);
}

/** Headings of field tables. Each row has an anchor: `request-context` is in the table below `request`. */
const FIELD_TABLES = ['request', 'reply'];

const FIELD_ROW = /^(?:request|reply)-/;

/** Returns the metric page of a v4alpha operation, inside its docs version. */
function metricPageOf(operationPage: string): string | undefined {
  const name = /^docs\/api\/metrics\/v4alpha\/([^/]+)\/$/.exec(operationPage)?.[1];
  if (name === undefined) return undefined;
  const page = name === 'prompt_manipulation' ? 'prompt-injection' : name.replaceAll('_', '-');
  return `understanding-${brand.slug}-metrics/${page}/`;
}

/** Returns whether a hit is the row of a target on the metric page, which repeats the rows of its operation. */
function isSameRow(hit: HitLocation, target: HitLocation): boolean {
  const metricPage = metricPageOf(target.page);
  return (
    metricPage !== undefined &&
    FIELD_ROW.test(target.anchor) &&
    hit.anchor === target.anchor &&
    [`docs/${metricPage}`, `docs/next/${metricPage}`].includes(hit.page)
  );
}

function matches(hit: HitLocation, target: HitLocation): boolean {
  if (isSameRow(hit, target)) return true;
  if (hit.page !== target.page) return false;
  const isRowOfTarget = FIELD_TABLES.includes(target.anchor) && hit.anchor.startsWith(`${target.anchor}-`);
  return target.anchor === '' || target.anchor === hit.anchor || isRowOfTarget;
}

/**
 * Finds the first hit that answers a query. A row of a field table matches a target that is its heading, and the same row
 * in the reference.
 *
 * @param hits best first; those beyond {@link SHOWN} do not count
 * @returns its rank, from 1; undefined if no hit answers the query
 */
export function rankOf({ targets }: Pick<JudgedQuery, 'targets'>, hits: readonly HitLocation[]): number | undefined {
  const wanted = targets.map(parseTarget);
  const index = hits.slice(0, SHOWN).findIndex((hit) => wanted.some((target) => matches(hit, target)));
  return index === -1 ? undefined : index + 1;
}

/** Result for one query. */
export interface Outcome {
  kind: Kind;
  /** Rank of the first right hit, see {@link rankOf}. */
  rank: number | undefined;
  /** Number of hits. */
  found: number;
}

/** Search quality. All values except `queries` are from 0 to 1. */
export interface Metrics {
  queries: number;
  /** Mean reciprocal rank: the mean of 1 divided by the rank, 0 without a right hit. */
  mrr: number;
  hit1: number;
  hit3: number;
  /** Share of queries without a hit. */
  empty: number;
}

/** Metrics of all queries and of those of each kind that occurs, in the order of {@link QUERY_KINDS}. */
export interface Score {
  overall: Metrics;
  byKind: Map<Kind, Metrics>;
}

function metrics(outcomes: readonly Outcome[]): Metrics {
  const share = (weight: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + weight(outcome), 0) / Math.max(1, outcomes.length);
  const within = (limit: number) => share(({ rank }) => (rank !== undefined && rank <= limit ? 1 : 0));
  return {
    queries: outcomes.length,
    mrr: share(({ rank }) => (rank === undefined ? 0 : 1 / rank)),
    hit1: within(1),
    hit3: within(3),
    empty: share(({ found }) => (found === 0 ? 1 : 0)),
  };
}

/** Computes the metrics of query results. */
export function score(outcomes: readonly Outcome[]): Score {
  const kinds = QUERY_KINDS.map((kind) => [kind, outcomes.filter((outcome) => outcome.kind === kind)] as const);
  return {
    overall: metrics(outcomes),
    byKind: new Map(kinds.filter(([, some]) => some.length > 0).map(([kind, some]) => [kind, metrics(some)])),
  };
}
