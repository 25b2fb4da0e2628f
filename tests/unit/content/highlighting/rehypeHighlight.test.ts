import { evaluate } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { MAGIC_COMMENTS } from '../../../../plugins/content/highlighting/readCodeBlock';
import { rehypeHighlight } from '../../../../plugins/content/highlighting/rehypeHighlight';

const magicComments = [
  ...MAGIC_COMMENTS,
  { className: 'error-line', line: 'this will error', block: { start: 'errors-start', end: 'errors-end' } },
];

/** Compiles and renders a page. Returns the props of each `code` and `<CodeBlock>` element. */
async function codeOf(value: string): Promise<unknown[]> {
  const rendered: unknown[] = [];
  const CodeBlock = () => null;
  const jsx = (type: unknown, props: unknown) => {
    if (type === 'code') rendered.push(props);
    if (type === CodeBlock) rendered.push({ CodeBlock: props });
    return null;
  };
  const { default: Page } = await evaluate(
    { value, path: '/site/docs/a.mdx' },
    { Fragment: 'fragment', jsx, jsxs: jsx, rehypePlugins: [[rehypeHighlight, { siteDir: '/site', magicComments }]] },
  );
  Page({ components: { CodeBlock } });
  return rendered;
}

const line = (text: string, classes = 'theme-code-block-highlighted-line') =>
  `<span class="code-line ${classes}">${text}</span>`;
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
    ['an uppercase language', '```TEXT\na\n```', { highlighted: 'a', language: 'text' }],
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
    ['a comment of Python', '```py\n# highlight-next-line\na\n```', { highlighted: line('a') }],
    ['a comment of SQL', '```sql\n-- highlight-next-line\na\n```', { highlighted: line('a') }],
    ['a comment of HTML', '```html\n<!-- highlight-next-line -->\na\n```', { highlighted: line('a') }],
    ['a comment of JSX', '```jsx\n{/* highlight-next-line */}\na\n```', { highlighted: line('a') }],
    [
      'a comment of another language',
      '```py\n// highlight-next-line\na\n```',
      {
        highlighted: expect.stringMatching(/^\/\/ .*\na$/) as string,
      },
    ],
    ['a custom magic comment', '```js\n// this will error\na\n```', { highlighted: line('a', 'error-line') }],
    [
      'two marks on a line',
      '```js\n// highlight-next-line\n// this will error\na\n```',
      {
        highlighted: line('a', 'theme-code-block-highlighted-line error-line'),
      },
    ],
  ])('highlights a fenced code block with %s', async (_case, page, props) => {
    expect(await codeOf(page)).toEqual([expect.objectContaining(props)]);
  });

  it.each([
    ['a template', '<CodeBlock language="text">\n{`a\nb`}\n</CodeBlock>', { highlighted: 'a\nb', language: 'text' }],
    ['a string', '<CodeBlock>{"a"}</CodeBlock>', { highlighted: 'a', language: 'text' }],
    ['text', '<CodeBlock language="text">a</CodeBlock>', { highlighted: 'a', language: 'text' }],
    ['a class', '<CodeBlock className="language-text wide">a</CodeBlock>', { language: 'text', className: 'wide' }],
    ['a title', '<CodeBlock title="t">a</CodeBlock>', { title: 't' }],
    ['a metastring', `<CodeBlock metastring='title="t" {1}'>a</CodeBlock>`, { title: 't', highlighted: line('a') }],
    ['line numbers', '<CodeBlock showLineNumbers>a</CodeBlock>', { highlighted: numbered('1', 'a') }],
    ['a first line number', '<CodeBlock showLineNumbers={5}>a</CodeBlock>', { highlighted: numbered('5', 'a') }],
    ['line numbers turned off', '<CodeBlock showLineNumbers={false}>a</CodeBlock>', { highlighted: 'a' }],
  ])('highlights <CodeBlock> with %s', async (_case, page, props) => {
    expect(await codeOf(page)).toEqual([expect.objectContaining(props)]);
  });

  it.each([
    ['computed code', '<CodeBlock>{`a ${1}`}</CodeBlock>', { children: 'a 1' }],
    ['computed settings', '<CodeBlock language={"a" + "b"}>a</CodeBlock>', { language: 'ab', children: 'a' }],
    ['spread settings', '<CodeBlock {...{ language: "js" }}>a</CodeBlock>', { language: 'js', children: 'a' }],
    ['elements', '<CodeBlock><b>a</b></CodeBlock>', { children: null }],
    ['nothing', '<CodeBlock language="js" />', { language: 'js' }],
  ])('does not change <CodeBlock> with %s', async (_case, page, props) => {
    expect(await codeOf(page)).toEqual([{ CodeBlock: props }]);
  });

  it('rejects an invalid first line number', async () => {
    await expect(codeOf('# A\n\n```js showLineNumbers=a\nx\n```')).rejects.toMatchObject({
      details: { file: 'docs/a.mdx:3', found: 'showLineNumbers=a' },
    });
  });
});
