import path from 'node:path';

import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { rehypeMedia } from '../../../plugins/content/rehypeMedia';
import { remarkReferences } from '../../../plugins/content/links/remarkReferences';

/** Compiles a page with a picture next to it and another one below `static/`. */
function compile(text: string): string {
  const siteDir = tempFolder({ 'docs/own.png': '', 'docs/a b.mp4': '', 'static/img/mark.svg': '' });
  const options = { siteDir, basePath: '/base/' };
  const processor = createProcessor({
    format: 'mdx',
    remarkPlugins: [remarkReferences],
    rehypePlugins: [() => rehypeMedia(options)],
  });
  return String(processor.processSync(new VFile({ path: path.join(siteDir, 'docs/page.mdx'), value: text })));
}

describe('rehypeMedia', () => {
  it.each([
    ['an image of another host', '![A](https://example.com/a.png)', 'https://example.com/a.png'],
    ['an image by reference', 'Text,\n![A][r].\n\n[r]: https://example.com/a.png', 'https://example.com/a.png', 4],
    ['an image in JSX', '<img src="//example.com/a.png" alt="" />', '//example.com/a.png'],
    ['an embedded page', '<iframe src="https://example.com/embed" title="A" />', 'https://example.com/embed'],
    ['a stylesheet', '<link rel="stylesheet" href="https://example.com/a.css" />', 'https://example.com/a.css'],
    ['styles', '<style>{`p { color: red }`}</style>', '<style>'],
    ['a frame with its content', '<iframe src="data:text/html,hello" title="A" />', 'data:text/html,hello'],
    ['a video with its content', '<video><source src="data:video/mp4,x" /></video>', 'data:video/mp4,x'],
    ['an address of the browser', '<video src="blob:https://example.com/1" />', 'blob:https://example.com/1'],
    ['an object', '<object data="/img/mark.svg" />', 'a plugin'],
    ['a missing image', '![A](./nope.png)', './nope.png'],
    ['a missing image below static/', '<img src="/img/nope.svg" />', '/img/nope.svg'],
    ['missing captions', '<video><track src="./nope.vtt" /></video>', './nope.vtt'],
    ['a missing image of a set', '<img srcSet="own.png 1x, nope.png 2x" />', 'nope.png'],
    ['a missing page in a frame', '<iframe src="/demo/nope.html" title="A" />', '/demo/nope.html'],
  ])('rejects %s with file and line', (_, text, found, line = 3) => {
    expect(errorDetails(() => compile(`Text.\n\n${text}\n`))).toMatchObject({ file: `docs/page.mdx:${line}`, found });
  });

  it('names all problems of a page', () => {
    expect(() => compile('![A](https://a.example/a.png)\n\n<img src="nope.png" />\n\n![B](//b.example/b.png)')).toThrow(
      /page\.mdx:1: .*https:\/\/a\.example[^]*page\.mdx:3: .*nope\.png[^]*page\.mdx:5: .*\/\/b\.example/s,
    );
  });

  it.each([
    '[A](https://example.com)',
    '<link rel="canonical" href="https://example.com/a" />',
    '<iframe src="/a/" title="A" />',
    '<img src="data:image/png;base64,AA==" srcSet="data:image/png;base64,AA== 2x" />',
    '<img src={picture} alt="" />',
    '```md\n![A](https://example.com/a.png)\n```',
  ])('accepts %s', (text) => {
    expect(() => compile(text)).not.toThrow();
  });

  it.each([
    ['<img src="/img/mark.svg" />', 'src: "/base/img/mark.svg"'],
    ['<img src="/base/img/mark.svg#a" />', 'src: "/base/img/mark.svg#a"'],
    [
      '<picture><source srcSet="/img/mark.svg 1x, /img/mark.svg?2 2x" /></picture>',
      '"/base/img/mark.svg 1x, /base/img/mark.svg?2 2x"',
    ],
    ['<video poster="/img/mark.svg" />', 'poster: "/base/img/mark.svg"'],
    ['<iframe src="/docs/intro/" title="A" />', 'src: "/base/docs/intro/"'],
    ['<img src="./own.png" />', /src: require\(".*url-loader.*!\.\/own\.png"\)\.default/],
    // In CommonMark, as HTML.
    ['![A](./own.png "B")', /src: require\(".*own\.png"\)\.default,\s*alt: "A",\s*title: "B"/],
    ['<video src="a%20b.mp4#t=1" />', /src: require\(".*file-loader.*!\.\/a b\.mp4"\)\.default \+ "#t=1"/],
    [
      '<img srcSet="own.png 1x, /img/mark.svg 2x" />',
      /require\(".*own\.png"\)\.default \+ " 1x, " \+ "\/base\/img\/mark\.svg" \+ " 2x"/,
    ],
  ])('serves the file of %s', (text, code) => {
    expect(compile(text)).toMatch(code);
  });
});
