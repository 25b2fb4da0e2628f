import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { expect, it } from 'vitest';

import { onOneLine } from '../../../plugins/agent-docs/tableCell';

const contentOf = (html: string) => fromHtml(html, { fragment: true }).children as ElementContent[];
const written = (children: ElementContent[]) => toMarkdown(toMdast({ type: 'root', children }) as never).trim();

it.each([
  ['a list of names in code', '<code>a</code><code>b</code>', '`a`, `b`'],
  ['a link and its path', '<a href="#">PII</a><code>/pii</code>', '[PII](#) `/pii`'],
  ['a label between them', '<a href="#">PII</a><span>legacy</span><code>/pii</code>', '[PII](#); legacy; `/pii`'],
  ['a name with a text of its own below it', 'Group<span>What it holds.</span>', 'Group; What it holds.'],
  ['a part of a sentence', 'near 0: <span>calm</span>', 'near 0: calm'],
  ['blocks and items', '<div>Text.</div><ul><li>one</li><li>two</li></ul>', 'Text. one; two'],
  ['nothing', '<span></span> ', ''],
])('writes %s on one line', (_, html, line) => {
  expect(written(onOneLine(contentOf(html)))).toBe(line);
});

it('leaves the parts of a name in code together', () => {
  const [code] = onOneLine(contentOf('<code><span>a.</span><span>b.</span>c</code>'));
  expect((code as Element).children).toHaveLength(3);
});
