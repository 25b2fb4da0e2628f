import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { expect, it } from 'vitest';

import { importsOtherCodeBlock } from '../../../plugins/highlighting/importsOtherCodeBlock';

it.each([
  ['the theme’s', "import CodeBlock from '@theme/CodeBlock';", false],
  ['none', 'Text.', false],
  ['another name', "import { Code } from './code';", false],
  ['another one', "import { Code as CodeBlock } from './code';", true],
])('importsOtherCodeBlock tells a page that imports %s', (_case, page, expected) => {
  const tree = createProcessor().parse(page) as unknown as Root;
  expect(importsOtherCodeBlock(tree)).toBe(expected);
});
