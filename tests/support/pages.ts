import { readFileSync } from 'node:fs';
import path from 'node:path';

import { NEXT, versionPath } from '@api-docs/kit/versions/docsVersions';

import { brand } from '../../brand.config';
import { ROUTE_LIST } from '../../plugins/output/writeRouteList';
import { projectDir } from '../../scripts/lib/run';
import { LATEST, OLDEST, VERSIONS } from './specifiedRoutes';
import { isFull } from './fullRun';

export { isFull, sampleOf } from './fullRun';

/** Site path of one page of each kind. `npm test` visits these. */
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
  'frozen page': `/${versionPath(OLDEST, LATEST)}understanding-${brand.slug}-metrics/pii/`,
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

/**
 * A comparison that the site has: the page is a path inside of both versions. The change-log of next differs from that of the
 * latest version in every state of the site, but only in a few lines.
 */
export const COMPARISON = VERSIONS.includes('v3.3.0')
  ? { from: 'v3.3.0', to: 'v3.4.0', page: `understanding-${brand.slug}-metrics/pii/` }
  : { from: LATEST, to: NEXT, page: 'change-log/' };

/** Site path of one page of each designed layout. The checks of markup and layout visit these in `npm test`. */
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
  comparison: `/compare/${COMPARISON.from}...${COMPARISON.to}/${COMPARISON.page}`,
  'search page with results': '/search/?q=toxicity',
  'not found': '/docs/no-such-page/',
} as const;

/** Returns the site paths of all pages of the router, from the list that the build writes. */
export function routerPages(): string[] {
  const routes = JSON.parse(readFileSync(path.join(projectDir, ROUTE_LIST), 'utf8')) as string[];
  return routes.filter((route) => route !== '/404.html');
}

/** Returns name and site path of the pages for the checks of markup and layout: in the full run every page. */
export function checkedPages(): [string, string][] {
  const kinds: [string, string][] = Object.entries(DESIGNED_KINDS);
  if (!isFull) return kinds;
  const known = new Set(kinds.map(([, route]) => route));
  const others = routerPages().filter((route) => !known.has(route));
  return [...kinds, ...others.map((route): [string, string] => [route, route])];
}

/** Name and site path of the pages that most tests visit: one of each kind, or every page in the full run. */
export const VISITED: readonly (readonly [string, string])[] = isFull
  ? routerPages().map((route) => [route, route] as const)
  : Object.entries(PAGE_KINDS);
