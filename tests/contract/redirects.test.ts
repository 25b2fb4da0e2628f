import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { builtPage } from '../support/builtSite';
import { DOCS } from '../support/specifiedRoutes';

const METRICS = `understanding-${brand.slug}-metrics`;
const V3 = `${METRICS}/v3-metrics-soon-to-be-deprecated`;

function targetOf(route: string): string | undefined {
  return builtPage(route).$('meta[http-equiv="refresh"]').attr('content')?.replace('0; url=', '');
}

const base = brand.basePath.slice(0, -1);

describe('redirects', () => {
  it.each([
    ['/docs/v3.3.0/summarization/', `/docs/v3.3.0/${METRICS}/summarization/`],
    [`/docs/${METRICS}/summarization/`, `/docs/${V3}/summarization/`],
    [`/docs/next/${METRICS}/summarization/`, `/docs/next/${V3}/summarization/`],
    [`/docs/v3.4.0/${METRICS}/summarization/`, `/docs/${V3}/summarization/`],
    [`/docs/v3.3.0/${V3}/pii/`, `/docs/v3.3.0/${METRICS}/pii/`],
    [`/docs/v3.3.0/${V3}/prompt_injection/`, `/docs/v3.3.0/${METRICS}/prompt-injection/`],
    [`/docs/${V3}/answer-relevancy/`, `/docs/${V3}/answer_relevancy/`],
    [`/docs/${METRICS}/answer_relevancy/`, `/docs/${METRICS}/answer-relevancy/`],
    [`/docs/next/${METRICS}/prompt_manipulation/`, `/docs/next/${METRICS}/prompt-injection/`],
    [`/docs/v3.3.0/${METRICS}/context_relevancy/`, `/docs/v3.3.0/${METRICS}/context-relevancy/`],
    ['/docs/security-shields/', '/docs/security-shields/shields-intro/'],
  ])('%s leads to %s', (from, to) => {
    expect(targetOf(from)).toBe(`${base}${to}`);
  });

  it.each(DOCS['v3.4.0'])('the alias of %s under the latest version leads to it', (route) => {
    const alias = route.replace('/docs/', '/docs/v3.4.0/');
    expect(targetOf(alias)).toBe(`${base}${route}`);
  });

  it('are static: no script, not indexed, with a canonical address', () => {
    const { $, robots, canonical } = builtPage('/docs/v3.3.0/summarization/');
    expect($('script')).toHaveLength(0);
    expect(robots).toBe('noindex');
    expect(canonical).toBe(`${base}/docs/v3.3.0/${METRICS}/summarization/`);
  });
});
