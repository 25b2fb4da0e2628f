import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { replaceTokensDeep } from '../../plugins/content/brand';
import { projectDir } from '../../scripts/lib/run';
import { LATEST, RETIRED } from './specifiedRoutes';

/** Number of hits that count: as many as the search box shows. */
export const SHOWN = 8;

/** The queries for the development of the search. */
export const TUNED = 'tests/search/queries.json';

/** Queries by somebody who did not know the search, which is never changed for them. */
export const HELD_OUT = 'tests/search/heldOutQueries.json';

/** Queries written before a change of the ranking, from the pages alone, to measure it with. */
export const FURTHER_HELD_OUT = 'tests/search/furtherHeldOutQueries.json';

/** A query with the search entries that answer it. */
export interface JudgedQuery {
  query: string;
  /** What it is about, for readers of the file. */
  kind: string;
  /** Docs version that is searched. */
  version: string;
  /**
   * Paths below the base path, with an anchor for a heading or a field, the best first. A path without an anchor matches every
   * entry of the page.
   */
  targets: string[];
}

/** The page and the anchor of a search hit. */
export interface HitLocation {
  /** Path below the base path with a trailing slash, for example `docs/intro/`; empty for the home page. */
  page: string;
  /** Anchor without `#`; empty for the page itself. */
  anchor: string;
}

/**
 * Reads the judged queries for versions that were not retired. In the files, `latest` is the latest version, so that they
 * follow each cut.
 */
export function readQueries(file: string): JudgedQuery[] {
  const value: unknown = JSON.parse(readFileSync(path.join(projectDir, file), 'utf8'));
  return (replaceTokensDeep(value, file, brand) as JudgedQuery[])
    .filter(({ version }) => !RETIRED.includes(version))
    .map((query) => (query.version === 'latest' ? { ...query, version: LATEST } : query));
}

/** Headings of field tables. Each row has an anchor: `request-context` is in the table below `request`. */
const FIELD_TABLES = ['request', 'reply'];

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
  const isRow = FIELD_TABLES.some((table) => target.anchor.startsWith(`${table}-`)) && hit.anchor === target.anchor;
  return metricPage !== undefined && isRow && [`docs/${metricPage}`, `docs/next/${metricPage}`].includes(hit.page);
}

function matches(hit: HitLocation, target: HitLocation): boolean {
  if (isSameRow(hit, target)) return true;
  if (hit.page !== target.page) return false;
  const isRowOfTarget = FIELD_TABLES.includes(target.anchor) && hit.anchor.startsWith(`${target.anchor}-`);
  return target.anchor === '' || target.anchor === hit.anchor || isRowOfTarget;
}

/**
 * Returns the rank of the first hit that answers a query, from 1, if it is among the {@link SHOWN}. A row of a field table
 * matches a target that is its heading, and the same row in the reference.
 */
export function rankOf({ targets }: Pick<JudgedQuery, 'targets'>, hits: readonly HitLocation[]): number | undefined {
  const wanted = targets.map((target) => {
    const [page = '', anchor = ''] = target.split('#');
    return { page, anchor: decodeURIComponent(anchor) };
  });
  const index = hits.slice(0, SHOWN).findIndex((hit) => wanted.some((target) => matches(hit, target)));
  return index === -1 ? undefined : index + 1;
}
