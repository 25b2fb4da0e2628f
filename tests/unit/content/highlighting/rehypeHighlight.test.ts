import { evaluate } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { rehypeHighlight } from '../../../../site/plugins/content/highlighting/rehypeHighlight';

/** Compiles and renders a page. Returns the props of each `code` element. */
async function codeOf(page: string): Promise<unknown[]> {
  const rendered: unknown[] = [];
  const jsx = (type: unknown, props: unknown) => {
    if (type === 'code') rendered.push(props);
    return null;
  };
  const { default: Page } = await evaluate(page, {
    Fragment: 'fragment',
    jsx,
    jsxs: jsx,
    rehypePlugins: [rehypeHighlight],
  });
  Page({});
  return rendered;
}

const line = (text: string) => `<span class="code-line theme-code-block-highlighted-line">${text}</span>`;
const numbered = (number: string, text: string) =>
  `<span class="code-line" data-line="${number}"><span>${text}</span></span>`;

describe('rehypeHighlight', () => {
  it('passes highlighted code and its language to the component', async () => {
    expect(await codeOf('```python\nreturn {"a": 1}\n```')).toEqual([
      {
        highlighted:
          '<span class="code-keyword">return </span>{<span class="code-string">"a"</span>: <span class="code-number">1</span>}',
        language: 'python',
      },
    ]);
  });

  it('does not change inline code', async () => {
    expect(await codeOf('The field `text` is required.')).toEqual([{ children: 'text' }]);
  });

  it.each([
    ['no language', '```\na\n```', { highlighted: 'a', language: 'text' }],
    ['an unknown language', '```pyhton\na\n```', { highlighted: 'a', language: 'pyhton' }],
    [
      'marked lines',
      '```text {1,3-4}\na\nb\nc\nd\n```',
      { highlighted: `${line('a\n')}b\n${line('c\n')}${line('d')}` },
    ],
    [
      'lines numbered from 9',
      '```text showLineNumbers=9\na\nb\n```',
      {
        highlighted: numbered(' 9', 'a\n') + numbered('10', 'b'),
      },
    ],
  ])('highlights a fenced code block with %s', async (_case, page, props) => {
    expect(await codeOf(page)).toEqual([expect.objectContaining(props)]);
  });
});
