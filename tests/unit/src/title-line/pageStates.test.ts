import { expect, it } from 'vitest';

import { pageStates } from '../../../../src/components/TitleLine/pageStates';

it.each([
  ['/metrics/v4alpha/tone', ['v4alpha API · current']],
  ['/reports/v1/scores/report_id', ['v1 API · current']],
  ['/jobs/list/all', []],
])('a page of the reference names the generation of the API, if its path has one: %s', (slug, labels) => {
  expect(pageStates(undefined, { slug }).map(({ label }) => label)).toEqual(labels);
});
