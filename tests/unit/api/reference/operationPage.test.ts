import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import type { Operation } from '../../../../plugins/api/facts/types';
import { operationPage } from '../../../../plugins/api/reference/operationPage';
import { escapeMdx } from '../../../../plugins/api/reference/safeMdx';
import { field, operation } from '../fixtures';

const DATA = field('data', { children: [field('data.score')] });

const KEY_LINE = '`Authorization: Bearer $API_KEY` ([set up your key](/docs/api#authentication))';

function page(given: Partial<Operation> = {}): string {
  const statuses = [{ code: '200', description: 'OK.', hasBody: true }];
  return operationPage(operation('/v2/big_mood_swing', { id: 'mood', reply: [DATA], statuses, ...given }), {
    ref: '/v2/big_mood_swing',
    docsPage: { path: '/docs/understanding-acme-metrics/big-mood-swing', title: 'Mood swings' },
    isCombined: false,
    ...(given.deprecated ? { succession: { successor: null } } : {}),
  });
}

function frontMatter(text: string): Record<string, unknown> {
  return parse(text.split('---\n')[1] ?? '') as Record<string, unknown>;
}

function section(text: string, heading: string): string | undefined {
  return text
    .split(/^(?:## |<\/?(?:div|OperationColumns)>)/m)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.trim();
}

describe('operationPage', () => {
  it('has front matter from the operation', () => {
    expect(frontMatter(page())).toEqual({
      id: 'mood',
      title: 'POST /v2/big_mood_swing: Tone',
      sidebar_label: 'Tone',
      description: 'Scores a text.',
      slug: '/v2/big_mood_swing',
      keywords: ['/v2/big_mood_swing', 'big_mood_swing', 'big mood swing'],
      hide_table_of_contents: true,
    });
  });

  it('marks a legacy operation in the front matter', () => {
    expect(frontMatter(page({ deprecated: true })).deprecated).toBe(true);
  });

  it('has the direction of the metric page in the front matter', () => {
    const options = { ref: '/v2/tone', direction: 'lower', isCombined: false, hasSuccession: false } as const;
    expect(frontMatter(operationPage(operation('/v2/tone'), options)).direction).toBe('lower');
  });

  it.each([
    ['without backticks', 'Reads `text` and `id`. More.', 'Reads text and id.'],
    ['on one line', 'Reads\na\ntext. More.', 'Reads a text.'],
    ['with a colon', 'Reads: a text. More.', 'Reads: a text.'],
  ])('uses the first sentence as description, %s', (_case, description, expected) => {
    expect(frontMatter(page({ description })).description).toBe(expected);
  });

  it('has its sections in a fixed order', () => {
    const headings = [...page({ deprecated: true }).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Request body', 'Reply body', 'Examples', 'Statuses', 'Successor']);
  });

  it('links to the metric page', () => {
    expect(page()).toContain('Guide: [Mood swings](/docs/understanding-acme-metrics/big-mood-swing)');
  });

  it('compiles as MDX', async () => {
    const [, , ...body] = page({ description: 'For x < 1 and {y}.' }).split('---\n');
    await expect(compile(body.join('---\n'))).resolves.toBeDefined();
  });

  it.each<[string, Partial<Operation>, string, string]>([
    ['the examples', {}, 'Examples', `${KEY_LINE}\n\n<ApiExplorer operation="/v2/big_mood_swing" />`],
    [
      'a note if it is not documented which fields are required',
      { request: [field('text', { requirement: 'not documented' })] },
      'Request body',
      'Which fields are required is not documented. Send all of them.\n\n' +
        '<RequestSchema operation="/v2/big_mood_swing" />\n\n<RequestBuilder operation="/v2/big_mood_swing" />',
    ],
    [
      'other authentication than the API key',
      { security: [] },
      'Authentication',
      'No authentication is documented for this operation.',
    ],
    [
      'the request fields, conditions and the request builder',
      { requestConditions: ['at least one of `a` and `b`'] },
      'Request body',
      '<RequestSchema operation="/v2/big_mood_swing" />\n\nThe body needs at least one of `a` and `b`.\n\n' +
        '<RequestBuilder operation="/v2/big_mood_swing" />',
    ],
    ['the reply fields', {}, 'Reply body', '<ResponseSchema operation="/v2/big_mood_swing" />'],
    [
      'a note if the fields of data are not documented',
      { reply: [field('data', { type: 'object' })] },
      'Examples',
      KEY_LINE + '\n\nThe fields of `data` are not documented.\n\n<ApiExplorer operation="/v2/big_mood_swing" />',
    ],
    [
      'a note instead of the fields if the reply is not documented',
      { reply: [] },
      'Reply body',
      'Status 200 means that the call succeeded. The reply body is not documented.',
    ],
    [
      'the successor of a deprecated operation',
      { deprecated: true },
      'Successor',
      '<FieldMap operation="/v2/big_mood_swing" />',
    ],
  ])('shows %s', (_case, given, heading, content) => {
    expect(section(page(given), heading)).toBe(`${heading}\n\n${content}`);
  });

  it('has no successor section for a current operation', () => {
    expect(page()).not.toContain('<FieldMap');
  });
});

describe('escapeMdx', () => {
  it.each([
    ['escapes braces', 'a {b} c', 'a \\{b\\} c'],
    ['escapes the start of a tag', 'a <b> c', 'a \\<b> c'],
    ['escapes a comparison', 'from 0 < x', 'from 0 \\< x'],
    ['keeps code spans', 'the `{a}` and `<b>`', 'the `{a}` and `<b>`'],
    ['keeps code fences', '```json\n{ "a": 1 }\n```', '```json\n{ "a": 1 }\n```'],
    ['escapes between two code spans', '`a` {b} `c`', '`a` \\{b\\} `c`'],
    ['escapes after an unmatched backtick', 'a ` {b}', 'a ` \\{b\\}'],
    ['keeps escaped characters', 'a \\{b\\} c', 'a \\{b\\} c'],
    ['keeps a span of two backticks', '``a ` {b}`` {c}', '``a ` {b}`` \\{c\\}'],
    ['keeps other text', '*a* > **b** [c](d) _e_ & f', '*a* > **b** [c](d) _e_ & f'],
  ])('%s', (_behavior, markdown, expected) => {
    expect(escapeMdx(markdown)).toBe(expected);
  });
});
