import { readdirSync } from 'node:fs';
import path from 'node:path';

import { SCORE_SCALES } from '../api-facts/scoreScales';
import { brandedSlug } from '../brand/brandedSlug';
import { replaceTokensDeep, type BrandValues } from '../brand/replaceTokens';
import { compareSets } from '../compareSets';
import { docsFolder } from '../front-matter/docsFolder';
import { readFrontMatter } from '../front-matter/readFrontMatter';
import type { Direction } from '../front-matter/schemas';
import { teachingError } from '../teachingError';
import type { HomeFacts, Metric, PageLink } from './facts';
import { METRIC_GROUPS, OUTLINE_FILE, SHIELD_RISKS } from './outline';

/** Where the pages lie. */
export interface PageSources {
  siteDir: string;
  /** The latest docs version. */
  version: string;
  brand: BrandValues & { slug: string };
}

type Head = PageLink & { direction?: Direction };

/** Reads the heads of a folder's pages, and holds them against those that the home page shows. */
function pageHeads(
  { siteDir, version, brand }: PageSources,
  folder: string,
  shown: readonly string[],
): (page: string) => Head {
  const inVersion = path.posix.join(docsFolder(version), folder);
  const pages = readdirSync(path.join(siteDir, inVersion))
    .filter((file) => file.endsWith('.mdx') && !/^(?:index|shields-intro)\./.test(file))
    .map((file) => file.replace(/\.mdx$/, ''));
  const { missing, extra } = compareSets(pages, shown);
  if (missing.length > 0 || extra.length > 0) {
    throw teachingError({
      file: OUTLINE_FILE,
      problem: `the home page does not show the pages of ${inVersion}`,
      expected: pages.sort().join(', '),
      found: `missing: ${missing.join(', ') || 'none'}; without a page: ${extra.join(', ') || 'none'}`,
      remedy: 'bring the list in line with the folder',
    });
  }
  return (page) => {
    const file = `${folder}/${page}.mdx`;
    const head = readFrontMatter(path.join(siteDir, docsFolder(version), file));
    const { title, direction } = replaceTokensDeep(head, file, brand) as { title?: string; direction?: Direction };
    return { title: title ?? page, to: `/docs${brandedSlug(file, brand.slug)}`, ...(direction ? { direction } : {}) };
  };
}

/** Front matter without a title or a known direction is refused by the page's own hook, with a better message. */
function metricOf({ direction = 'target', ...link }: Head): Metric {
  const { mark = '', verdict = '' } = SCORE_SCALES[direction] ?? {};
  return { ...link, mark, verdict: verdict.replace(/\.$/, '') };
}

/**
 * Reads the metrics with their directions, and the shields, from the pages of the latest docs version.
 *
 * @throws when a page is missing on the home page, or has gone
 */
export function latestPages(sources: PageSources): Pick<HomeFacts, 'metrics' | 'shields'> {
  const shownMetrics = METRIC_GROUPS.flatMap(({ pages }) => pages);
  const metric = pageHeads(sources, 'understanding-brand-metrics', shownMetrics);
  const shield = pageHeads(sources, 'security-shields', Object.keys(SHIELD_RISKS));
  return {
    metrics: METRIC_GROUPS.map(({ question, pages }) => ({
      question,
      metrics: pages.map((page) => metricOf(metric(page))),
    })),
    shields: Object.entries(SHIELD_RISKS).map(([page, risk]) => ({ ...shield(page), risk })),
  };
}
