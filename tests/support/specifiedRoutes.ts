import { allVersions, latestVersion, versionOrder, versionPath } from '@api-docs/kit/versions/docsVersions';
import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { followMoves } from '@api-docs/version-comparisons/pageMoves';

import { brandFiller } from '../../plugins/content/brand';
import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';

// The routes of specification section 2, written out by hand and not read from the site.

const PORTAL = [
  ...['account_settings', 'command_center', 'creating_a_blueprint', 'document_upload', 'embedding_model_registration'],
  ...['faqs', 'introduction', 'known-issues', 'llm_registration', 'optimization_hub', 'rerank_model_registration'],
  `understanding-${brand.slug}-ai-blueprints`,
].map((page) => `quickstart-portal/${page}`);

const SHIELDS = [
  ...['brand-shield', 'carbon-shield', 'compliance-shield', 'cost-shield', 'mcp-shield', 'prompt-shield'],
  'shields-intro',
].map((page) => `security-shields/${page}`);

export const METRICS_FOLDER = `understanding-${brand.slug}-metrics`;
export const V3_FOLDER = `${METRICS_FOLDER}/v3-metrics-soon-to-be-deprecated`;

const METRICS = [
  ...['adherence', 'answer-relevancy', 'carbon', 'clarity', 'completion', 'context-relevancy', 'cost', 'faithfulness'],
  ...['formality', 'helpfulness', 'pii', 'prompt-injection', 'refusal', 'sensitivity', 'simplicity', 'stability'],
  ...['tone', 'toxicity'],
].map((name) => `${METRICS_FOLDER}/${name}`);

const V3_METRICS = [
  ...['adherence', 'answer_relevancy', 'carbon', 'clarity', 'completion', 'context_relevancy', 'cost', 'faithfulness'],
  ...['formality', 'helpfulness', 'pii', 'prompt_injection', 'refusal', 'sensitivity', 'simplicity', 'stability'],
  ...['summarization', 'tone', 'toxicity'],
].map((name) => `${V3_FOLDER}/${name}`);

const COMMON = [
  ...['', 'intro', 'change-log', 'category/quickstart-portal'],
  ...PORTAL,
  ...SHIELDS,
  METRICS_FOLDER,
  ...METRICS,
];

/** Pages of each version that the specification names, as paths inside the version. */
const SPECIFIED_PAGES: Readonly<Record<string, readonly string[]>> = {
  next: [...COMMON, ...V3_METRICS],
  'v3.4.0': [...COMMON, ...V3_METRICS],
  'v3.3.0': [...COMMON, `${METRICS_FOLDER}/summarization`],
};

export const BLOG_POSTS = ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'];
const BLOG_TAGS = ['docusaurus', 'facebook', 'hello', 'hola'];

const TOP_LEVEL = [
  ...['/', '/blog/', '/blog/archive/', '/blog/tags/', '/docs/api/', '/markdown-page/', '/search/'],
  ...BLOG_POSTS.map((post) => `/blog/${post}/`),
  ...BLOG_TAGS.map((tag) => `/blog/tags/${tag}/`),
];

/** Names of all docs versions: `next`, then the released ones from the latest to the oldest. */
export const VERSIONS = allVersions(versions);

/** The latest released version. */
export const LATEST = latestVersion(versions);

/** The oldest released version: the latest, if it is the only one. */
export const OLDEST = versions.at(-1) ?? LATEST;

/** Released versions except the latest. */
export const FROZEN = versions.filter((version) => version !== LATEST);

/** Versions that the specification names and `npm run new:version -- --retire` has removed. */
export const RETIRED = Object.keys(SPECIFIED_PAGES).filter((version) => !VERSIONS.includes(version));

/** Returns whether the specification lists the pages of a docs version. */
export function isSpecified(version: string): boolean {
  return version in SPECIFIED_PAGES;
}

/** The latest version when the specification was written. */
const SPECIFIED_LATEST = 'v3.4.0';

const { pages: moves } = readMovedPages(projectDir, { fillIn: brandFiller(brand), versions });

/** Returns the path that a specified page has in a version according to `moved.yaml`; nothing if it was deleted. */
function pageSince(page: string, version: string): string[] {
  const order = versionOrder(versions);
  const later = order.slice(order.indexOf(SPECIFIED_LATEST) + 1, order.indexOf(version) + 1);
  const since = moves.filter((move) => later.includes(move.since));
  if (since.some(({ from, to }) => from === page && to === null)) return [];
  return [followMoves(page, { from: SPECIFIED_LATEST, to: version }, since, order) ?? page];
}

/**
 * Returns the site paths of the pages that a docs version must have: those of the specification. In `next`, and in versions
 * that were cut after the specification was written, pages may have moved or be deleted since then.
 */
export function docsPages(version: string): string[] {
  const pages = (SPECIFIED_PAGES[version] ?? SPECIFIED_PAGES.next ?? []).flatMap((page) => pageSince(page, version));
  return pages.map((page) => `/${versionPath(version, LATEST)}${page}${page === '' ? '' : '/'}`);
}

function pagesBelow(version: string, folder: string): string[] {
  return docsPages(version).filter((route) => route.includes(`/${folder}/`) && !route.endsWith(`/${folder}/`));
}

/** Returns the pages of the legacy metrics of a docs version. */
export function v3MetricPages(version: string): string[] {
  return pagesBelow(version, V3_FOLDER);
}

/** Returns the metric pages of a docs version, without the index and the legacy metrics. */
export function metricPages(version: string): string[] {
  return pagesBelow(version, METRICS_FOLDER).filter((route) => !route.includes(`/${V3_FOLDER}/`));
}

/** All specified site paths, with a slash at both ends: 180 with the versions of the specification. */
export const SPECIFIED_ROUTES = [...TOP_LEVEL, ...VERSIONS.flatMap(docsPages)];
