import { expect, it } from 'vitest';

import { metricPage } from '../../../plugins/api-reference/metricPage';
import { operation } from '../api-facts/tinyFacts';

const METRICS = '/docs/understanding-acme-metrics/';
const LEGACY = `${METRICS}v3-metrics-soon-to-be-deprecated/`;

it.each([
  ['a current operation', '/metrics/v4alpha/tone', false, `${METRICS}tone`],
  ['a current operation with three words', '/metrics/v4alpha/big_mood_swing', false, `${METRICS}big-mood-swing`],
  [
    'the operation whose page has another name',
    '/metrics/v4alpha/prompt_manipulation',
    false,
    `${METRICS}prompt-injection`,
  ],
  ['the combined operation', '/metrics/v4alpha/evaluate', false, `${METRICS}#combine-metrics`],
  ['a legacy operation', '/alignment/v1/tone', true, `${LEGACY}tone`],
  ['a legacy operation with two words', '/safety/v3/answer_relevancy', true, `${LEGACY}answer_relevancy`],
  ['a legacy operation with a current page', '/performance/v1/carbon', true, `${METRICS}carbon`],
  ['another legacy operation with a current page', '/performance/v1/cost', true, `${METRICS}cost`],
])('leads %s to its page', (_case, path, deprecated, expected) => {
  expect(metricPage(operation(path, { deprecated }), 'acme')).toBe(expected);
});
