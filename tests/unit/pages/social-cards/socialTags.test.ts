import { describe, expect, it } from 'vitest';

import type { CardSources } from '../../../../plugins/pages/social-cards/planCards';
import { socialTags } from '../../../../plugins/pages/social-cards/socialTags';

const card = (file: string, title: string) => ({ file, title, section: 'Docs', foot: '' });
const brand = { provider: 'Quay', siteUrl: 'https://docs.quay.example', basePath: '/base/' };
const tagsOf = socialTags(
  new Map([
    ['', card('index.png', 'Home')],
    ['docs/tone/', card('tone.png', 'A "b" & <c>')],
  ]),
  { files: { versions: () => ['v2', 'v1'] }, brand } as unknown as CardSources,
);

describe('socialTags', () => {
  it('returns URL, type, size and alt text of the card', () => {
    expect(tagsOf('docs/tone/').split('><').join('>\n<')).toMatchInlineSnapshot(`
      "<meta property="og:image" content="https://docs.quay.example/base/tone.png">
      <meta property="og:image:type" content="image/png">
      <meta property="og:image:width" content="1200">
      <meta property="og:image:height" content="630">
      <meta property="og:image:alt" content="A &quot;b&quot; &amp; &lt;c> – Docs – Quay. A plumb line hangs beside the words.">"
    `);
  });

  it.each([
    ['the same page in the latest version', 'docs/v1/tone/', 'tone.png'],
    ['the same page in the latest version', 'docs/next/tone/', 'tone.png'],
    ['the closest parent page', 'docs/tone/labels/', 'tone.png'],
    ['the home page', 'search/', 'index.png'],
  ])('falls back to the card of %s: %s', (_page, page, file) => {
    expect(tagsOf(page)).toContain(`/base/${file}"`);
  });

  it('returns nothing for the not-found page', () => {
    expect(tagsOf('404.html')).toBe('');
  });
});
