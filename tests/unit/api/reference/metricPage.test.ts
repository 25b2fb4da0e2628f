import { describe, expect, it } from 'vitest';

import { metricPage, operationOfMetricPage } from '../../../../plugins/api/reference/metricPage';
import { errorDetails } from '../../../support/errorDetails';
import { minimalFacts, operation } from '../fixtures';

const METRICS = '/docs/understanding-acme-metrics/';
const LEGACY = `${METRICS}v3-metrics-soon-to-be-deprecated/`;

const PAGES: [name: string, path: string, deprecated: boolean, page: string][] = [
  ['a current operation', '/metrics/v4alpha/tone', false, `${METRICS}tone`],
  ['a name with underscores', '/metrics/v4alpha/big_mood_swing', false, `${METRICS}big-mood-swing`],
  ['a page with another name', '/metrics/v4alpha/prompt_manipulation', false, `${METRICS}prompt-injection`],
  ['the combined operation', '/metrics/v4alpha/evaluate', false, `${METRICS}#combine-metrics`],
  ['a legacy operation', '/alignment/v1/tone', true, `${LEGACY}tone`],
  ['a legacy name with underscores', '/safety/v3/answer_relevancy', true, `${LEGACY}answer_relevancy`],
  ['a legacy operation with a current page', '/performance/v1/carbon', true, `${METRICS}carbon`],
];

describe('metricPage', () => {
  it.each(PAGES)('returns the page for %s', (_case, path, deprecated, page) => {
    expect(metricPage(operation(path, { deprecated }), 'acme')).toBe(page);
  });
});

describe('operationOfMetricPage', () => {
  const facts = minimalFacts(PAGES.map(([, path, deprecated]) => operation(path, { deprecated })));

  it.each(PAGES)('returns the operation for %s', (_case, path, _deprecated, page) => {
    expect(operationOfMetricPage(facts, page, 'acme').path).toBe(path);
  });

  it('rejects a page without an operation', () => {
    const page = `${METRICS}clarity`;
    const error = errorDetails(() => operationOfMetricPage(facts, page, 'acme'));
    expect(error).toMatchObject({
      file: 'plugins/api/reference/metricPage.ts',
      problem: expect.stringContaining(page),
    });
  });
});
