import { compileSync } from '@mdx-js/mdx';
import remarkMath from 'remark-math';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import { rehypeMath } from '../../../plugins/content/rehypeMath';
import { errorDetails } from '../../support/errorDetails';

function compile(text: string): string {
  const file = new VFile({ path: '/site/docs/page.mdx', value: text });
  const rehypePlugins = [() => rehypeMath({ siteDir: '/site' })];
  return String(compileSync(file, { remarkPlugins: [remarkMath], rehypePlugins }));
}

describe('rehypeMath', () => {
  it('renders a formula as MathML, with its source', () => {
    const code = compile('A $a^2$.');
    expect(code).toContain('_components.math');
    expect(code).toContain('children: "a^2"');
  });

  it('rejects a malformed formula with file, line and reason', () => {
    const details = errorDetails(() => compile('Text.\n\n$$\n\\frac{a\n$$\n'));
    expect(details).toMatchObject({
      file: 'docs/page.mdx:3',
      found: expect.stringContaining('macro argument') as string,
    });
  });
});
