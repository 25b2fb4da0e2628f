import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import type { BodyChange } from '../../../plugins/compare/compareFields';
import { comparisonMarkdown } from '../../../plugins/compare/comparisonMarkdown';
import { compare, pageOf } from './outline';
import { viewBetween, viewOf } from './tinyView';

const ADDRESS = 'https://docs.test/base/';

/** What stands below the opening that each comparison has. */
function contentBetween(older: string, newer: string): string {
  const text = comparisonMarkdown(viewBetween(older, newer), ADDRESS);
  return text.slice(text.indexOf('are left out.') + 'are left out.'.length).trim();
}

describe('comparisonMarkdown', () => {
  it('opens with what it compares and how to read it', () => {
    const others = [{ words: 'Tone, v1 to next', path: 'compare/v1...next/tone/' }];
    expect(comparisonMarkdown(viewBetween('One.', 'One.\n\nTwo.', { others }), ADDRESS)).toMatchInlineSnapshot(`
      "---
      title: "Tone: v1 to v2"
      url: https://docs.test/base/compare/v1...v2/tone/
      ---

      # Tone: v1 to v2

      From [v1](https://docs.test/base/docs/v1/tone.md) to [v2](https://docs.test/base/docs/tone.md). Changed: 1 passage.

      Added words stand in \`{++ ++}\`, removed ones in \`{-- --}\`; passages that did not change are left out.

      (1 passage unchanged)

      {++Two.++}

      Other comparisons of this page: [Tone, v1 to next](https://docs.test/base/compare/v1...next/tone.md)
      "
    `);
  });

  it.each([
    ['words that came and went', 'Send the text now.', 'Send a text now.', 'Send {--the --}{++a ++}text now.'],
    ['a paragraph that came', '', 'Send `it` **now**.', '{++Send `it` **now**.++}'],
    ['a paragraph that went', 'Send _it_.', '', '{--Send _it_.--}'],
    ['words that became bold', 'Never wait.', '**Never** wait.', '{--Never --}{++**Never** ++}wait.'],
    ['items', '- a\n  1. b c d', '- a\n  1. b c e', '(1 passage unchanged)\n\n1. b c {--d--}{++e++}'],
    [
      'a heading',
      '## Send it\n\nOne apple.',
      '## Send them\n\nOne apple.',
      '## Send {--it--}{++them++}\n\n(1 passage unchanged)',
    ],
    [
      'how many passages are left out',
      'A.\n\nB.\n\nOne apple.\n\nC.',
      'A.\n\nB.\n\nC.',
      '(2 passages unchanged)\n\n{--One apple.--}\n\n(1 passage unchanged)',
    ],
    [
      'a section that moved',
      '## One\n\nA red apple.\n\n## Two\n\nThe green pears.\n\nMany plums.',
      '## Two\n\nThe green pears.\n\nMany plums.\n\n## One\n\nA red apple.',
      '## Two\n\n(2 passages unchanged)\n\n## One (moved)\n\n(1 passage unchanged)',
    ],
  ])('shows %s', (_case, older, newer, expected) => {
    expect(contentBetween(older, newer)).toBe(expected);
  });

  it('shows rows of a table with what became of each', () => {
    const table = (...rows: string[]) => ['| Name | Type |', '| --- | --- |', ...rows].join('\n');
    expect(
      contentBetween(
        table('| a | string |', '| b | string |', '| c | any |'),
        table('| a | string |', '| b | list |', '| d | no \\| yes |'),
      ),
    ).toMatchInlineSnapshot(`
      "| Change | Name | Type |
      | --- | --- | --- |
      |  | a | string |
      | changed | b | {--string--}{++list++} |
      | removed | {--c--} | {--any--} |
      | added | {++d++} | {++no \\| yes++} |"
    `);
  });

  it('escapes a pipe in each cell, so that rows keep their cells', () => {
    const rows = contentBetween('', '| A | B |\n| --- | --- |\n| `a \\| b` | c \\| d \\| e |').split('\n');
    expect(rows.map((row) => row.match(/(?<!\\)\|/g)?.length)).toEqual([4, 4, 4]);
  });

  it.each([
    [
      'lines of code',
      '```json\n{\n  "n": 1\n}\n```',
      '```json\n{\n  "n": 2\n}\n```',
      '```diff\n {\n-  "n": 1\n+  "n": 2\n }\n```',
    ],
    ['code that came', '', '```js\na()\nb()\n```', '```diff\n+a()\n+b()\n```'],
    [
      'code with a fence inside in a longer one',
      '',
      '`````md\n````js\na\n````\n`````',
      '`````diff\n+````js\n+a\n+````\n`````',
    ],
  ])('shows %s', (_case, older, newer, expected) => {
    expect(contentBetween(older, newer)).toBe(expected);
  });

  it('shows title and description that changed', () => {
    const older = pageOf('', { title: 'Old tone' });
    const newer = pageOf('', { description: 'Says it.' });
    const text = comparisonMarkdown(viewOf(compare(older, newer)), ADDRESS);
    expect(text).toContain(
      '\n\n**Title:** {--Old tone--}{++Tone++}\n\n**Description:** Says {--what tone is--}{++it++}.\n',
    );
  });

  it('shows what became of API fields', () => {
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
    const gone: BodyChange = { part: 'request', from: 'refusal', rows: [{ change: 'dropped', from: 'a', notes: [] }] };
    const text = comparisonMarkdown(viewOf({ ...compare('', ''), bodies: [request, reply, gone] }), ADDRESS);
    expect(text.slice(text.indexOf('## API'))).toMatchInlineSnapshot(`
      "## API fields

      ### Request of \`/v1/tone\` → \`/v2/tone\`

      This operation is now marked as soon to be deprecated.

      - Renamed \`response\` → \`text\`: now required; type: a → b
      - Removed \`old\`
      - Changed \`id\`. {++Key++}

      ### Reply of \`/v2/tone\`

      These fields were not published before.

      - Published \`score\`: number

      ### Request of \`refusal\` (removed)

      - Removed \`a\`
      "
    `);
  });

  it('quotes a title that YAML would read as something else', () => {
    const newer = { version: 'v2', title: 'Tone: "loud" & #1', path: 'docs/tone/' };
    const [, head = ''] = comparisonMarkdown(viewBetween('', '', { newer }), ADDRESS).split('---\n');
    expect(parse(head)).toEqual({ title: `${newer.title}: v1 to v2`, url: `${ADDRESS}compare/v1...v2/tone/` });
  });
});
