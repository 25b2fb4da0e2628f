import { expect, it } from 'vitest';

import { DEPRECATED_LABEL } from '../../../../site/labels';
import { pageStates } from '../../../../src/components/TitleLine/pageStates';

it.each([
  [{ generation: 'v4alpha' }, ['v4alpha API · current']],
  [{ deprecated: true as const }, [DEPRECATED_LABEL]],
  [{}, []],
])('a page of the reference names the generation of the API, if it has one: %j', (frontMatter, labels) => {
  expect(pageStates(undefined, frontMatter).map(({ label }) => label)).toEqual(labels);
});
