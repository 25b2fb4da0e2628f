import { expect, it } from 'vitest';

import { listBelow } from '../../../plugins/agent-docs/listBelow';
import { llmsTxt } from '../../../plugins/agent-docs/llmsTxt';
import { robotsTxt } from '../../../plugins/agent-docs/robotsTxt';

it('an index says what is to be said, then lists links only', () => {
  const index = llmsTxt({
    title: 'Acme docs',
    summary: 'Score a text.',
    instructions: ['Prefer the current API.'],
    sections: [
      {
        title: 'Metrics',
        links: [
          { title: 'PII', address: 'https://docs.test/pii.md', description: 'Find names.' },
          { title: 'Tone [old]', address: 'https://docs.test/tone.md', description: '' },
        ],
      },
      { title: 'Empty', links: [] },
    ],
  });
  expect(index).toMatchInlineSnapshot(`
    "# Acme docs

    > Score a text.

    Instructions for assistants:

    - Prefer the current API.

    ## Metrics

    - [PII](https://docs.test/pii.md): Find names.
    - [Tone \\[old\\]](https://docs.test/tone.md)
    "
  `);
});

it('robots may read everything', () => {
  expect(robotsTxt('https://docs.test/base/', 'llms.txt')).toMatchInlineSnapshot(`
    "# Index of all pages for assistants: https://docs.test/base/llms.txt
    User-agent: *
    Allow: /

    Sitemap: https://docs.test/base/sitemap.xml
    "
  `);
});

const PAGE = '# API\n\n## Limits\n\nText.\n\n- Rates.\n- `size`.\n\n## Other\n\n- No.\n\n## Nothing\n\nText.\n';

it('a list is read below its heading', () => {
  expect(listBelow(PAGE, 'Limits', 'docs/api/')).toEqual(['Rates.', '`size`.']);
});

it.each([
  ['Nothing', 'no list below it'],
  ['Gone', 'no such heading'],
])('a list that is not there is missed: %s', (heading, found) => {
  expect(() => listBelow(PAGE, heading, 'docs/api/')).toThrow(`found:    ${found}`);
});
