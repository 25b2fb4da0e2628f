import { describe, expect, it } from 'vitest';

import type { Field } from '@api-docs/openapi-facts/fieldTypes';
import type { Json, NamedExample, Operation } from '@api-docs/openapi-facts/types';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';
import { plainCode } from '@api-docs/kit/html/escapeHtml';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { withDefaults } from '../../src/options';
import { apiReplyProps } from '../../src/fact-components/apiReply';
import { apiSampleProps } from '../../src/fact-components/apiSample';
import type { PageContext } from '../../src/factComponent';
import { context } from '../../testing/pageContext';

describe('apiSampleProps', () => {
  it('has what the call does as its caption, if the file says it', () => {
    const requestExamples = [{ key: 'only', summary: 'Calm text', description: 'Score a calm text', value: {} }];
    const facts = minimalFacts([operation('/v2/tone', { requestExamples })]);
    const captionOn = (page: string) => apiSampleProps({ ...context, facts, page }, { operation: 'tone' }).summary;
    expect(captionOn('docs/tone.mdx:7')).toBe('Score a calm text');
    // No tab has its name there.
    expect(captionOn('api/tone.api.mdx:7')).toBe('Calm text: Score a calm text');
  });

  it('has the samples of the document at the first call, and on docs pages only those in their languages', () => {
    const requestExamples = ['first', 'second'].map((key) => ({ key, summary: key, value: {} }));
    const codeSamples = [
      { lang: 'Ruby', source: 'a < b' },
      { lang: 'python', label: 'SDK', source: 'import <b>sdk</b>' },
    ];
    const facts = minimalFacts([operation('/v2/tone', { requestExamples, codeSamples })]);
    const labels = (example: string, languages?: string) =>
      apiSampleProps({ ...context, facts }, { operation: 'tone', example, ...(languages ? { languages } : {}) });
    const shown = labels('first', 'all').samples;
    expect(shown.map(({ label }) => label)).toEqual(['Ruby', 'SDK', 'cURL', 'TypeScript', 'Go', 'Java']);
    expect(shown.slice(0, 2).map(({ highlighted }) => plainCode(highlighted))).toEqual(['a < b', 'import <b>sdk</b>']);
    expect(labels('second', 'all').samples.map(({ id }) => id)).toEqual(['curl', 'python', 'typescript', 'go', 'java']);
    expect(labels('first').samples.map(({ label }) => label)).toEqual(['SDK', 'cURL', 'TypeScript']);
  });

  it('rejects other values of languages', () => {
    const error = errorDetails(() => apiSampleProps(context, { operation: 'tone', languages: 'go' }));
    expect(error).toMatchObject({ file: 'docs/tone.mdx:7', found: 'go' });
  });
});

describe('apiReplyProps', () => {
  /** Returns the code, its language, and whether it shows the shape of a reply. */
  function replyOf(value: Json, reply: Field[] = []) {
    const responseExamples = [{ key: 'only', summary: '', value }];
    const facts = minimalFacts([operation('/v2/tone', { response: reply, responseExamples })]);
    const { json, isShape } = apiReplyProps({ ...context, facts }, { operation: 'tone' });
    return { code: plainCode(json.highlighted), language: json.language, isShape };
  }

  it.each<[string, Json, string]>([
    ['a pair of offsets on one line', { at: [3, 12] }, '{\n  "at": [3, 12]\n}'],
    ['other lists with an item per line', ['a', 'b'], '[\n  "a",\n  "b"\n]'],
    ['a string that looks like a list unchanged', { a: '[\n1\n]' }, '{\n  "a": "[\\n1\\n]"\n}'],
  ])('formats %s', (_case, value, expected) => {
    expect(replyOf(value).code).toBe(expected);
  });

  const data = (given: Partial<Field>) => [field('data', { types: ['object'], ...given })];
  const metrics = data({ children: [field('data.tone', { types: ['object'], nullable: true })] });

  it.each<[string, Field[], Json, string]>([
    ['an object whose fields are not documented', data({}), {}, '{ /* fields not documented */ }'],
    ['one that can be null', metrics, { tone: {} }, '"tone": { /* object or null */ }'],
    ['one in a list', data({ types: ['array'], children: metrics }), [{ data: { tone: {} } }], '"tone": { /*'],
  ])('shows the shape of a reply with %s', (_case, reply, value, expected) => {
    const shown = replyOf({ data: value }, reply);
    expect(shown).toMatchObject({ language: 'jsonc', isShape: true, code: expect.stringContaining(expected) });
  });

  it.each<[string, Field[], Json]>([
    ['an object that has fields in the example', data({}), { score: 1 }],
    ['null', metrics, { tone: null }],
    ['an object with documented fields', data({ children: [field('data.score')] }), {}],
  ])('shows %s as JSON', (_case, reply, value) => {
    const { code, ...shown } = replyOf({ data: value }, reply);
    expect(shown).toEqual({ language: 'json', isShape: undefined });
    expect(JSON.parse(code)).toEqual({ data: value });
  });

  it('rejects an operation without reply examples', () => {
    const error = errorDetails(() => apiReplyProps(context, { operation: '/v1/tone' }));
    expect(error.problem).toContain('the reply of /v1/tone');
  });

  it('has the props of the figure that the site draws', () => {
    const responseProps = (_context: PageContext, _operation: Operation, { key }: NamedExample) => ({ mood: key });
    const files = { ...context.files, options: withDefaults({ responseProps: responseProps }) };
    expect(apiReplyProps({ ...context, files }, { operation: 'tone' })).toMatchObject({ mood: 'calm' });
  });
});
