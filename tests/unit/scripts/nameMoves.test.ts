import { expect, it } from 'vitest';

import { nameMoves } from '../../../scripts/newVersion/nameMoves';

it('names the version in which the pages of next moved, and changes nothing else', () => {
  const text = (since: string) => `# since: what is next\npages:
  - since: ${since}
    from: next
    to: since-next
    why: The next one.

  - since: v3.4.0
    from: next
    to: other
    why: 'since: next'

  - from: a
    since: ${since}
    to: b
    why: It moved.
`;
  expect(nameMoves(text('next'), 'v3.5.0')).toBe(text('v3.5.0'));
  expect(nameMoves(text('"next"'), 'v3.5.0')).toBe(text('v3.5.0'));
});
