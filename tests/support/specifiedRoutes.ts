import { brand } from '../../brand.config';

/** The addresses of specification section 2, written out here by hand and not read from the site. */

const PORTAL = [
  'account_settings',
  'command_center',
  'creating_a_blueprint',
  'document_upload',
  'embedding_model_registration',
  'faqs',
  'introduction',
  'known-issues',
  'llm_registration',
  'optimization_hub',
  'rerank_model_registration',
  `understanding-${brand.slug}-ai-blueprints`,
].map((page) => `quickstart-portal/${page}`);

const SHIELDS = [
  'brand-shield',
  'carbon-shield',
  'compliance-shield',
  'cost-shield',
  'mcp-shield',
  'prompt-shield',
  'shields-intro',
].map((page) => `security-shields/${page}`);

export const METRICS_FOLDER = `understanding-${brand.slug}-metrics`;

const METRIC_NAMES = [
  'adherence',
  'answer-relevancy',
  'carbon',
  'clarity',
  'completion',
  'context-relevancy',
  'cost',
  'faithfulness',
  'formality',
  'helpfulness',
  'pii',
  'prompt-injection',
  'refusal',
  'sensitivity',
  'simplicity',
  'stability',
  'tone',
  'toxicity',
];

const METRICS = [METRICS_FOLDER, ...METRIC_NAMES.map((name) => `${METRICS_FOLDER}/${name}`)];

const V3_FOLDER = `${METRICS_FOLDER}/v3-metrics-soon-to-be-deprecated`;

const V3_METRICS = [
  'adherence',
  'answer_relevancy',
  'carbon',
  'clarity',
  'completion',
  'context_relevancy',
  'cost',
  'faithfulness',
  'formality',
  'helpfulness',
  'pii',
  'prompt_injection',
  'refusal',
  'sensitivity',
  'simplicity',
  'stability',
  'summarization',
  'tone',
  'toxicity',
].map((name) => `${V3_FOLDER}/${name}`);

const COMMON = ['', 'intro', 'change-log', 'category/quickstart-portal', ...PORTAL, ...SHIELDS, ...METRICS];

function addresses(prefix: string, pages: readonly string[]): string[] {
  return pages.map((page) => (page === '' ? `${prefix}/` : `${prefix}/${page}/`));
}

export const TOP_LEVEL = [
  '/',
  '/blog/',
  '/blog/archive/',
  '/blog/first-blog-post/',
  '/blog/long-blog-post/',
  '/blog/mdx-blog-post/',
  '/blog/welcome/',
  '/blog/tags/',
  '/blog/tags/docusaurus/',
  '/blog/tags/facebook/',
  '/blog/tags/hello/',
  '/blog/tags/hola/',
  '/docs/api/',
  '/markdown-page/',
  '/search/',
];

/** Pages of each docs version, as site paths. */
export const DOCS = {
  next: addresses('/docs/next', [...COMMON, ...V3_METRICS]),
  'v3.4.0': addresses('/docs', [...COMMON, ...V3_METRICS]),
  'v3.3.0': addresses('/docs/v3.3.0', [...COMMON, `${METRICS_FOLDER}/summarization`]),
};

/** `next`, or a name of versions.json. */
export type DocsVersion = keyof typeof DOCS;

function pagesBelow(version: DocsVersion, folder: string): string[] {
  return DOCS[version].filter((route) => route.includes(`/${folder}/`) && !route.endsWith(`/${folder}/`));
}

/** @returns the pages of the legacy metrics of a docs version */
export function v3MetricPages(version: DocsVersion): string[] {
  return pagesBelow(version, V3_FOLDER);
}

/** @returns the pages of the metrics of a docs version, without the index and the legacy metrics */
export function metricPages(version: DocsVersion): string[] {
  const legacy = v3MetricPages(version);
  return pagesBelow(version, METRICS_FOLDER).filter((route) => !legacy.includes(route));
}

/** All specified addresses, below the base path, with a slash at both ends. */
export const SPECIFIED_ROUTES = [...TOP_LEVEL, ...DOCS.next, ...DOCS['v3.4.0'], ...DOCS['v3.3.0']];
