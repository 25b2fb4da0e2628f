import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parse, stringify } from 'yaml';

import { API_FILE } from '../../plugins/api-facts/apiFiles';

type Paths = Record<string, { post: { operationId: string; summary: string } }>;

interface ApiDocument {
  paths: Paths;
}

interface SuccessorTable {
  operations: Record<string, unknown>;
}

const SUCCESSORS = 'openapi/successors.yaml';

/** Names the docs page of an operation. */
const METRIC_PAGE = 'plugins/api-reference/metricPage';

/** A copied operation links to the metric page of its original: it has none of its own. */
const PAGE_OF_COPY = `import type { Operation } from '../api-facts/types';
import { metricPage as pageOfOriginal } from './metricPageOfOriginal';

export function metricPage(operation: Operation, slug: string): string {
  return pageOfOriginal({ ...operation, name: operation.name.replace(/_copy\\d+$/, '') }, slug);
}
`;

function change<T>(file: string, work: (document: T) => T): void {
  writeFileSync(file, stringify(work(parse(readFileSync(file, 'utf8')) as T)));
}

/** Names of the copies by the paths of their originals: the first copy of each, then the second, until there are enough. */
function plan(originals: readonly string[], count: number): [original: string, suffix: string][] {
  return Array.from({ length: Math.max(0, count - originals.length) }, (_, index) => [
    originals[index % originals.length] ?? '',
    `_copy${Math.floor(index / originals.length) + 1}`,
  ]);
}

/**
 * Gives a copy of the site more operations: copies of its own, with paths, ids and titles of their own.
 *
 * @param siteDir absolute path of the copy, which this changes
 * @param count operations that the copy has in the end; fewer than it has already add none
 */
export function addOperations(siteDir: string, count: number): void {
  let copies: [string, string][] = [];
  change<ApiDocument>(path.join(siteDir, API_FILE), (document) => {
    copies = plan(Object.keys(document.paths), count);
    const added = copies.map(([original, suffix]): [string, Paths[string]] => {
      const { post } = document.paths[original] as Paths[string];
      const own = { operationId: post.operationId + suffix, summary: `${post.summary} ${suffix.slice(1)}` };
      return [original + suffix, { post: { ...post, ...own } }];
    });
    return { ...document, paths: { ...document.paths, ...Object.fromEntries(added) } };
  });
  change<SuccessorTable>(path.join(siteDir, SUCCESSORS), (table) => {
    const added = copies
      .filter(([original]) => original in table.operations)
      .map(([original, suffix]) => [original + suffix, table.operations[original]]);
    return { ...table, operations: { ...table.operations, ...Object.fromEntries(added) } };
  });
  if (copies.length === 0) return;
  renameSync(path.join(siteDir, `${METRIC_PAGE}.ts`), path.join(siteDir, `${METRIC_PAGE}OfOriginal.ts`));
  writeFileSync(path.join(siteDir, `${METRIC_PAGE}.ts`), PAGE_OF_COPY);
}
