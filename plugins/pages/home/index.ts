import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { API_FILE, type ApiFiles } from '../../api/facts/apiFiles';
import { findOperation } from '../../api/facts/findOperation';
import { apiChangesProps } from '../../api/props/operationProps';
import { figureFolder } from '../../api/props/figureProps';
import type { PageContext } from '../../api/props/pageContext';
import { metricDirection } from '../../api/reference';
import { replaceTokens, type BrandValues } from '../../content/brand';
import { docsFolder, NEXT } from '../../versions/docsVersions';
import { firstCall } from './firstCall';
import { CHANGE_LOG, latestChanges } from './latestChanges';
import { latestPages } from './latestPages';
import { FIRST_CALL, OUTLINE_FILE } from './outline';
import type { HomeFacts, LatestChanges } from './props';

interface HomeSources {
  files: ApiFiles;
  brand: BrandValues & { slug: string };
}

function contextOf(siteDir: string, files: ApiFiles): PageContext {
  const facts = files.facts(API_FILE);
  const direction = metricDirection(siteDir, findOperation(facts, FIRST_CALL.operation, OUTLINE_FILE));
  const figures = path.join(siteDir, figureFolder(OUTLINE_FILE));
  return { facts, files, page: OUTLINE_FILE, figures, ...(direction ? { direction } : {}) };
}

/** Counts the API changes between the latest version and the version before it. */
function changeCounts(context: PageContext, latest: string, before: string | undefined): Pick<LatestChanges, 'since'> {
  if (before === undefined) return {};
  const { groups } = apiChangesProps(context, { from: before, to: latest });
  const counts = groups.map(({ kind, changes }) => ({ kind, count: changes.length }));
  return { since: { version: before, counts } };
}

/**
 * Collects the content of the home page from the docs and the OpenAPI files.
 *
 * @throws if a page, an example or a direction that the home page shows is missing
 */
function homeFacts(siteDir: string, { files, brand }: HomeSources): HomeFacts {
  const [version = NEXT, before] = files.versions();
  const context = contextOf(siteDir, files);
  const changeLog = path.posix.join(docsFolder(version), CHANGE_LOG);
  const text = replaceTokens(readFileSync(path.join(siteDir, changeLog), 'utf8'), changeLog, brand);
  return {
    ...firstCall(context),
    ...latestPages({ siteDir, version, brand }),
    latest: { ...latestChanges(text, version, brand.slug), ...changeCounts(context, version, before) },
  };
}

/** Writes `@generated/home-page/default/facts.json`. Only `src/pages/index.tsx` imports it, so no other page loads it. */
export default function homePage({ siteDir }: LoadContext, sources: HomeSources): Plugin {
  return {
    name: 'home-page',
    async contentLoaded({ actions }) {
      await actions.createData('facts.json', homeFacts(siteDir, sources));
    },
    getPathsToWatch: () => ['openapi/**/*.yaml', 'versioned_docs/**/*.mdx', 'docs/understanding-brand-metrics/*.mdx'],
  };
}
