import { describe, expect, it } from 'vitest';

import type { BodyChange } from '../../../src/compare/comparison';
import { comparisonMarkdown } from '../../../src/render/comparisonMarkdown';
import { compare, pageOf, viewBetween, viewOf } from '../fixtures';

const CODE = (meta: string) => `\`\`\`${meta}\nnpm start\n\`\`\``;

const SITE = { siteUrl: 'https://docs.test', basePath: '/base/' };

/** Returns the Markdown below the introduction. */
function contentBetween(older: string, newer: string): string {
  const text = comparisonMarkdown(viewBetween(older, newer), SITE);
  return text
    .slice(text.indexOf('are omitted.') + 'are omitted.'.length)
    .replace('## Opening', '')
    .trim();
}

describe('comparisonMarkdown', () => {
  it('starts with front matter, links and an explanation', () => {
    const others = [{ label: 'Tone, v1 to next', path: 'compare/v1...next/tone/' }];
    expect(comparisonMarkdown(viewBetween('One.', 'One.\n\nTwo.', { others }), SITE)).toMatchInlineSnapshot(`
      "---
      title: "Tone: v1 to v2"
      description: "Changed: 1 passage."
      versions: v1 to v2
      kind: comparison
      url: https://docs.test/base/compare/v1...v2/tone/
      ---

      # Tone: v1 to v2

      Read the page in [v1](https://docs.test/base/docs/v1/tone.md) or in [v2](https://docs.test/base/docs/tone.md)

      Added words are in \`{++ ++}\`, removed ones in \`{-- --}\`. Passages that did not change are omitted.

      ## Opening

      (1 passage unchanged)

      {++Two.++}

      Other comparisons of this page: [Tone, v1 to next](https://docs.test/base/compare/v1...next/tone.md)
      "
    `);
  });

  it.each([
    ['shows added and removed words', 'Send the text now.', 'Send a text now.', 'Send {--the--}{++a++} text now.'],
    [
      'joins the items of a list',
      '1. One apple.\n2. Two pears.\n3. Three.',
      '1. One red apple.\n2. Two ripe pears.\n3. Three.',
      '1. One {++red ++}apple.\n2. Two {++ripe ++}pears.\n\n(1 passage unchanged)',
    ],
    [
      'shows list items without indentation',
      '- a\n  1. b c d',
      '- a\n  1. b c e',
      '(1 passage unchanged)\n\n1. b c {--d--}{++e++}',
    ],
    [
      'shows a changed heading',
      '## Send it\n\nOne apple.',
      '## Send them\n\nOne apple.',
      '## Send {--it--}{++them++}\n\n(1 passage unchanged)',
    ],
    [
      'shows a moved section',
      '## One\n\nA red apple.\n\n## Two\n\nThe green pears.\n\nMany plums.',
      '## Two\n\nThe green pears.\n\nMany plums.\n\n## One\n\nA red apple.',
      '## Two\n\n(2 passages unchanged)\n\n## (moved) One\n\n(1 passage unchanged)',
    ],
  ])('%s', (_case, older, newer, expected) => {
    expect(contentBetween(older, newer)).toBe(expected);
  });

  it('shows the change of each row of a table', () => {
    const table = (...rows: string[]) => ['| Name | Type |', '| --- | --- |', ...rows].join('\n');
    expect(
      contentBetween(
        table('| a | string |', '| b | string |', '| c | any |'),
        table('| a | string |', '| b | list |', '| d | no \\| yes |'),
      ),
    ).toMatchInlineSnapshot(`
      "| Change | Name | Type |
      | - | - | - |
      | | a | string |
      | Changed | b | {--string--}{++list++} |
      | Removed | {--c--} | {--any--} |
      | Added | {++d++} | {++no \\| yes++} |"
    `);
  });

  it.each([
    [
      'shows changed lines of code',
      '```json\n{\n  "n": 1\n}\n```',
      '```json\n{\n  "n": 2\n}\n```',
      '```diff\n  {\n-   "n": 1\n+   "n": 2\n  }\n```',
    ],
    [
      'shows changed words of the title of code',
      CODE('json title="Call of /v3"'),
      CODE('json title="Call of /v4"'),
      'Call of /{--v3--}{++v4++}\n\n```diff\n  npm start\n```',
    ],
    ['leaves out code in another language', CODE('js'), CODE('ts'), '(1 passage unchanged)'],
    [
      'compares code line by line even with few common lines',
      '```json\n{\n  "text": "Hi",\n  "old": true\n}\n```',
      '```json\n{\n  "text": "Good",\n  "list": [1, 2, 3]\n}\n```',
      '```diff\n  {\n-   "text": "Hi",\n-   "old": true\n+   "text": "Good",\n+   "list": [1, 2, 3]\n  }\n```',
    ],
    [
      'shows an added column, and a row with the same first cell as changed',
      '| Name | Type |\n| --- | --- |\n| text | string or null |',
      '| Name | Type | Default |\n| --- | --- | --- |\n| text | list of objects | none |',
      '| Change | Name | Type | {++Default++} |\n| - | - | - | - |\n| Changed | text | {--string or null--}{++list of objects++} | {++none++} |',
    ],
  ])('%s', (_case, older, newer, expected) => {
    expect(contentBetween(older, newer)).toBe(expected);
  });

  it('shows a changed title and description', () => {
    const older = pageOf('', { title: 'Old tone' });
    const newer = pageOf('', { description: 'Says it.' });
    const text = comparisonMarkdown(viewOf(compare(older, newer)), SITE);
    expect(text).toContain(
      '\n\n**Title:** {--Old tone--}{++Tone++}\n\n**Description:** Says {--what tone is--}{++it++}.\n',
    );
  });

  it('shows changed API fields', () => {
    const request: BodyChange = {
      part: 'request',
      from: '/v1/tone',
      to: '/v2/tone',
      isDeprecatedNow: true,
      rows: [
        { change: 'renamed', from: 'response', to: 'text', notes: ['now required', 'type: a → b'] },
        { change: 'dropped', from: 'old', notes: [] },
        { change: 'changed', from: 'id', to: 'id', notes: [], description: [{ text: 'Key', change: 'added' }] },
      ],
    };
    const reply: BodyChange = {
      part: 'reply',
      from: '/v2/tone',
      to: '/v2/tone',
      wasUnpublished: true,
      rows: [{ change: 'new', to: 'score', notes: ['number'] }],
    };
    const removed: BodyChange = {
      part: 'request',
      from: 'refusal',
      rows: [{ change: 'dropped', from: 'a', notes: [] }],
    };
    const text = comparisonMarkdown(viewOf({ ...compare('', ''), bodies: [request, reply, removed] }), SITE);
    expect(text.slice(text.indexOf('## API'))).toMatchInlineSnapshot(`
      "## API fields

      ### Request of \`/v1/tone\` → \`/v2/tone\`

      This operation is now marked as soon to be deprecated.

      - Renamed \`response\` → \`text\` · now required · type: a → b

      - Removed {--\`old\`--}

      - Changed \`id\`

        {++Key++}

      ### Reply of \`/v2/tone\`

      These fields are new in the docs.

      - Published {++\`score\`++} · number

      ### Request of \`refusal\` (removed)

      - Removed {--\`a\`--}
      "
    `);
  });
});
