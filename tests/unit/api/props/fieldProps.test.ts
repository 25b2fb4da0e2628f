import { describe, expect, it } from 'vitest';

import type { Field } from '../../../../plugins/api/facts/types';
import {
  apiFieldsProps,
  fieldMapProps,
  requestSchemaProps,
  responseSchemaProps,
} from '../../../../plugins/api/props/fieldProps';
import type { RenderedFieldRow } from '../../../../plugins/api/props/types';
import { errorDetails } from '../../../support/errorDetails';
import { field, minimalFacts, operation, context } from '../fixtures';

describe('apiFieldsProps', () => {
  const all = ['text', 'context', 'context.id', 'context.text'];

  it.each([
    ['the request of an operation', { operation: 'tone' }, 'Request fields of /v2/tone', all],
    ['the reply of an operation', { operation: 'tone', part: 'reply' }, 'Reply fields of /v2/tone', ['score']],
    ['a legacy body', { body: 'refusal' }, 'Request fields of refusal', ['answer']],
    [
      'one field with its children',
      { operation: 'tone', field: 'context' },
      'Request fields of /v2/tone',
      ['context', 'context.id', 'context.text'],
    ],
    ['one nested field', { operation: 'tone', field: 'context.id' }, 'Request fields of /v2/tone', ['context.id']],
  ])('has the rows of %s', (_case, attributes, caption, paths) => {
    const props = apiFieldsProps(context, attributes);
    expect({ caption: props.caption, paths: props.sections[0]?.rows?.map(({ path }) => path) }).toEqual({
      caption,
      paths,
    });
  });

  it.each([
    ['a table', {}, ['jobs', 'jobs[].steps', 'jobs[].steps[].id']],
    ['one nested field', { field: 'jobs.steps.id' }, ['jobs[].steps[].id']],
  ])('marks the lists around a field of %s', (_case, attributes, paths) => {
    const id = field('jobs.steps.id');
    const steps = field('jobs.steps', { type: 'list of objects or null', children: [id] });
    const request = [field('jobs', { type: 'list of objects', children: [steps] })];
    const facts = minimalFacts([operation('/v2/run', { request })]);
    const { sections } = apiFieldsProps({ ...context, facts }, { operation: 'run', ...attributes });
    expect(sections[0]?.rows?.map(({ path }) => path)).toEqual(paths);
    expect(sections[0]?.rows?.at(-1)?.anchor).toBe('request-jobs-steps-id');
  });

  it('says which metrics of the combined call need a field', () => {
    const optional = [field('text', { requirement: 'optional' }), field('note', { requirement: 'optional' })];
    const data = field('data', { children: [field('data.tone'), field('data.clarity')] });
    const facts = minimalFacts([
      operation('/v2/all', { request: optional, reply: [data] }),
      ...['tone', 'clarity'].map((name) =>
        operation(`/v2/${name}`, { request: [field('text', { requirement: 'required' })] }),
      ),
    ]);
    const { sections } = apiFieldsProps({ ...context, facts }, { operation: 'all' });
    expect(sections[0]?.rows?.map(({ requirement, limits }) => [requirement, limits])).toEqual([
      ['conditional', ['Needed by <code>tone</code> and <code>clarity</code>']],
      ['optional', undefined],
    ]);
  });

  it('gives request and reply different anchors', () => {
    expect(apiFieldsProps(context, { operation: 'tone', part: 'reply' }).sections[0]?.rows?.[0]?.anchor).toBe(
      'reply-score',
    );
  });

  function rowOf(given: Partial<Field>): RenderedFieldRow | undefined {
    const facts = minimalFacts([operation('/v3/tone', { request: [field('text', given)] })]);
    return apiFieldsProps({ ...context, facts }, { operation: 'tone' }).sections[0]?.rows?.[0];
  }

  it('renders the description as HTML and omits empty properties', () => {
    expect(rowOf({ description: 'A `text`.' })).toEqual({
      name: 'text',
      path: 'text',
      anchor: 'request-text',
      depth: 0,
      type: 'string',
      requirement: 'optional',
      html: 'A <code>text</code>.',
    });
  });

  it('renders limits as HTML and keeps default and deprecation', () => {
    expect(rowOf({ limits: ['one of `a`'], default: '0', deprecated: true })).toMatchObject({
      limits: ['one of <code>a</code>'],
      default: '0',
      deprecated: true,
    });
  });

  it('says which legacy field a field replaces', () => {
    const [text, other] = apiFieldsProps(context, { operation: 'tone' }).sections[0]?.rows ?? [];
    expect(text?.limits).toEqual(['was <code>response</code> in <code>/v1/tone</code>']);
    expect(other?.limits).toBeUndefined();
  });

  it.each([
    ['an unknown part', { operation: 'tone', part: 'answer' }, { found: 'answer' }],
    ['a reply of a legacy body', { body: 'refusal', part: 'reply' }, { found: 'reply' }],
    ['an unknown field', { operation: 'tone', field: 'id' }, { found: 'id', remedy: `use one of: ${all.join(', ')}` }],
    ['a misspelled field', { operation: 'tone', field: 'contxt' }, { remedy: 'write "context"' }],
    ['a part without published fields', { operation: '/v1/tone', part: 'reply' }, { found: '/v1/tone' }],
    ['an unknown operation', { operation: 'mood' }, { found: 'mood' }],
  ])('rejects %s', (_case, attributes, details) => {
    const error = errorDetails(() => apiFieldsProps(context, attributes));
    expect(error).toMatchObject({ file: 'docs/tone.mdx:7', ...details });
  });
});

it.each([
  { name: 'requestSchemaProps', schemaProps: requestSchemaProps, part: 'request' },
  { name: 'responseSchemaProps', schemaProps: responseSchemaProps, part: 'reply' },
])('$name returns the same as apiFieldsProps for the $part, below a heading', ({ schemaProps, part }) => {
  const props = apiFieldsProps(context, { operation: 'tone', part });
  expect(schemaProps(context, { operation: 'tone' })).toEqual({ ...props, isBelowHeading: true });
});

describe('fieldMapProps', () => {
  it('links to the successor and maps the fields', () => {
    expect(fieldMapProps(context, { operation: '/v1/tone' })).toMatchObject({
      successor: { path: '/v2/tone', to: '/docs/api/v2/tone' },
      note: 'Read on.',
      rows: [
        { change: 'renamed', from: 'response', to: 'text' },
        { change: 'new', to: 'context' },
      ],
    });
  });

  it('has no successor and no rows if none is documented', () => {
    expect(fieldMapProps(context, { body: 'refusal' })).toEqual({ rows: [] });
  });
});
