import { expect, it } from 'vitest';

import { isAbout } from '../../../../plugins/api/props/metricPage';
import { projectDir } from '../../../../scripts/lib/run';
import { operation } from '../fixtures';

it.each([
  ['/metrics/v4alpha/pii', true],
  ['/reports/v1/pii', false],
])('a docs page is not about each operation of its name: %s', (apiPath, expected) => {
  expect(isAbout(`${projectDir}/docs/understanding-brand-metrics/pii.mdx`, operation(apiPath))).toBe(expected);
});
