import { readFileSync } from 'node:fs';
import path from 'node:path';

import { API_FILE, type ApiFiles } from '../api-facts/apiFiles';
import { findOperation } from '../api-facts/findOperation';
import { apiChanges } from '../api-facts/operationSteps';
import { figureFolder } from '../api-facts/readFigure';
import type { PageContext } from '../api-facts/step';
import { metricDirection } from '../api-reference/metricDirection';
import { replaceTokens, type BrandValues } from '../brand/replaceTokens';
import { docsFolder } from '../front-matter/docsFolder';
import type { HomeFacts, LatestChanges } from './facts';
import { firstCall } from './firstCall';
import { CHANGE_LOG, latestChanges } from './latestChanges';
import { latestPages } from './latestPages';
import { FIRST_CALL, OUTLINE_FILE } from './outline';

/** What the home page is made of. */
export interface HomeSources {
  files: ApiFiles;
  brand: BrandValues & { slug: string };
}

function contextOf(siteDir: string, files: ApiFiles): PageContext {
  const facts = files.facts(API_FILE);
  const direction = metricDirection(siteDir, findOperation(facts, FIRST_CALL.operation, OUTLINE_FILE));
  const figures = path.join(siteDir, figureFolder(OUTLINE_FILE));
  return { facts, files, page: OUTLINE_FILE, figures, ...(direction ? { direction } : {}) };
}

/** Counts the changes of the API between the latest version and the one before it. */
function sinceLast(context: PageContext, latest: string, before: string | undefined): Pick<LatestChanges, 'since'> {
  if (before === undefined) return {};
  const { groups } = apiChanges(context, { from: before, to: latest });
  const counts = groups.map(({ title, changes }) => ({ title, count: changes.length }));
  return { since: { version: before, counts } };
}

/**
 * Gathers everything that the home page shows and that is written elsewhere.
 *
 * @param siteDir absolute path of the project
 * @returns plain data, the same for the same sources
 * @throws when a page, an example or a direction that the home page shows is gone
 */
export function homeFacts(siteDir: string, { files, brand }: HomeSources): HomeFacts {
  const [version = 'next', before] = files.versions();
  const context = contextOf(siteDir, files);
  const changeLog = path.posix.join(docsFolder(version), CHANGE_LOG);
  const text = replaceTokens(readFileSync(path.join(siteDir, changeLog), 'utf8'), changeLog, brand);
  return {
    ...firstCall(context),
    ...latestPages({ siteDir, version, brand }),
    latest: { ...latestChanges(text, version, brand.slug), ...sinceLast(context, version, before) },
  };
}
