import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import { rehypeBlockedContent } from '../../../plugins/content/rehypeBlockedContent';
import { errorDetails } from '../../support/errorDetails';

function compile(text: string): void {
  const processor = createProcessor({ rehypePlugins: [() => rehypeBlockedContent({ siteDir: '/site' })] });
  processor.processSync(new VFile({ path: '/site/docs/page.mdx', value: text }));
}

describe('rehypeBlockedContent', () => {
  it.each([
    ['an image of another host', '![A](https://example.com/a.png)', 'https://example.com/a.png'],
    ['an image in JSX', '<img src="//example.com/a.png" alt="" />', '//example.com/a.png'],
    ['an embedded page', '<iframe src="https://example.com/embed" title="A" />', 'https://example.com/embed'],
    ['a video', '<video poster="http://example.com/a.png" />', 'http://example.com/a.png'],
    ['a stylesheet', '<link rel="stylesheet" href="https://example.com/a.css" />', 'https://example.com/a.css'],
    ['styles', '<style>{`p { color: red }`}</style>', '<style>'],
  ])('rejects %s with file and line', (_, text, found) => {
    expect(errorDetails(() => compile(`Text.\n\n${text}\n`))).toMatchObject({ file: 'docs/page.mdx:3', found });
  });

  it.each([
    '[A](https://example.com)',
    '![A](/img/a.png)',
    '<link rel="canonical" href="https://example.com/a" />',
    '<iframe src="/a/" title="A" />',
    '```md\n![A](https://example.com/a.png)\n```',
  ])('accepts %s', (text) => {
    expect(() => compile(text)).not.toThrow();
  });
});
