import { describe, expect, it } from 'vitest';

import { headingIds } from '../../../../scripts/docs-lint/siteLinks';
import { readPage } from '../../../../scripts/docs-lint/prose/page';

function idsOf(source: string): string[] | undefined {
  return headingIds(readPage('docs/a.mdx', source).tree, (text) => text.replace('%brand.provider%', 'Acme'));
}

describe('headingIds', () => {
  it.each([
    ['words in lower case, with hyphens', '## Reading the Score', ['reading-the-score']],
    ['no marks and no code ticks', '## What is `data`, then?', ['what-is-data-then']],
    ['the brand', '## At %brand.provider%', ['at-acme']],
    ['a number for a heading that repeats another', '## Limits\n\n### Limits', ['limits', 'limits-1']],
    ['nothing for text', 'Limits', []],
    ['the id of an element', '<h3 id="a-card">Card</h3>', ['a-card']],
  ])('contain %s', (_what, source, ids) => {
    expect(idsOf(source)).toEqual(ids);
  });

  it('are unknown on a page that imports a partial', () => {
    expect(idsOf("import Key from './_key.mdx';\n\n## Limits\n\n<Key />\n")).toBeUndefined();
  });
});
