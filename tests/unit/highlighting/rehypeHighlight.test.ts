import { evaluate } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { rehypeHighlight } from '../../../plugins/highlighting/rehypeHighlight';

/** Builds a page and renders it; returns the props of each element of code. */
async function codeOf(value: string): Promise<unknown[]> {
  const rendered: unknown[] = [];
  const jsx = (type: unknown, props: unknown) => {
    if (type === 'code') rendered.push(props);
    return null;
  };
  const { default: Page } = await evaluate(
    { value, path: '/site/docs/a.mdx' },
    { Fragment: 'fragment', jsx, jsxs: jsx, rehypePlugins: [[rehypeHighlight, { siteDir: '/site' }]] },
  );
  Page({});
  return rendered;
}

describe('rehypeHighlight', () => {
  it('hands colored code and its language to a block', async () => {
    expect(await codeOf('```python\nreturn {"a": 1}\n```')).toEqual([
      {
        highlighted:
          '<span class="code-keyword">return </span>{<span class="code-string">"a"</span>: <span class="code-number">1</span>}',
        language: 'python',
      },
    ]);
  });

  it('leaves code within a sentence alone', async () => {
    expect(await codeOf('The field `text` is required.')).toEqual([{ children: 'text' }]);
  });

  it('names page and line of an unknown language, and the nearest known', async () => {
    await expect(codeOf('# A\n\n```pyhton\nx\n```')).rejects.toThrow(/^docs\/a\.mdx:3: .*\n.*\n.*pyhton\n.*"?python/);
  });

  it('refuses a block without a language, or with settings', async () => {
    await expect(codeOf('```\nx\n```')).rejects.toThrow('no language');
    await expect(codeOf('```bash title="x"\nls\n```')).rejects.toThrow('title="x"');
  });
});
