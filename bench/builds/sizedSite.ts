import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parse, stringify } from 'yaml';

import { API_FILE, apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { CARD_CACHE } from '../../plugins/pages/social-cards';
import { docsFolder, readVersions, sidebarFile } from '../../plugins/versions/docsVersions';
import { copySite, type SiteCopy } from '../../tests/support/siteCopy';

/**
 * Adds docs versions to a copy of the site. Each has the pages, the sidebar and the OpenAPI file of the oldest version and
 * comes after all others. Copies of the latest version would look as if pages had moved back and forth.
 *
 * @param siteDir absolute path of the copy
 * @param count versions of the copy afterwards, `next` included
 */
export function addVersions(siteDir: string, count: number): void {
  const released = readVersions(siteDir);
  const oldest = released.at(-1) ?? '';
  const added = Array.from({ length: Math.max(0, count - 1 - released.length) }, (_, index) => `v1.${999 - index}.0`);
  for (const version of added) {
    cpSync(path.join(siteDir, docsFolder(oldest)), path.join(siteDir, docsFolder(version)), { recursive: true });
    for (const file of [sidebarFile, apiVersionFile]) {
      copyFileSync(path.join(siteDir, file(oldest)), path.join(siteDir, file(version)));
    }
  }
  writeFileSync(path.join(siteDir, 'versions.json'), `${JSON.stringify([...released, ...added], null, 2)}\n`);
}

type Paths = Record<string, { post: { operationId: string; summary: string } }>;

interface ApiDocument {
  paths: Paths;
}

interface SuccessorTable {
  operations: Record<string, unknown>;
}

/** The module that finds the metric page of an operation, without extension. */
const METRIC_PAGE = 'plugins/api/reference/metricPage';

/** Links a copied operation to the metric page of its original, because it has none of its own. */
const PAGE_OF_COPY = `import type { Operation } from '../facts/types';
import { metricPage as pageOfOriginal } from './metricPageOfOriginal';

export { operationOfMetricPage } from './metricPageOfOriginal';

export function metricPage(operation: Operation, slug: string): string {
  return pageOfOriginal({ ...operation, name: operation.name.replace(/_copy\\d+$/, '') }, slug);
}
`;

function editYaml<T>(file: string, edit: (document: T) => T): void {
  writeFileSync(file, stringify(edit(parse(readFileSync(file, 'utf8')) as T)));
}

/**
 * Adds operations to a copy of the site: copies of its own ones, with their own paths, ids and titles.
 *
 * @param siteDir absolute path of the copy
 * @param count operations of the copy afterwards
 */
export function addOperations(siteDir: string, count: number): void {
  let copies: [original: string, suffix: string][] = [];
  editYaml<ApiDocument>(path.join(siteDir, API_FILE), (document) => {
    const originals = Object.keys(document.paths);
    copies = Array.from({ length: Math.max(0, count - originals.length) }, (_, index) => [
      originals[index % originals.length] ?? '',
      `_copy${Math.floor(index / originals.length) + 1}`,
    ]);
    const added = copies.map(([original, suffix]): [string, Paths[string]] => {
      const { post } = document.paths[original] as Paths[string];
      const own = { operationId: post.operationId + suffix, summary: `${post.summary} ${suffix.slice(1)}` };
      return [original + suffix, { post: { ...post, ...own } }];
    });
    return { ...document, paths: { ...document.paths, ...Object.fromEntries(added) } };
  });
  editYaml<SuccessorTable>(path.join(siteDir, 'openapi/successors.yaml'), (table) => {
    const added = copies
      .filter(([original]) => original in table.operations)
      .map(([original, suffix]) => [original + suffix, table.operations[original]]);
    return { ...table, operations: { ...table.operations, ...Object.fromEntries(added) } };
  });
  if (copies.length === 0) return;
  renameSync(path.join(siteDir, `${METRIC_PAGE}.ts`), path.join(siteDir, `${METRIC_PAGE}OfOriginal.ts`));
  writeFileSync(path.join(siteDir, `${METRIC_PAGE}.ts`), PAGE_OF_COPY);
}

/** Copies the project with more versions (`next` included) and operations, and without output of earlier builds. */
export function sizedSite(versions: number, operations: number): SiteCopy {
  const site = copySite('bench-build');
  rmSync(path.join(site.dir, CARD_CACHE), { recursive: true, force: true });
  addVersions(site.dir, versions);
  addOperations(site.dir, operations);
  return site;
}
