import { createProcessor } from '@mdx-js/mdx';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';

import { rehypeNesting } from '../../../plugins/content/rehypeNesting';

/** Renders a page as React does. */
async function render(text: string): Promise<string> {
  const { run } = await import('@mdx-js/mdx');
  const processor = createProcessor({
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeNesting],
  });
  const { default: Page } = await run(String(processor.processSync(text)), {
    ...runtime,
    Fragment,
    baseUrl: import.meta.url,
  });
  const Box = ({ children }: { children?: ReactNode }) => createElement('section', {}, children);
  return renderToStaticMarkup(createElement(Page, { components: { Box } })).replaceAll('\n', '');
}

describe('rehypeNesting', () => {
  it.each([
    ['code in a paragraph', '<p>\n```\nOne\n```\n</p>', '<div><pre><code>One</code></pre></div>'],
    ['a component in a paragraph', '<p>\n  <Box />\n</p>', '<div><section></section></div>'],
    ['two paragraphs in one', '<p>\n\nOne\n\nTwo\n\n</p>', '<div><p>One</p><p>Two</p></div>'],
    ['a text on its own line', '<p>\n  One\n</p>', '<p>One</p>'],
    [
      'a picture on its own line',
      '<p>\n  <img src="a" />\n  <a href="b">c</a>\n</p>',
      '<p><img src="a"/><a href="b">c</a></p>',
    ],
    [
      'rows between a head and a foot',
      '<table>\n<thead><tr><th>A</th></tr></thead>\n<tr><td>1</td></tr>\n<tfoot><tr><td>2</td></tr></tfoot>\n</table>',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
    ],
    [
      'an address as its own link',
      'See <a href="https://a.example/"><b>https://a.example/</b></a>, <a href="mailto:x@a.example">x@a.example</a>, https://b.example',
      '<p>See <a href="https://a.example/"><b>https://a.example/</b></a>, <a href="mailto:x@a.example">x@a.example</a>, <a href="https://b.example">https://b.example</a></p>',
    ],
    [
      'a complete table',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    ],
  ])('renders %s as browsers read it', async (_, text, html) => {
    expect((await render(text)).replace('<link rel="preload" as="image" href="a"/>', '')).toBe(html);
  });
});
