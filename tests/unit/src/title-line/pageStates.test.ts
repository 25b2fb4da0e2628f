import { expect, it } from 'vitest';

import { pageStates } from '../../../../src/components/TitleLine/pageStates';

it.each([
  [{ generation: 'v4alpha' }, ['v4alpha API · current']],
  [{ deprecated: true as const }, ['deprecated']],
  [{}, []],
])('a page of the reference names the generation of the API, if it has one: %j', (frontMatter, labels) => {
  expect(pageStates(undefined, frontMatter, 'deprecated').map(({ label }) => label)).toEqual(labels);
});
