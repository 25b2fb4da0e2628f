import { describe, expect, it } from 'vitest';

import { resolveLinks } from '../../../shared/markdownLinks';

const ROOT = 'https://docs.test/base/';

describe('resolveLinks', () => {
  it.each([
    ['a file of the same folder', '[A](pii.md)', `[A](${ROOT}docs/metrics/pii.md)`],
    ['a file of another folder', '[A](../intro.md#a)', `[A](${ROOT}docs/intro.md#a)`],
    ['a section of the file itself', '[A](#a)', `[A](${ROOT}docs/metrics/tone.md#a)`],
    ['two links of a line', '[A](a.md), [B](b.md)', `[A](${ROOT}docs/metrics/a.md), [B](${ROOT}docs/metrics/b.md)`],
    ['a link whose text is code', '[`a`](a.md)', `[\`a\`](${ROOT}docs/metrics/a.md)`],
  ])('resolves a link to %s', (_case, markdown, expected) => {
    expect(resolveLinks(markdown, 'docs/metrics/tone.md', ROOT)).toBe(expected);
  });

  it.each([
    ['links with a scheme', '[A](https://x.test/a.md) [B](mailto:a@x.test)'],
    ['links from the root', '[A](/base/a.md)'],
    ['fenced code', '```md\n[A](a.md)\n```'],
    ['code in a longer fence', '````md\n```\n[A](a.md)\n```\n````'],
    ['inline code', 'Write `[A](a.md)` or `` `[A](a.md)` ``.'],
  ])('keeps %s', (_case, markdown) => {
    expect(resolveLinks(markdown, 'docs/metrics/tone.md', ROOT)).toBe(markdown);
  });
});
