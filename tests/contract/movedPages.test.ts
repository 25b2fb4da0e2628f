import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import versions from '../../versions.json';
import { builtPage } from '../support/builtSite';
import { routerPages } from '../support/pages';
import { docsPages, LATEST, METRICS_FOLDER, RETIRED, V3_FOLDER } from '../support/specifiedRoutes';

const areReleased = ['v3.3.0', 'v3.4.0'].every((version) => versions.includes(version));

function redirectTarget(route: string): string | undefined {
  return builtPage(route).$('meta[http-equiv="refresh"]').attr('content')?.replace('0; url=', '');
}

const base = brand.basePath.slice(0, -1);

describe('redirects', () => {
  it.runIf(areReleased).each([
    ['/docs/v3.3.0/summarization/', `/docs/v3.3.0/${METRICS_FOLDER}/summarization/`],
    [`/docs/v3.3.0/${V3_FOLDER}/pii/`, `/docs/v3.3.0/${METRICS_FOLDER}/pii/`],
    [`/docs/v3.3.0/${V3_FOLDER}/prompt_injection/`, `/docs/v3.3.0/${METRICS_FOLDER}/prompt-injection/`],
    [`/docs/v3.3.0/${METRICS_FOLDER}/context_relevancy/`, `/docs/v3.3.0/${METRICS_FOLDER}/context-relevancy/`],
  ])('send a path of an old version to its page: %s to %s', (from, to) => {
    expect(redirectTarget(from)).toBe(base + to);
  });

  it.each([
    [`/docs/${METRICS_FOLDER}/summarization/`, `/docs/${V3_FOLDER}/summarization/`],
    [`/docs/next/${METRICS_FOLDER}/summarization/`, `/docs/next/${V3_FOLDER}/summarization/`],
    [`/docs/${LATEST}/${METRICS_FOLDER}/summarization/`, `/docs/${V3_FOLDER}/summarization/`],
    [`/docs/${V3_FOLDER}/answer-relevancy/`, `/docs/${V3_FOLDER}/answer_relevancy/`],
    [`/docs/${METRICS_FOLDER}/answer_relevancy/`, `/docs/${METRICS_FOLDER}/answer-relevancy/`],
    [`/docs/next/${METRICS_FOLDER}/prompt_manipulation/`, `/docs/next/${METRICS_FOLDER}/prompt-injection/`],
    ['/docs/security-shields/', '/docs/security-shields/shields-intro/'],
  ])('send %s to %s', (from, to) => {
    expect(redirectTarget(from)).toBe(base + to);
  });

  it.each(docsPages(LATEST))('send the path of %s with the version name to it', (route) => {
    expect(redirectTarget(route.replace('/docs/', `/docs/${LATEST}/`))).toBe(base + route);
  });

  it.each(RETIRED.flatMap((version) => docsPages(version)))('send %s of a retired version to a page', (route) => {
    expect(routerPages().map((page) => base + page)).toContain(redirectTarget(route));
  });

  it('are not indexed and name the target as canonical', () => {
    const { robots, canonical } = builtPage(`/docs/${METRICS_FOLDER}/summarization/`);
    expect(robots).toBe('noindex');
    expect(canonical).toBe(`${base}/docs/${V3_FOLDER}/summarization/`);
  });
});
