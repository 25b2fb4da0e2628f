import { expect, it } from 'vitest';

import { socialTags, withTags } from '../../../plugins/social-cards/socialTags';
import { card } from './cardLook';

const site = { provider: 'Quay', siteUrl: 'https://docs.quay.example', basePath: '/base/' };

it('names address, kind, size and content of the card', () => {
  expect(socialTags(card(), site).split('><').join('>\n<')).toMatchInlineSnapshot(`
    "<meta property="og:image" content="https://docs.quay.example/base/img/social/docs/tone.png">
    <meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="Tone – Docs / Metrics – Quay. A plumb line hangs beside the words.">"
  `);
});

it('writes signs of HTML as entities', () => {
  expect(socialTags(card({ title: 'A "b" & <c>' }), site)).toContain('content="A &quot;b&quot; &amp; &lt;c&gt; – ');
});

it('puts the tags behind the title, dollar signs and all', () => {
  expect(
    withTags('<head><title>Tone</title><link></head><svg><title>x</title></svg>', '<meta content="$&">', '/'),
  ).toBe('<head><title>Tone</title><meta content="$&"><link></head><svg><title>x</title></svg>');
});

it('refuses a page without a title', () => {
  expect(() => withTags('<head></head>', '', '/docs/')).toThrow('/docs/: the page has no <title>');
});
