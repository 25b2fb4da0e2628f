import { toMdast } from 'hast-util-to-mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { expect, it } from 'vitest';

import { parsePage } from '../../../../plugins/lib/parsePage';
import { flattenCell } from '../../../../plugins/output/agent-docs/tableCells';

function flattened(html: string): string {
  const children = flattenCell(parsePage(html).main.children);
  return toMarkdown(toMdast({ type: 'root', children }) as never).trim();
}

it.each([
  ['names in code', '<code>a</code><code>b</code>', '`a`, `b`'],
  ['a link and a path', '<a href="#">PII</a><code>/pii</code>', '[PII](#) `/pii`'],
  [
    'a label between a link and a path',
    '<a href="#">PII</a><span>legacy</span><code>/pii</code>',
    '[PII](#); legacy; `/pii`',
  ],
  ['a name with a description below it', 'Group<span>What it holds.</span>', 'Group; What it holds.'],
  ['a part of a sentence', 'near 0: <span>calm</span>', 'near 0: calm'],
  ['blocks and list items', '<div>Text.</div><ul><li>one</li><li>two</li></ul>', 'Text. one; two'],
  ['the parts of a name in code', '<code><span>a.</span><span>b.</span>c</code>', '`a.b.c`'],
  ['no text', '<span></span> ', ''],
])('flattenCell puts %s on one line', (_, html, line) => {
  expect(flattened(html)).toBe(line);
});
