import type { LoadContext, PostCssOptions } from '@docusaurus/types';
import postcss, { type AcceptedPlugin } from 'postcss';
import { expect, it } from 'vitest';

import { styles } from '../../../plugins/compilation/styles';
import { projectDir } from '../../../scripts/lib/run';

const THEME = { plain: {}, styles: [{ types: ['keyword'], style: { color: 'red' } }] };

/** Returns a stylesheet as the build has it. */
async function built(file: string, css: string): Promise<string> {
  const context = { siteDir: projectDir, siteConfig: { themeConfig: { prism: { theme: THEME } } } };
  const options = { plugins: [] as unknown[] } as PostCssOptions;
  styles(context as unknown as LoadContext).configurePostCss?.(options);
  const { css: result } = await postcss(options.plugins as AcceptedPlugin[]).process(css, { from: file });
  return result.replaceAll(/\s+/g, ' ').trim();
}

it('the colors of code are those of the theme of prism-react-renderer', async () => {
  expect(
    await built('/ui/tokens.css', ':root { --a: b; } .code-keyword { color: blue; } .code-name { color: c; }'),
  ).toBe(':root { --a: b; } .code-keyword { color: red; }');
});

it('other rules whose names begin like those of colors stay', async () => {
  const css = '.code-line { display: block; } .code-keyword { font-weight: 600; }';
  expect(await built('/src/css/custom.css', css)).toBe(css);
});
