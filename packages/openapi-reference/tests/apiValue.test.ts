import { expect, it } from 'vitest';

import { apiValue } from '../src/apiValue';
import { withDefaults } from '../src/options';
import { context } from '../testing/pageContext';

it.each([
  ['/', ''],
  ['', ''],
  ['reference', 'reference/'],
  ['/docs/api/', 'docs/api/'],
])('the landing page of a reference at the route %j has the page path %j', (route, expected) => {
  expect(apiValue({ ...context.files, options: withDefaults({ route }) }).route).toBe(expected);
});
