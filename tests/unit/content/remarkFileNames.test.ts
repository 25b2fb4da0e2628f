import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { remarkFileNames } from '../../../site/plugins/content/remarkFileNames';

function check(markdown: string): void {
  const processor = unified()
    .use(remarkParse)
    .use(() => remarkFileNames({ siteDir: '/site' }));
  processor.runSync(processor.parse(markdown), new VFile({ path: '/site/docs/page.mdx' }));
}

describe('the name of a file on a page', () => {
  it.each([
    '![A](<./Bild (1) äöü 🚀 a&b.png>)',
    '![A](./a%20b.png#dark)',
    '[A](/files/a,b.pdf?raw)',
    '[A](https://a.example/50%25.png)',
    '[A](../c.mdx#50%25)',
    '[A](#50%25)',
  ])('can be as in %s', (markdown) => {
    expect(() => check(markdown)).not.toThrow();
  });

  it.each([
    ['![A](./50%.png)', './50%.png', '50-.png'],
    ['![A](./50%25.png)', './50%.png', '50-.png'],
    ['![A](./c%23.png)', './c#.png', 'c-.png'],
    ['[A](./stop!.pdf)', './stop!.pdf', 'stop-.pdf'],
    ['[A](./what%3F.pdf)', './what?.pdf', 'what-.pdf'],
  ])('cannot be as in %s', (markdown, found, name) => {
    expect(errorDetails(() => check(`Text.\n\n${markdown}`))).toMatchObject({
      file: 'docs/page.mdx:3',
      found,
      remedy: expect.stringContaining(name) as string,
    });
  });
});
