import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';

import { importsOtherCodeBlock } from '../../../../plugins/content/highlighting/jsxCodeBlock';

describe('importsOtherCodeBlock', () => {
  it.each([
    ['the component of the theme', "import CodeBlock from '@theme/CodeBlock';", false],
    ['nothing', 'Text.', false],
    ['another name', "import { Code } from './code';", false],
    ['another component as CodeBlock', "import { Code as CodeBlock } from './code';", true],
  ])('returns whether a page imports another CodeBlock: it imports %s', (_case, page, expected) => {
    const tree = createProcessor().parse(page) as unknown as Root;
    expect(importsOtherCodeBlock(tree)).toBe(expected);
  });
});
