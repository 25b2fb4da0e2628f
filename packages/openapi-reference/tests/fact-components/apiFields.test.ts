import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { readFields } from '@api-docs/openapi-facts/facts/readFields';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';

import { withDefaults } from '../../src/options';
import { apiFieldsProps } from '../../src/fact-components/apiFields';
import { context } from '../../testing/pageContext';

describe('apiFieldsProps', () => {
  const all = ['text', 'context', 'context.id', 'context.text'];

  it('says which values of another field need a field', () => {
    const all = operation('/v2/all', { request: [field('text'), field('note')] });
    const needs = { tone: ['text'], clarity: ['text'], fit: [] };
    const choices = () => ({ field: 'metrics', noun: 'metric', needs, excluded: [], unknown: [] });
    const files = { ...context.files, options: withDefaults({ choices }) };
    const { sections } = apiFieldsProps({ ...context, facts: minimalFacts([all]), files }, { operation: 'all' });
    expect(sections[0]?.rows?.map(({ requirement, limits }) => [requirement, limits])).toEqual([
      ['conditional', ['needed by <code>tone</code> and <code>clarity</code>']],
      ['optional', undefined],
    ]);
  });

  it('keeps blocks in the descriptions of values and links the field that a schema repeats', () => {
    const values = [{ value: '"a"', description: '| b |\n| --- |\n| c |' }];
    const externalDocs = { url: 'https://e.com', description: '```\nd\n```' };
    const row = field('x', { limits: { enum: values }, externalDocs, recursion: 'y.z', description: '[e](/docs/e)' });
    const facts = minimalFacts([operation('/pets', { request: [row] })]);
    const [shown] = apiFieldsProps({ ...context, facts }, { operation: '/pets' }).sections[0]?.rows ?? [];
    expect(shown?.html).toBe('e (<code>/docs/e</code>)');
    expect(shown?.limits).toEqual([
      'one of <code>a</code>',
      expect.stringMatching(/^<p><code>a<\/code>:<\/p>\n<table>[^]*<td>c<\/td>/),
      '<p>more: <code>https://e.com</code>.</p>\n<pre><code>d\n</code></pre>',
      'has the same fields as <a href="#request-y-z"><code>y.z</code></a>',
    ]);
  });

  it('shows what the file says about the body itself', () => {
    const limits = { anyRequired: [['a'], ['b']] };
    const whole = field('', { types: ['object'], limits, xml: { name: 'doc', prefix: 'd' }, children: [field('a')] });
    const contents = [{ mediaType: 'application/json', field: whole, examples: [], encoding: [] }];
    const facts = minimalFacts([operation('/pets', { body: { required: true, description: '', contents } })]);
    const { rows } = apiFieldsProps({ ...context, facts }, { operation: '/pets' }).sections[0] ?? {};
    expect(rows?.map(({ path, limits }) => [path, limits])).toEqual([
      ['(body)', ['at least one of <code>a</code> and <code>b</code>', 'in XML: element <code>d:doc</code>']],
      ['a', undefined],
    ]);
  });

  it('names a property whose name is empty', () => {
    const properties = { '': { type: 'object', properties: { b: {} } }, a: { type: 'string' } };
    const request = readFields({ type: 'object', properties, required: [''] });
    const facts = minimalFacts([operation('/pets', { request })]);
    const { rows } = apiFieldsProps({ ...context, facts }, { operation: '/pets' }).sections[0] ?? {};
    // A row without a name is that of the whole body, which has no requirement.
    expect(rows?.map(({ name, path, requirement }) => [name, path, requirement])).toEqual([
      ['""', '""', 'required'],
      ['b', '"".b', 'optional'],
      ['a', 'a', 'optional'],
    ]);
  });

  it('links the page of the schema whose fields a body does not repeat, and shows them there', () => {
    const fields = field('', { types: ['object'], children: [field('name')] });
    const ref = 'a.yaml#/components/schemas/Pet';
    const components = [
      { ref, name: 'Pet', fields: { request: fields, response: fields }, linked: ['request' as const] },
    ];
    const pets = operation('/pets', { request: [field('pet', { component: ref })] });
    const facts = minimalFacts([pets], { components });
    const rowOf = (attributes: object) => apiFieldsProps({ ...context, facts }, attributes).sections[0]?.rows?.[0];
    expect(rowOf({ operation: '/pets' })).toMatchObject({ schema: { name: 'Pet', to: '/docs/api/schemas/Pet' } });
    expect(rowOf({ schema: 'Pet' })).toMatchObject({ path: 'name', anchor: 'request-name' });
  });

  it('marks the lists of the variant that is one, and no others', () => {
    const item = { type: 'object', properties: { id: {} } };
    const request = readFields({ properties: { to: { oneOf: [item, { type: 'array', items: item }] } } });
    const facts = minimalFacts([operation('/pets', { request })]);
    const shown = JSON.stringify(apiFieldsProps({ ...context, facts }, { operation: '/pets' }));
    expect(shown.match(/(?<="path":")[^"]*/g)).toEqual(['to', 'to', 'to.id', 'to', 'to[].id']);
  });

  it('tells the second list of variants, of which a value is one, too, from the first', () => {
    const form = (title: string) => ({ title, type: 'object' });
    const lists = [{ oneOf: [form('Card'), form('Cash')] }, { oneOf: [form('Post'), form('Car')] }];
    const facts = minimalFacts([operation('/pets', { request: readFields({ properties: { to: { allOf: lists } } }) })]);
    const shown = JSON.stringify(apiFieldsProps({ ...context, facts }, { operation: '/pets' }));
    expect(shown.match(/(?:One|And one) of: <code>\w+/g)).toEqual([
      'One of: <code>Card',
      'One of: <code>Cash',
      'And one of: <code>Post',
      'And one of: <code>Car',
    ]);
  });

  it('shows what the file says about examples', () => {
    const exampleNotes = [
      { value: '5', summary: 'A few' },
      { value: '9', summary: 'Most', description: '- slow' },
      { value: '7', description: 'Some.' },
    ];
    const row = field('x', { examples: ['5', '9', '7'], exampleNotes });
    const facts = minimalFacts([operation('/pets', { request: [row] })]);
    expect(apiFieldsProps({ ...context, facts }, { operation: '/pets' }).sections[0]?.rows?.[0]?.limits).toEqual([
      'example: <code>5</code>, <code>9</code>, <code>7</code>',
      '<code>5</code>: A few',
      '<p><code>9</code>, Most:</p>\n<ul>\n<li>slow</li>\n</ul>',
      '<code>7</code>: Some.',
    ]);
  });

  it.each([
    ['an unknown part', { operation: 'tone', part: 'answer' }, { found: 'answer' }],
    ['a reply of a legacy body', { body: 'refusal', part: 'reply' }, { found: 'reply' }],
    ['an unknown field', { operation: 'tone', field: 'id' }, { found: 'id', remedy: `use one of: ${all.join(', ')}` }],
    ['a misspelled field', { operation: 'tone', field: 'contxt' }, { remedy: 'write "context"' }],
    ['a part without published fields', { operation: '/v1/tone', part: 'reply' }, { found: '/v1/tone' }],
    ['an unknown schema', { schema: 'Pet' }, { found: 'Pet' }],
    ['an unknown operation', { operation: 'mood' }, { found: 'mood' }],
    ['no operation', {}, { problem: 'no operation is named' }],
    ['a misspelled part', { operation: 'tone', part: 'requst' }, { remedy: 'write "request"' }],
    ['an unknown status', { operation: 'tone', part: 'reply', status: '999' }, { found: '999' }],
    ['headers of no status', { operation: 'tone', part: 'reply-header' }, { found: 'no status' }],
    ['a status of parameters', { operation: 'tone', part: 'query', status: '200' }, { remedy: 'remove the attribute' }],
    ['a webhook that is not there', { webhook: '7' }, { found: '7' }],
    ['a callback that is not there', { operation: 'tone', callback: 'x' }, { found: 'x' }],
    ['fields of two things', { operation: 'tone', schema: 'Pet' }, { remedy: 'remove one of the two' }],
  ])('rejects %s', (_case, attributes, details) => {
    const error = errorDetails(() => apiFieldsProps(context, attributes));
    expect(error).toMatchObject({ file: 'docs/tone.mdx:7', ...details });
  });
});
