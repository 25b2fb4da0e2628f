import { expect, it } from 'vitest';

import { cardFile, socialTags, withSocialTags } from '../../../../plugins/pages/social-cards/socialTags';
import { card } from './sampleCard';

const site = { provider: 'Quay', siteUrl: 'https://docs.quay.example', basePath: '/base/' };

it.each([
  ['/', 'img/social/index.png'],
  ['/docs/', 'img/social/docs.png'],
  ['/docs/api/v2/tone/', 'img/social/docs/api/v2/tone.png'],
])('cardFile returns a path of its own for the card of %s', (page, file) => {
  expect(cardFile({ page })).toBe(file);
});

it('socialTags contains URL, type, size and alt text of the card', () => {
  expect(socialTags(card(), site).split('><').join('>\n<')).toMatchInlineSnapshot(`
    "<meta property="og:image" content="https://docs.quay.example/base/img/social/docs/tone.png">
    <meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="Tone – Docs / Metrics – Quay. A plumb line hangs beside the words.">"
  `);
});

it('socialTags escapes HTML', () => {
  expect(socialTags(card({ title: 'A "b" & <c>' }), site)).toContain('content="A &quot;b&quot; &amp; &lt;c&gt; – ');
});

it('withSocialTags adds the tags after the title and keeps dollar signs', () => {
  expect(
    withSocialTags('<head><title>Tone</title><link></head><svg><title>x</title></svg>', '<meta content="$&">', '/'),
  ).toBe('<head><title>Tone</title><meta content="$&"><link></head><svg><title>x</title></svg>');
});

it.each(['<meta data-rh=true property=og:image content=/a.png>', '<meta property="og:image" content="/a.png">'])(
  'withSocialTags keeps the image that a page names: %s',
  (tag) => {
    const html = `<head><title>Tone</title>${tag}</head>`;
    expect(withSocialTags(html, '<meta content="card">', '/')).toBe(html);
  },
);

it('withSocialTags throws for a page without a title', () => {
  expect(() => withSocialTags('<head></head>', '', '/docs/')).toThrow('/docs/: the page has no <title>');
});
