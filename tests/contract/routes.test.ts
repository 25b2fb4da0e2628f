import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { ADDED_DOCS, ADDED_POSTS } from '../support/addedPages';
import { builtPage, siteUrl } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';
import { routerPages } from '../support/pages';
import { SPECIFIED_OPERATIONS } from '../support/specifiedOperations';
import {
  docsPages,
  FROZEN,
  LATEST,
  METRICS_FOLDER,
  RETIRED,
  SPECIFIED_ROUTES,
  V3_FOLDER,
} from '../support/specifiedRoutes';

const urlOf = (route: string) => siteUrl + route.slice(1);
const addedTo = (version: string) => ADDED_DOCS.filter((route) => route.startsWith(`/docs/${version}/`));

describe('the routes', () => {
  it('include the specified ones and a page for each operation', () => {
    const reference = readOperations(API_FILE).map(({ route }) => route);
    const specified = [...SPECIFIED_ROUTES, ...SPECIFIED_OPERATIONS.map((apiPath) => `/docs/api${apiPath}/`)];
    const pages = new Set(routerPages());
    expect([...specified, ...reference].filter((route) => !pages.has(route))).toEqual([]);
    expect(new Set(SPECIFIED_ROUTES).size).toBe(SPECIFIED_ROUTES.length);
  });

  it('have a title that ends with the provider', () => {
    const pages = [...SPECIFIED_ROUTES, ...ADDED_DOCS, ...ADDED_POSTS];
    expect(pages.filter((route) => !builtPage(route).title.endsWith(brand.provider))).toEqual([]);
  });
});

it('a page of the latest version is indexed under its own URL and has no banner', () => {
  for (const route of docsPages(LATEST)) {
    const { $, canonical, robots } = builtPage(route);
    const banners = $('.theme-doc-version-banner').length;
    expect({ canonical, robots, banners }, route).toEqual({ canonical: urlOf(route), robots: undefined, banners: 0 });
  }
});

it.each([
  { version: 'next', banner: 'next is unreleased and may still change.' },
  ...FROZEN.map((version) => ({ version, banner: `${version} is frozen and no longer maintained.` })),
])('a page of $version has a banner, is not indexed and names its latest version', ({ version, banner }) => {
  for (const route of [...docsPages(version), ...addedTo(version)]) {
    const { $, canonical, robots } = builtPage(route);
    expect($('.theme-doc-version-banner').text(), route).toContain(banner);
    const latest = route.replace(`/docs/${version}/`, '/docs/');
    const expected = routerPages().includes(latest) ? latest : route;
    expect({ canonical, robots }, route).toEqual({ canonical: urlOf(expected), robots: 'noindex, nofollow' });
  }
});

describe('redirects', () => {
  const base = brand.basePath.slice(0, -1);
  const isReleased = (route: string) => !RETIRED.some((version) => route.includes(`/${version}/`));
  const targetOf = (route: string) =>
    builtPage(route).$('meta[http-equiv="refresh"]').attr('content')?.replace(`0; url=${base}`, '');

  it.each(
    [
      // Pages that moved after an old version, to their place in it.
      ['/docs/v3.3.0/summarization/', `/docs/v3.3.0/${METRICS_FOLDER}/summarization/`],
      [`/docs/v3.3.0/${V3_FOLDER}/prompt_injection/`, `/docs/v3.3.0/${METRICS_FOLDER}/prompt-injection/`],
      [`/docs/${METRICS_FOLDER}/summarization/`, `/docs/${V3_FOLDER}/summarization/`],
      [`/docs/next/${METRICS_FOLDER}/summarization/`, `/docs/next/${V3_FOLDER}/summarization/`],
      [`/docs/${LATEST}/${METRICS_FOLDER}/summarization/`, `/docs/${V3_FOLDER}/summarization/`],
      // Addresses that readers guess.
      [`/docs/${V3_FOLDER}/answer-relevancy/`, `/docs/${V3_FOLDER}/answer_relevancy/`],
      [`/docs/${METRICS_FOLDER}/answer_relevancy/`, `/docs/${METRICS_FOLDER}/answer-relevancy/`],
      ['/docs/security-shields/', '/docs/security-shields/shields-intro/'],
    ].filter(([from = '']) => isReleased(from)),
  )('send %s to %s', (from = '', to) => {
    expect(targetOf(from)).toBe(to);
  });

  it('send paths with the name of the latest version to it, and those of retired versions to a page', () => {
    for (const route of docsPages(LATEST)) expect(targetOf(route.replace('/docs/', `/docs/${LATEST}/`))).toBe(route);
    for (const route of RETIRED.flatMap(docsPages)) expect(routerPages(), route).toContain(targetOf(route));
  });

  it('are not indexed and name the target as canonical', () => {
    const { robots, canonical } = builtPage(`/docs/${METRICS_FOLDER}/summarization/`);
    expect([robots, canonical]).toEqual(['noindex', `${base}/docs/${V3_FOLDER}/summarization/`]);
  });
});
