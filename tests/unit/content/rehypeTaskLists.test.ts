import { compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';

import { rehypeTaskLists } from '../../../plugins/content/rehypeTaskLists';

it('rehypeTaskLists names the check boxes of tight and loose lists', () => {
  const options = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeTaskLists] };
  const code = String(compileSync('- [x] A\n- [ ] B\n\n1. [x] C\n\n2. D\n', options));
  expect(code.match(/"aria-label": "[^"]*"/g)).toEqual([
    '"aria-label": "Done"',
    '"aria-label": "Not done"',
    '"aria-label": "Done"',
  ]);
});
