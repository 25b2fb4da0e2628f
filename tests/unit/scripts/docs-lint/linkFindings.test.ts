import { describe, expect, it } from 'vitest';

import { linkFindings, type LinkSources } from '../../../../scripts/docs-lint/linkFindings';
import { readPage } from '../../../../scripts/docs-lint/prose/page';
import { projectDir } from '../../../../scripts/lib/run';

const FILE = 'docs/metrics/tone.mdx';

const sources: LinkSources = {
  siteDir: projectDir,
  map: new Map([
    ['/', undefined],
    ['/blog/welcome', 'blog/welcome.mdx'],
    ['/docs/api/metrics/tone', undefined],
    ['/docs/next/intro', 'docs/intro.mdx'],
    ['/docs/next/metrics/tone', FILE],
    ['/docs/intro', 'versioned_docs/version-v1.0.0/intro.mdx'],
  ]),
  headings: new Map([
    [FILE, ['request', 'reading-the-score']],
    ['docs/intro.mdx', ['make-your-first-call']],
    ['docs/with space.mdx', []],
    ['versioned_docs/version-v1.0.0/intro.mdx', ['the-envelope']],
    ['blog/welcome.mdx', []],
  ]),
  fillIn: (text) => text.replace('%brand.slug%', 'tone'),
};

function found(markdown: string): string[] {
  return linkFindings(readPage(FILE, markdown), sources).map(
    ({ line, rule, found: url, expected }) => `${line} ${rule.name} ${url}${expected ? ` (${expected})` : ''}`,
  );
}

describe('linkFindings accepts', () => {
  it.each([
    ['a file', '[a](../intro.mdx)'],
    ['a file and a heading', '[a](../intro.mdx#make-your-first-call)'],
    ['a file with a space', '[a](<../with%20space.mdx>)'],
    [
      'a file by its path in the folder of all pages',
      '[a](intro.mdx) [b](/intro.mdx) [c](/docs/intro.mdx) [d](@site/docs/intro.mdx)',
    ],
    ['lists that the build makes', '[a](/docs/next/tags/tone/) [b](/blog/authors/ann) [c](/blog/page/2)'],
    ['a heading of the page', '[a](#reading-the-score)'],
    ['the id of a field, which a component makes', '[a](#request-text)'],
    ['a path of the site, with and without trailing slash', '[a](/docs/intro) [b](/docs/intro/)'],
    ['a path with a heading', '[a](/docs/intro/#the-envelope)'],
    ['the path of an operation, with any anchor', '[a](/docs/api/metrics/tone#request-text)'],
    ['a path with a brand token', '[a](/docs/next/metrics/%brand.slug%/)'],
    ['a relative path', '[a](../../intro/)'],
    ['a download, which the build makes', '[a](/openapi/metrics-api-next.yaml)'],
    ['home', '[a](/)'],
    ['other sites and mail', '[a](https://other.example/x) [b](mailto:a@b.example) [c](//cdn.example/)'],
    ['a fragment and another site in HTML elements', '<a href="#x">a</a> <a href="https://other.example">b</a>'],
    ['an existing image', '![Mark](/img/../img)'],
    ['an image by its path in the project', '![Mark](@site/static/img/mark.svg) ![Mark](/img/mark.svg#dark)'],
    ['a link in code', '`[a](./none.mdx)`'],
  ])('%s', (_what, markdown) => {
    expect(found(markdown)).toEqual([]);
  });
});

describe('linkFindings reports', () => {
  it.each([
    ['a path in an HTML element', '<a href="../intro/">a</a>', ['1 html-link <a href="../intro/">']],
    ['a misspelled file', '[a](../intr.mdx)', ['1 broken-link ../intr.mdx (../intro.mdx)']],
    [
      'a file of another version',
      '[a](../../versioned_docs/version-v1.0.0/intro.mdx)',
      ['1 broken-link ../../versioned_docs/version-v1.0.0/intro.mdx'],
    ],
    ['a misspelled path', '[a](/docs/intor)', ['1 broken-link /docs/intor (/docs/intro)']],
    [
      'a missing heading of another page',
      '[a](../intro.mdx#make-the-first-call)',
      ['1 broken-anchor ../intro.mdx#make-the-first-call (#make-your-first-call)'],
    ],
    ['a missing heading of the same page', 'x\n\n[a](#replies)', ['3 broken-anchor #replies']],
    ['a definition', '[a][b]\n\n[b]: ./none.mdx', ['3 broken-link ./none.mdx (./tone.mdx)']],
    ['a missing image', '![Tone](./none.png)', ['1 missing-image ./none.png']],
  ])('%s', (_what, markdown, findings) => {
    expect(found(markdown)).toEqual(findings);
  });
});
