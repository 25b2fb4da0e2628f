import { describe, expect, it } from 'vitest';

import { metricPage } from '../../../../plugins/api/reference/metricPage';
import { operation } from '../fixtures';

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
