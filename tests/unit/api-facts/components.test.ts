import { describe, expect, it } from 'vitest';

import { FACT_COMPONENTS } from '../../../plugins/api-facts/components';
import type { PageContext } from '../../../plugins/api-facts/step';
import type { Successors } from '../../../plugins/api-facts/successors';
import { plainCode } from '../../../shared/code/plainCode';
import { field, operation, tinyFacts } from './tinyFacts';

const {
  ApiChanges,
  ApiDownloads,
  ApiExplorer,
  ApiFields,
  ApiOperations,
  ApiReply,
  ApiSample,
  FieldMap,
  MethodEndpoint,
  RequestSchema,
  ResponseSchema,
  ScoreDirection,
  ScoreScale,
  StatusCodes,
} = FACT_COMPONENTS;

const tone = operation('/v2/tone', {
  request: [
    field('text', { requirement: 'required' }),
    field('context', { children: [field('context.id'), field('context.text')] }),
  ],
  reply: [field('score', { description: 'From `0` on.' })],
  statuses: [{ code: '200', description: 'OK. Read `data`.', hasBody: true }],
  requestExamples: [
    { key: 'calm', summary: 'A calm text', value: { text: 'Hello.' } },
    { key: 'loud', summary: 'A loud text', value: { text: 'HELLO!' } },
  ],
  replyExamples: [{ key: 'calm', summary: 'A calm text', value: { score: 1 } }],
});
const oldTone = operation('/v1/tone', { deprecated: true, request: [field('response')], reply: [], tag: 'Old' });

const facts = tinyFacts([oldTone, tone], {
  tags: [
    { name: 'Scores', description: 'All `scores`.' },
    { name: 'Old', description: 'Before.' },
  ],
  legacyBodies: [{ name: 'refusal', description: '', request: [field('answer')], example: null }],
});

const successors: Successors = {
  operations: { '/v1/tone': { successor: '/v2/tone', renames: { response: 'text' }, note: 'Read on.' } },
  bodies: { refusal: { successor: null, renames: {} } },
};

const context: PageContext = {
  facts,
  files: { facts: () => facts, successors: () => successors, versions: () => ['v1.0.0'], brandedText: () => '' },
  page: 'docs/tone.mdx:7',
  figures: '/nowhere/docs/_figures',
};

describe('ApiFields', () => {
  it.each([
    [
      'the request of an operation',
      { operation: 'tone' },
      'Request fields of /v2/tone',
      ['text', 'context', 'context.id', 'context.text'],
    ],
    ['the reply of an operation', { operation: 'tone', part: 'reply' }, 'Reply fields of /v2/tone', ['score']],
    ['a body without a path', { body: 'refusal' }, 'Request fields of refusal', ['answer']],
    [
      'one field with its children',
      { operation: 'tone', field: 'context' },
      'Request fields of /v2/tone',
      ['context', 'context.id', 'context.text'],
    ],
    ['one nested field', { operation: 'tone', field: 'context.id' }, 'Request fields of /v2/tone', ['context.id']],
  ])('prints %s', (_case, attributes, caption, paths) => {
    const props = ApiFields.step(context, attributes);
    expect({ caption: props.caption, paths: props.rows.map(({ path }) => path) }).toEqual({ caption, paths });
  });

  it('prints descriptions as HTML', () => {
    expect(ApiFields.step(context, { operation: 'tone', part: 'reply' }).rows[0]?.html).toBe('From <code>0</code> on.');
  });

  it('gives each part its own anchors', () => {
    expect(ApiFields.step(context, { operation: 'tone', part: 'reply' }).rows[0]?.anchor).toBe('reply-score');
  });

  it('refuses an unknown part', () => {
    expect(() => ApiFields.step(context, { operation: 'tone', part: 'answer' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: unknown part
        expected: part="request", or part="reply" of an operation
        found:    answer
        remedy:   write one of the two]
    `);
  });

  it('refuses an unknown field and lists the known ones', () => {
    expect(() => ApiFields.step(context, { operation: 'tone', field: 'id' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: unknown field "id"
        expected: a field of /v2/tone
        found:    id
        remedy:   use one of: text, context, context.id, context.text]
    `);
  });

  it('refuses a part whose fields nobody published', () => {
    expect(() => ApiFields.step(context, { operation: '/v1/tone', part: 'reply' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: nobody published the reply fields of /v1/tone
        expected: an operation whose fields the OpenAPI file names
        found:    /v1/tone
        remedy:   leave the component out and say that the fields are not published]
    `);
  });
});

describe.each([
  ['RequestSchema', RequestSchema.step, 'request'],
  ['ResponseSchema', ResponseSchema.step, 'reply'],
] as const)('%s', (_name, step, part) => {
  it(`prints the ${part} fields of an operation`, () => {
    expect(step(context, { operation: 'tone' })).toEqual(ApiFields.step(context, { operation: 'tone', part }));
  });
});

describe('ApiSample', () => {
  it.each([
    ['in the languages of a page', undefined, ['curl', 'python', 'typescript']],
    ['in all languages', 'all', ['curl', 'python', 'typescript', 'go', 'java']],
  ])('shows a call %s', (_case, languages, ids) => {
    const { samples } = ApiSample.step(context, { operation: 'tone', ...(languages ? { languages } : {}) });
    expect(samples.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['the first example', {}, 'A calm text', 'Hello.'],
    ['the named example', { example: 'loud' }, 'A loud text', 'HELLO!'],
  ])('shows %s', (_case, attributes, summary, text) => {
    const props = ApiSample.step(context, { operation: 'tone', ...attributes });
    expect([props.summary, plainCode(props.samples[0]?.highlighted ?? '')]).toEqual([
      summary,
      expect.stringContaining(text),
    ]);
  });

  it('calls the server of the file', () => {
    const [sample] = ApiSample.step(context, { operation: 'tone' }).samples;
    expect(sample?.highlighted).toContain('https://api.example/v2/tone');
  });
});

describe('ApiReply', () => {
  it('prints the reply as JSON', () => {
    const { json } = ApiReply.step(context, { operation: 'tone' });
    expect(plainCode(json.highlighted)).toBe('{\n  "score": 1\n}');
  });

  it('refuses an operation without reply examples', () => {
    expect(() => ApiReply.step(context, { operation: '/v1/tone' })).toThrow('no example of the reply of /v1/tone');
  });
});

describe('FieldMap', () => {
  it('prints the way to the successor', () => {
    expect(FieldMap.step(context, { operation: '/v1/tone' })).toMatchObject({
      successor: { path: '/v2/tone', to: '/docs/api/v2/tone' },
      note: 'Read on.',
      rows: [
        { change: 'renamed', from: 'response', to: 'text' },
        { change: 'new', to: 'context' },
      ],
    });
  });

  it('prints no successor for a body that has none', () => {
    expect(FieldMap.step(context, { body: 'refusal' })).toEqual({ rows: [] });
  });
});

describe('MethodEndpoint', () => {
  it('prints the head of a current operation', () => {
    expect(MethodEndpoint.step(context, { operation: 'tone' })).toEqual({
      method: 'POST',
      server: 'https://api.example',
      path: '/v2/tone',
      deprecated: false,
    });
  });

  it('links a deprecated operation to its successor', () => {
    expect(MethodEndpoint.step(context, { operation: '/v1/tone' })).toMatchObject({
      deprecated: true,
      successor: { path: '/v2/tone', to: '/docs/api/v2/tone' },
    });
  });
});

describe('StatusCodes', () => {
  it('prints the statuses with their descriptions as HTML', () => {
    expect(StatusCodes.step(context, { operation: 'tone' })).toEqual({
      rows: [{ code: '200', html: 'OK. Read <code>data</code>.', hasBody: true }],
    });
  });
});

describe('ApiOperations', () => {
  const { groups } = ApiOperations.step(context, {});

  it('groups the operations by tag, in the order of the tags', () => {
    expect(groups.map(({ tag, operations }) => [tag, operations.map(({ path }) => path)])).toEqual([
      ['Scores', ['/v2/tone']],
      ['Old', ['/v1/tone']],
    ]);
  });

  it('prints the description of a tag as HTML', () => {
    expect(groups[0]?.html).toBe('All <code>scores</code>.');
  });

  it('prints an operation with its first sentence', () => {
    expect(groups[0]?.operations).toEqual([
      {
        path: '/v2/tone',
        to: '/docs/api/v2/tone',
        summary: 'Tone',
        html: 'Scores a text.',
        deprecated: false,
        required: ['text'],
      },
    ]);
  });

  it('links a deprecated operation to its successor', () => {
    expect(groups[1]?.operations[0]?.successor).toEqual({ path: '/v2/tone', to: '/docs/api/v2/tone' });
  });
});

describe.each([
  ['ApiFields', ApiFields.step],
  ['ApiSample', ApiSample.step],
  ['ApiReply', ApiReply.step],
  ['FieldMap', FieldMap.step],
  ['MethodEndpoint', MethodEndpoint.step],
  ['RequestSchema', RequestSchema.step],
  ['ResponseSchema', ResponseSchema.step],
  ['StatusCodes', StatusCodes.step],
])('%s', (_name, step) => {
  it('refuses an operation that does not exist', () => {
    expect(() => step(context, { operation: 'mood' })).toThrow('docs/tone.mdx:7: unknown operation "mood"');
  });
});

const scored = operation('/v2/toxicity', {
  replyExamples: [
    { key: 'insult', summary: 'An insult', value: { data: { score: 96.8 } } },
    { key: 'clean', summary: 'A clean text', value: { data: { score: 0 } } },
    { key: 'silent', summary: 'No score', value: { data: {} } },
  ],
});
const metric: PageContext = { ...context, facts: tinyFacts([scored, tone]), direction: 'lower' };

describe('ScoreDirection', () => {
  it('words the direction of the page', () => {
    expect(ScoreDirection.step(metric, {})).toEqual({
      mark: '↓',
      verdict: 'Lower is better.',
      scale: 'The score runs from 0 to 100.',
    });
  });

  it('refuses a page without direction', () => {
    expect(() => ScoreDirection.step(context, {})).toThrow(/docs\/tone\.mdx:7: this page has no direction/);
  });
});

describe('ScoreScale', () => {
  it('draws the bands of the direction, without a gap from 0 to the top', () => {
    const { top, bands, marks } = ScoreScale.step(metric, {});
    expect(bands.map(({ from, to, verdict }) => [from, to, verdict])).toEqual([
      [0, 20, 'Good'],
      [20, 50, 'Look closer'],
      [50, 100, 'Act'],
    ]);
    expect({ top, marks }).toEqual({ top: 100, marks: [] });
  });

  it('marks the scores of the examples, the lowest first', () => {
    expect(ScoreScale.step(metric, { operation: 'toxicity' }).marks).toEqual([
      { value: 0, summary: 'A clean text' },
      { value: 96.8, summary: 'An insult' },
    ]);
  });

  it('gives words to the ends of a scale without bands', () => {
    const props = ScoreScale.step({ ...metric, direction: 'target' }, { low: 'casual', high: 'formal' });
    expect(props).toMatchObject({ bands: [], ends: { low: 'casual', high: 'formal' } });
  });

  it.each([
    ['a page without direction', context, {}, /this page has no direction/],
    ['a metric without a score', { ...metric, direction: 'findings' as const }, {}, /no score to draw/],
    ['a scale without bands and words', { ...metric, direction: 'target' as const }, {}, /needs words for its ends/],
    ['one word only', { ...metric, direction: 'target' as const }, { low: 'casual' }, /needs words for its ends/],
    ['words beside bands', metric, { low: 'a', high: 'b' }, /has no end words/],
    ['examples without a score', metric, { operation: 'tone' }, /the examples of \/v2\/tone have no score/],
  ])('refuses %s', (_case, given, attributes, message) => {
    expect(() => ScoreScale.step(given, attributes)).toThrow(message);
  });
});

describe('ApiExplorer', () => {
  it('prints every request in five languages, with the reply of the same name where there is one', () => {
    const { examples } = ApiExplorer.step(context, { operation: 'tone' });
    expect(examples.map(({ sample, reply }) => [sample.example, sample.samples.length, reply !== undefined])).toEqual([
      ['calm', 5, true],
      ['loud', 5, false],
    ]);
  });

  it('says how to read the score on the page of one metric', () => {
    const operation = { ...scored, requestExamples: [{ key: 'insult', summary: 'An insult', value: { text: 'x' } }] };
    const { examples } = ApiExplorer.step({ ...metric, facts: tinyFacts([operation]) }, { operation: 'toxicity' });
    expect(examples[0]?.reply?.scale).toEqual({ verdict: 'Lower is better.', top: 100 });
  });
});

describe('ApiChanges', () => {
  const changed: PageContext = {
    ...context,
    files: { ...context.files, facts: (file) => (file.includes('v1.0.0') ? tinyFacts([tone]) : facts) },
  };

  it('compares the page’s version with the older one', () => {
    const { from, groups } = ApiChanges.step(changed, { from: 'v1.0.0' });
    expect(from).toBe('v1.0.0');
    expect(groups).toEqual([
      {
        kind: 'added',
        title: 'Added',
        changes: [{ path: '/v1/tone', to: '/docs/api/v1/tone', html: 'new operation', fields: [] }],
      },
    ]);
  });

  it('compares two versions that were cut', () => {
    expect(ApiChanges.step(changed, { from: 'v1.0.0', to: 'v1.0.0' })).toEqual({ from: 'v1.0.0', groups: [] });
  });

  it('needs a version to compare with', () => {
    expect(() => ApiChanges.step(context, {})).toThrow(/docs\/tone\.mdx:7: nothing to compare with/);
  });
});

describe('ApiDownloads', () => {
  it('lists each version in both forms and says which is the latest', () => {
    const { files, postman } = ApiDownloads.step(context, {});
    expect(files).toEqual([
      {
        version: 'v1.0.0',
        note: 'latest',
        yaml: 'openapi/metrics-api-v1.0.0.yaml',
        json: 'openapi/metrics-api-v1.0.0.json',
      },
      {
        version: 'next',
        note: 'unreleased',
        yaml: 'openapi/metrics-api-next.yaml',
        json: 'openapi/metrics-api-next.json',
      },
    ]);
    expect(postman).toBe('openapi/metrics-api.postman_collection.json');
  });
});
