import { readdirSync } from 'node:fs';
import path from 'node:path';

import { SCORE_SCALES } from '../../api/props/scoreScales';
import { brandedSlug, replaceTokensDeep, type BrandValues, type SlugFrontMatter } from '../../content/brand';
import { compareSets } from '../../lib/compareSets';
import { docsFolder } from '../../versions/docsVersions';
import { isHidden, readFrontMatter } from '../../content/front-matter/readFrontMatter';
import type { Direction } from '../../content/front-matter/schemas';
import { buildError } from '../../lib/buildError';
import { METRIC_GROUPS, OUTLINE_FILE, SHIELD_RISKS } from './outline';
import type { HomeFacts, MetricLink, PageLink } from './props';

export interface PageSources {
  siteDir: string;
  /** The latest docs version. */
  version: string;
  brand: BrandValues & { slug: string };
}

/** Front matter that is read here. */
interface Fields extends SlugFrontMatter {
  title?: string;
  direction?: Direction;
}

/** A docs page with the direction of its metric, if it has one. */
type DirectedLink = PageLink & { direction?: Direction };

/** Compares the pages of a folder with those on the home page. Returns a function that reads title and direction of a page. */
function linkReader(
  { siteDir, version, brand }: PageSources,
  folder: string,
  shown: readonly string[],
): (page: string) => DirectedLink {
  const inVersion = path.posix.join(docsFolder(version), folder);
  const isListed = (file: string) => !isHidden(readFrontMatter(path.join(siteDir, inVersion, file)));
  const pages = readdirSync(path.join(siteDir, inVersion))
    .filter((file) => /^(?!(?:index|shields-intro)\.|_).*\.mdx$/.test(file) && isListed(file))
    .map((file) => file.replace(/\.mdx$/, ''));
  const { missing, extra } = compareSets(pages, shown);
  if (missing.length > 0 || extra.length > 0) {
    throw buildError({
      file: OUTLINE_FILE,
      problem: `the home page lists other pages than ${inVersion} contains`,
      expected: pages.sort().join(', '),
      found: `missing: ${missing.join(', ') || 'none'}; without a page: ${extra.join(', ') || 'none'}`,
      remedy: 'add the missing pages to the list and remove those without a page',
    });
  }
  return (page) => {
    const file = `${folder}/${page}.mdx`;
    const frontMatter = readFrontMatter(path.join(siteDir, docsFolder(version), file));
    const fields = replaceTokensDeep(frontMatter, file, brand) as Fields;
    const { title = page, direction } = fields;
    return { title, to: `/docs${brandedSlug(file, brand.slug, fields)}`, ...(direction ? { direction } : {}) };
  };
}

/** Returns a metric with its arrow and its verdict. The front matter checks of the page report a missing direction. */
function metricLink({ direction = 'target', ...link }: DirectedLink): MetricLink {
  const { mark = '', verdict = '' } = SCORE_SCALES[direction] ?? {};
  return { ...link, mark, verdict: verdict.replace(/\.$/, '') };
}

/**
 * Reads the metric pages of the latest docs version, grouped as on the home page.
 *
 * @throws if the home page lacks a page, or lists a missing page
 */
function latestMetrics(sources: PageSources): { question: string; metrics: DirectedLink[] }[] {
  const shown = METRIC_GROUPS.flatMap(({ pages }) => pages);
  const readLink = linkReader(sources, 'understanding-brand-metrics', shown);
  return METRIC_GROUPS.map(({ question, pages }) => ({ question, metrics: pages.map(readLink) }));
}

/**
 * Returns links to the metrics and shields of the latest docs version.
 *
 * @throws if the home page lacks a page, or lists a missing page
 */
export function latestPages(sources: PageSources): Pick<HomeFacts, 'metrics' | 'shields'> {
  const readLink = linkReader(sources, 'security-shields', Object.keys(SHIELD_RISKS));
  return {
    metrics: latestMetrics(sources).map(({ question, metrics }) => ({ question, metrics: metrics.map(metricLink) })),
    shields: Object.entries(SHIELD_RISKS).map(([page, risk]) => ({ ...readLink(page), risk })),
  };
}
