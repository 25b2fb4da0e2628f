import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import type { Operation } from '../../../plugins/api-facts/types';
import { operationPage } from '../../../plugins/api-reference/operationPage';
import { field, operation } from '../api-facts/tinyFacts';

const DATA = field('data', { children: [field('data.score')] });

function page(given: Partial<Operation> = {}): string {
  return operationPage(operation('/v2/big_mood_swing', { id: 'mood', reply: [DATA], ...given }), 'acme');
}

function frontMatter(text: string): Record<string, unknown> {
  return parse(text.split('---\n')[1] ?? '') as Record<string, unknown>;
}

function section(text: string, heading: string): string | undefined {
  return text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
}

const calm = { key: 'calm', summary: 'A calm text', value: 1 };
const loud = { key: 'loud', summary: 'A loud text', value: 2 };

describe('front matter', () => {
  it('names the page after the operation', () => {
    expect(frontMatter(page())).toEqual({
      id: 'mood',
      title: 'Tone',
      description: 'Scores a text.',
      slug: '/v2/big_mood_swing',
      keywords: ['/v2/big_mood_swing', 'big_mood_swing', 'big mood swing'],
    });
  });

  it('marks a legacy operation', () => {
    expect(frontMatter(page({ deprecated: true })).deprecated).toBe(true);
  });

  it('takes over the direction of the metric page', () => {
    const text = operationPage(operation('/v2/tone'), 'acme', 'lower');
    expect(frontMatter(text).direction).toBe('lower');
  });

  it.each([
    ['without code marks', 'Reads `text` and `id`. More.', 'Reads text and id.'],
    ['on one line', 'Reads\na\ntext. More.', 'Reads a text.'],
    ['with a colon in it', 'Reads: a text. More.', 'Reads: a text.'],
  ])('takes the first sentence as description, %s', (_case, description, expected) => {
    expect(frontMatter(page({ description })).description).toBe(expected);
  });
});

describe('the page', () => {
  it('has its sections in one order', () => {
    const headings = [...page({ deprecated: true }).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Authentication', 'Examples', 'Request body', 'Reply body', 'Statuses', 'Successor']);
  });

  it('links to the metric page', () => {
    expect(page()).toContain('The docs on [Tone](/docs/understanding-acme-metrics/big-mood-swing)');
  });

  it('escapes what MDX would run in the description', () => {
    expect(page({ description: 'Reads {text}.' })).toContain('\nReads \\{text\\}.\n');
  });

  it('compiles as MDX', async () => {
    const text = page({ requestExamples: [calm, loud], replyExamples: [calm], description: 'For x < 1 and {y}.' });
    const [, , ...body] = text.split('---\n');
    await expect(compile(body.join('---\n'))).resolves.toBeDefined();
  });
});

describe('the reply', () => {
  it('is a table where its data is published', () => {
    expect(section(page(), 'Reply body')).toBe('Reply body\n\n<ResponseSchema operation="/v2/big_mood_swing" />\n\n\n');
  });

  it.each([
    [
      'says that the data is not published',
      [field('data')],
      'The fields of `data` are not published for this operation.',
    ],
    ['says that the body is not published', [], 'The fields of the reply body are not published.'],
  ])('%s', (_behavior, reply, sentence) => {
    expect(section(page({ reply }), 'Reply body')).toContain(sentence);
  });

  it('has no table where nothing is published', () => {
    expect(section(page({ reply: [] }), 'Reply body')).not.toContain('<ResponseSchema');
  });
});

describe('the examples', () => {
  it('are handed over as a whole, so that one can be switched for another', () => {
    const examples = section(page({ requestExamples: [calm, loud] }), 'Examples');
    expect(examples).toBe('Examples\n\n<ApiExplorer operation="/v2/big_mood_swing" />\n\n');
  });
});

describe('the request', () => {
  it('has its table, its conditions and the builder', () => {
    const request = section(page({ requestConditions: ['at least one of `a` and `b`'] }), 'Request body');
    expect(request).toBe(
      'Request body\n\n<RequestSchema operation="/v2/big_mood_swing" />\n\n' +
        'The body needs at least one of `a` and `b`.\n\n<RequestBuilder operation="/v2/big_mood_swing" />\n\n',
    );
  });
});

describe('the successor', () => {
  it('is shown for a deprecated operation', () => {
    expect(section(page({ deprecated: true }), 'Successor')).toContain('<FieldMap operation="/v2/big_mood_swing" />');
  });

  it('is left out for a current operation', () => {
    expect(page()).not.toContain('<FieldMap');
  });
});
