import { expect, it } from 'vitest';

import { escapeMdx } from '../../../plugins/api-reference/escapeMdx';

it.each([
  ['escapes braces', 'a {b} c', 'a \\{b\\} c'],
  ['escapes the start of a tag', 'a <b> c', 'a \\<b> c'],
  ['escapes a comparison', 'from 0 < x', 'from 0 \\< x'],
  ['leaves code spans alone', 'the `{a}` and `<b>`', 'the `{a}` and `<b>`'],
  ['leaves code fences alone', '```json\n{ "a": 1 }\n```', '```json\n{ "a": 1 }\n```'],
  ['escapes between two code spans', '`a` {b} `c`', '`a` \\{b\\} `c`'],
  ['escapes behind a backtick that opens nothing', 'a ` {b}', 'a ` \\{b\\}'],
  ['leaves what is escaped already alone', 'a \\{b\\} c', 'a \\{b\\} c'],
  ['leaves a span of two backticks alone', '``a ` {b}`` {c}', '``a ` {b}`` \\{c\\}'],
  ['leaves other text alone', '*a* > **b** [c](d) _e_ & f', '*a* > **b** [c](d) _e_ & f'],
])('%s', (_behavior, markdown, expected) => {
  expect(escapeMdx(markdown)).toBe(expected);
});
