import { describe, expect, it } from 'vitest';

import { linkText } from '../../../../../scripts/docs-lint/prose/rules/linkText';
import { findingsOf, foundBy } from './onPage';

describe('link-text', () => {
  it.each([
    ['here', 'Look [here](./a.mdx).', ['here']],
    ['click here', '[Click here](./a.mdx) to see.', ['Click here']],
    ['this page', 'See [this page](./a.mdx) and [this](./b.mdx).', ['this page', 'this']],
    ['read more', '[Read more…](./a.mdx)', ['Read more']],
    ['marks inside', '[**here**](./a.mdx)', ['here']],
    ['a bare URL', 'See https://a.example/b for it.', ['https://a.example/b']],
    ['a URL as text', '[www.a.example](https://a.example)', ['www.a.example']],
    ['the token of a URL', '[%brand.links.sdkDocs%](%brand.links.sdkDocs%)', ['%brand.links.sdkDocs%']],
    ['a reference', 'Look [here][a].\n\n[a]: ./a.mdx', ['here']],
  ])('reports %s', (_case, source, found) => {
    expect(foundBy(linkText, source)).toEqual(found);
  });

  it.each([
    ['the name of the target', 'See [Toxicity](./toxicity.mdx).'],
    ['a name that contains the words', '[What this page covers](#a), [start here with a scan](#b), [more metrics](#c)'],
    ['a URL in code', 'Post to `https://a.example`.'],
    ['the words without a link', 'Look here on this page.'],
    ['a brand name', '[%brand.provider%](%brand.links.website%)'],
  ])('accepts %s', (_case, source) => {
    expect(foundBy(linkText, source)).toEqual([]);
  });

  it('reports line and column', () => {
    expect(findingsOf(linkText, 'One.\n\nLook [here](./a.mdx).')).toMatchObject([{ line: 3, column: 6 }]);
  });
});
