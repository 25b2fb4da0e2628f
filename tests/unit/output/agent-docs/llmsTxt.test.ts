import { expect, it } from 'vitest';

import { formatIndex, planIndexes } from '../../../../plugins/output/agent-docs/llmsTxt';
import type { PageMarkdown } from '../../../../plugins/output/agent-docs/pageMarkdown';

const page = (title: string, given: Partial<PageMarkdown> = {}): PageMarkdown => ({
  title,
  description: `About ${title}.`,
  text: '',
  ...given,
});

const site = {
  siteRoot: 'https://docs.test/',
  name: 'Acme',
  versions: [
    { name: 'next', path: 'docs/next/' },
    { name: 'v2.0.0', path: 'docs/' },
  ],
  order: {
    versions: new Map([
      ['docs/', [{ title: 'Metrics', pages: ['docs/tone/', 'docs/pii/', 'docs/gone/'] }]],
      ['docs/next/', [{ title: 'Metrics', pages: ['docs/next/'] }]],
    ]),
    reference: [{ title: 'Scores (v2)', pages: ['docs/api/pii/'] }],
    posts: ['blog/one/'],
  },
  pages: new Map([
    ['', page('Acme')],
    ['blog/one/', page('Post')],
    ['blog/tags/a/', page('Tag')],
    ['docs/', page('Docs')],
    ['docs/pii/', page('PII')],
    ['docs/tone/', page('Tone [old]', { description: '' })],
    ['docs/secret/', page('Secret', { unlisted: true })],
    ['docs/api/pii/', page('Find PII')],
    ['docs/next/', page('Next')],
  ]),
};

it('an index has the groups of the sidebar in their order, then all other pages; it lacks tags and unlisted pages', () => {
  const [root] = planIndexes(site);
  expect(root && formatIndex(root, ['Prefer v2.'])).toMatchInlineSnapshot(`
    "# Acme docs v2.0.0

    > About Acme. These are docs v2.0.0 (latest).

    Instructions for assistants:

    - Prefer v2.

    ## Metrics

    - [Tone \\[old\\]](https://docs.test/docs/tone.md)
    - [PII](https://docs.test/docs/pii.md): About PII.

    ## API reference: scores (v2)

    - [Find PII](https://docs.test/docs/api/pii.md): About Find PII.

    ## Blog

    - [Post](https://docs.test/blog/one.md): About Post.

    ## Optional

    - [Acme](https://docs.test/index.md): About Acme.
    - [Docs](https://docs.test/docs.md): About Docs.

    ## Other versions

    - [Docs next](https://docs.test/docs/next/llms.txt): pages of docs next (unreleased)
    "
  `);
});

it('the index of a version lists the pages below its folder', () => {
  const listed = planIndexes(site).map(({ file, sections }) => [
    file,
    ...sections.flatMap(({ links }) => links.map(({ title }) => title)),
  ]);
  expect(listed.slice(1)).toEqual([
    ['docs/next/llms.txt', 'Next', 'Docs v2.0.0'],
    ['docs/llms.txt', 'Tone [old]', 'PII', 'Find PII', 'Docs', 'Docs next'],
  ]);
});
