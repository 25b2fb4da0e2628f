import { expect, it } from 'vitest';

import { operation } from '@api-docs/openapi-facts/testing/fixtures';

import { isAbout } from '../../../../plugins/api/props/metricPage';
import { projectDir } from '../../../../scripts/lib/run';

it.each([
  ['/metrics/v4alpha/pii', true],
  ['/reports/v1/pii', false],
])('a docs page is not about each operation of its name: %s', (apiPath, expected) => {
  expect(isAbout(`${projectDir}/docs/understanding-brand-metrics/pii.mdx`, operation(apiPath))).toBe(expected);
});
