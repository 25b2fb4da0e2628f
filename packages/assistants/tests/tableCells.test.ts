import { expect, it } from 'vitest';

import { markdownToHtml } from '@api-docs/openapi-facts/text/markdownToHtml';
import { parsePage } from '@api-docs/kit/steps/parsePage';

import { markdownFile } from '../src/markdown/markdownFile';

/** Returns the cell of a table with one cell as Markdown. */
function flattened(html: string): string {
  const page = `<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>${html}</td></tr></tbody></table>`;
  const { children } = parsePage(page).main;
  const location = { page: '', siteUrl: 'https://docs.example', basePath: '/' };
  const lines = markdownFile({}, { type: 'root', children }, location).trim().split('\n');
  expect(lines.slice(-2, -1)).toEqual([expect.stringMatching(/^\| -+ \|$/)]);
  return lines.at(-1)?.slice(1, -1).trim() ?? '';
}

it.each([
  ['names in code', '<code>a</code><code>b</code>', '`a`, `b`'],
  ['a link and a path', '<a href="https://e.com">PII</a><code>/pii</code>', '[PII](https://e.com) `/pii`'],
  [
    'a label between a link and a path',
    '<a href="https://e.com">PII</a><span>legacy</span><code>/pii</code>',
    '[PII](https://e.com); legacy; `/pii`',
  ],
  ['a name with a description below it', 'Group<span>What it holds.</span>', 'Group; What it holds.'],
  ['a part of a sentence', 'near 0: <span>calm</span>', 'near 0: calm'],
  ['blocks and list items', '<div>Text.</div><ul><li>one</li><li>two</li></ul>', 'Text. one; two'],
  ['the parts of a name in code', '<code><span>a.</span><span>b.</span>c</code>', '`a.b.c`'],
  ['no text', '<span></span> ', ''],
])('a cell has %s on one line', (_, html, line) => {
  expect(flattened(html)).toBe(line);
});

it.each([
  ['a table', '| A | B |\n| --- | --- |\n| 1 | `x \\| y` |\n| 2 | |\n\nEnd.', 'A, B; 1, `x \\| y`; 2; End.'],
  ['code', 'Send:\n\n```json\n{\n  "a": "b|c"\n}\n\nend\n```', 'Send: `{`<br>`  "a": "b\\|c"`<br>`}`<br><br>`end`'],
  ['nested lists', '1. a\n   - b\n   - c\n2. d', '1. a; b; c; 2. d'],
  ['a list that starts at 7, with paragraphs', '7. a\n\n   b\n\n8. c', '7. a; b; 8. c'],
  ['a quote and a line', '> a\n>\n> b\n\n---\n\nc', 'a; b; c'],
  ['headings', '# A\n\nb', '**A**; b'],
])('a description with %s stays on one line of a cell, with all facts', (_, markdown, line) => {
  expect(flattened(markdownToHtml(markdown))).toBe(line);
});
