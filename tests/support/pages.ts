import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { ROUTE_LIST } from '../../plugins/route-list';
import { projectDir } from '../../scripts/run';

/** One page of each kind, as site paths: what `npm test` visits. */
export const PAGE_KINDS = {
  home: '/',
  'docs landing': '/docs/',
  intro: '/docs/intro/',
  'category page': '/docs/category/quickstart-portal/',
  'portal page': '/docs/quickstart-portal/creating_a_blueprint/',
  'shield page': '/docs/security-shields/prompt-shield/',
  'metrics index': `/docs/understanding-${brand.slug}-metrics/`,
  'metric page': `/docs/understanding-${brand.slug}-metrics/faithfulness/`,
  'page of the v3 section': `/docs/understanding-${brand.slug}-metrics/v3-metrics-soon-to-be-deprecated/faithfulness/`,
  'unreleased page': `/docs/next/understanding-${brand.slug}-metrics/pii/`,
  'frozen page': `/docs/v3.3.0/understanding-${brand.slug}-metrics/pii/`,
  'change-log': '/docs/change-log/',
  'reference landing': '/docs/api/',
  'operation page': '/docs/api/metrics/v4alpha/faithfulness/',
  'legacy operation page': '/docs/api/safety/v3/faithfulness/',
  'blog index': '/blog/',
  'blog post': '/blog/mdx-blog-post/',
  'blog archive': '/blog/archive/',
  'blog tags': '/blog/tags/',
  'blog tag': '/blog/tags/docusaurus/',
  'Markdown page': '/markdown-page/',
  'search page': '/search/',
} as const;

/** The 15 kinds of pages whose look is designed, as site paths: what the checks of markup and look visit in `npm test`. */
export const DESIGNED_KINDS = {
  home: '/',
  'docs landing': '/docs/',
  'docs page': '/docs/intro/',
  'metric page': PAGE_KINDS['metric page'],
  'legacy metric page': PAGE_KINDS['page of the v3 section'],
  'portal page': PAGE_KINDS['portal page'],
  'shield page': PAGE_KINDS['shield page'],
  category: PAGE_KINDS['category page'],
  'API landing': PAGE_KINDS['reference landing'],
  'operation page': PAGE_KINDS['operation page'],
  'blog list': PAGE_KINDS['blog index'],
  'blog post': PAGE_KINDS['blog post'],
  comparison: `/compare/v3.3.0...v3.4.0/understanding-${brand.slug}-metrics/pii/`,
  'search page with results': '/search/?q=toxicity',
  'not found': '/docs/no-such-page/',
} as const;

/** @returns the router's list of pages, as site paths, written by the build */
export function routerPages(): string[] {
  const routes = JSON.parse(readFileSync(path.join(projectDir, ROUTE_LIST), 'utf8')) as string[];
  return routes.filter((route) => route !== '/404.html');
}

/** Whether this is `npm run test:full`, which visits every page. */
export const isFull = process.env.TEST_FULL === 'true';

/** Name and address of what the checks of markup and look visit: the designed kinds, and in the full run every page. */
export function checkedPages(): [string, string][] {
  const kinds: [string, string][] = Object.entries(DESIGNED_KINDS);
  if (!isFull) return kinds;
  const known = new Set(kinds.map(([, route]) => route));
  const others = routerPages().filter((route) => !known.has(route));
  return [...kinds, ...others.map((route): [string, string] => [route, route])];
}

/** What a browser test visits: a page of each kind, or, in the full run, every page of the router. */
export const VISITED: readonly (readonly [string, string])[] = isFull
  ? routerPages().map((route) => [route, route] as const)
  : Object.entries(PAGE_KINDS);
