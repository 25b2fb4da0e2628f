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
const numbered = (number: string, text: string, classes = '') =>
  `<span class="code-line${classes}" data-line="${number}"><span>${text}</span></span>`;

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
    ['a title', '```text title="a b.txt"\na\n```', { highlighted: 'a', language: 'text', title: 'a b.txt' }],
    ['other settings', '```text live noInline\na\n```', { highlighted: 'a', language: 'text' }],
    [
      'marked lines',
      '```text {1,3-4}\na\nb\nc\nd\n```',
      { highlighted: `${line('a\n')}b\n${line('c\n')}${line('d')}` },
    ],
    [
      'numbered lines',
      '```text showLineNumbers\na\n\nc\n```',
      {
        highlighted: numbered('1', 'a\n') + numbered('2', '\n') + numbered('3', 'c'),
      },
    ],
    [
      'lines numbered from 9',
      '```text showLineNumbers=9\na\nb\n```',
      {
        highlighted: numbered(' 9', 'a\n') + numbered('10', 'b'),
      },
    ],
    [
      'all settings at once',
      '```text title="t" {2} showLineNumbers\na\nb\n```',
      {
        title: 't',
        highlighted: numbered('1', 'a\n') + numbered('2', 'b', ' theme-code-block-highlighted-line'),
      },
    ],
    ['a comment before a line', '```js\n// highlight-next-line\na\nb\n```', { highlighted: `${line('a\n')}b` }],
    [
      'comments around lines',
      '```js\n/* highlight-start */\na\nb\n/* highlight-end */\nc\n```',
      {
        highlighted: `${line('a\n')}${line('b\n')}c`,
      },
    ],
    ['a comment of HTML', '```html\n<!-- highlight-next-line -->\na\n```', { highlighted: line('a') }],
    ['a comment of JSX', '```jsx\n{/* highlight-next-line */}\na\n```', { highlighted: line('a') }],
    [
      'a comment among others',
      '```js\n// highlight next line\na // highlight-next-line\n```',
      { highlighted: expect.not.stringContaining('code-line') as string },
    ],
  ])('highlights a fenced code block with %s', async (_case, page, props) => {
    expect(await codeOf(page)).toEqual([expect.objectContaining(props)]);
  });
});
