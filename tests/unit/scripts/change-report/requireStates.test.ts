import { expect, it } from 'vitest';

import { requireStates } from '../../../../scripts/change-report/requireStates';

const trees = new Map([['home', '- main']]);

it('returns the trees of a build with all page states', () => {
  expect(requireStates({ trees, unreached: new Map() })).toBe(trees);
});

it('throws with the names of page states that were not reached', () => {
  const unreached = new Map([
    ['menu open', 'TimeoutError: no menu'],
    ['blog post', 'the build has no page /blog/x/'],
  ]);
  expect(() => requireStates({ trees, unreached })).toThrowErrorMatchingInlineSnapshot(`
    [Error: tests/support/screenReader/pageStates.ts: page states were not reached
      expected: 3 accessibility trees
      found:    1, without "menu open", "blog post"
      why:      menu open: TimeoutError: no menu
      remedy:   fix the page, or the steps in this file that lead to the state]
  `);
});
