import { describe, expect, it } from 'vitest';

import type { Field } from '@api-docs/openapi-facts/types';
import type { Successors } from '@api-docs/openapi-facts/successors';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';
import type { ShownBody } from '@api-docs/openapi-reference/props/pageContext';

import { compareFields, type ShownFacts } from '../../../src/compare/compareFields';
import type { BodyChange } from '../../../src/compare/comparison';
import { runsLine } from '../outline';

const NO_SUCCESSORS: Successors = { operations: {}, bodies: {} };
const REQUEST: ShownBody = { owner: '/v1/tone', part: 'request' };
const REPLY: ShownBody = { owner: '/v1/tone', part: 'reply' };

const shown = (bodies: ShownBody[], ...operations: ReturnType<typeof operation>[]): ShownFacts => ({
  bodies,
  facts: minimalFacts(operations),
});

function rowLine({ change, from, to, notes, description }: BodyChange['rows'][number]): string {
  const names = [...new Set([from, to])].filter((name) => name !== undefined).join(' → ');
  const text = description ? [`“${runsLine(description)}”`] : [];
  return [`${change} ${names}`, ...notes, ...text].join('; ');
}

const rowLines = (changes: readonly BodyChange[]) => changes.flatMap(({ rows }) => rows.map(rowLine));
const compare = (older: ShownFacts, newer: ShownFacts) => compareFields(older, newer, NO_SUCCESSORS);

describe('the fields of one operation', () => {
  const text = field('text');

  it.each([
    [
      'are reported with type, requirement, default and limits if they are new',
      [text],
      [text, field('n', { types: ['integer'], default: '3', limits: { minimum: 1, maximum: 9 } })],
      ['new n; integer; optional; default: 3; range 1-9'],
    ],
    ['are reported if they were removed', [text, field('n')], [text], ['dropped n']],
    [
      'are compared by type and description',
      [field('text', { description: 'What to score.' })],
      [field('text', { description: 'The text to score.', types: ['integer'] })],
      ['changed text; type: string → integer; “{-What-}{+The text+} to score.”'],
    ],
  ])('%s', (_case, older, newer, rows) => {
    const request = (fields: Field[]) => shown([REQUEST], operation('/v1/tone', { request: fields }));
    expect(rowLines(compare(request(older), request(newer)))).toEqual(rows);
  });

  it('are reported with the type only if they are new in a reply', () => {
    const reply = (fields: Field[]) => shown([REPLY], operation('/v1/tone', { reply: fields }));
    expect(rowLines(compare(reply([text]), reply([text, field('n', { requirement: 'required' })])))).toEqual([
      'new n; string',
    ]);
  });
});

describe('a body', () => {
  const tone = operation('/v1/tone', { request: [field('text')], reply: [field('score')] });
  const grown = operation('/v1/tone', { request: [field('text'), field('n')], reply: [field('score'), field('why')] });

  it('is reported with its operation, in the order of the newer page', () => {
    expect(compare(shown([REQUEST, REPLY], tone), shown([REPLY, REQUEST], grown))).toMatchObject([
      { part: 'reply', from: '/v1/tone', to: '/v1/tone' },
      { part: 'request', from: '/v1/tone', to: '/v1/tone' },
    ]);
  });

  it('is unchanged in another position', () => {
    expect(compare(shown([REQUEST, REPLY], tone), shown([REPLY, REQUEST], tone))).toEqual([]);
  });

  it.each([
    ['newer', 'without fields if they are equal', shown([], tone), shown([REQUEST], tone)],
    ['older', 'without fields', shown([REQUEST], tone), shown([], tone)],
    [
      'older',
      'without field changes or deprecation',
      shown([REQUEST], tone),
      shown([], { ...grown, deprecated: true }),
    ],
  ])('is reported if only the %s page shows it, %s', (shownOnlyIn, _how, older, newer) => {
    expect(compare(older, newer)).toEqual([
      { part: 'request', from: '/v1/tone', to: '/v1/tone', shownOnlyIn, rows: [] },
    ]);
  });

  it('is reported with changed fields if only the newer page shows it', () => {
    const changes = compare(shown([], tone), shown([REQUEST], grown));
    expect(changes).toMatchObject([{ shownOnlyIn: 'newer' }]);
    expect(rowLines(changes)).toEqual(['new n; string; optional']);
  });

  it('is reported with its removed fields if the newer API does not have it', () => {
    const [change] = compare(shown([REQUEST], tone), shown([]));
    expect(change).toMatchObject({ part: 'request', from: '/v1/tone', rows: [{ change: 'dropped', from: 'text' }] });
    expect(change).not.toHaveProperty('to');
  });

  it('is reported with its new fields if the older API does not have it', () => {
    const [change] = compare(shown([]), shown([REQUEST], tone));
    expect(change).toMatchObject({ part: 'request', to: '/v1/tone', rows: [{ change: 'new', to: 'text' }] });
    expect(change).not.toHaveProperty('from');
    expect(change).not.toHaveProperty('wasUnpublished');
  });

  it('is marked if its fields were not published before', () => {
    const unpublished = operation('/v1/tone', { reply: [] });
    const [change] = compare(shown([REPLY], unpublished), shown([REPLY], tone));
    expect(change).toMatchObject({ wasUnpublished: true, rows: [{ change: 'new', to: 'score' }] });
  });

  describe('of which the page shows one field', () => {
    const within = (name: string): ShownBody => ({ ...REQUEST, field: name });
    const fields = (...types: string[]) =>
      operation('/v1/tone', {
        request: [field('list', { types, children: [field('list.a', { types })] }), field('lists', { types })],
      });

    it.each([
      ['is compared in that field and the fields below it', 'list', ['list', 'list.a']],
      ['is compared in that nested field', 'list.a', ['list.a']],
      ['is not compared in a field with a longer name', 'lists', ['lists']],
    ])('%s', (_case, name, paths) => {
      const changes = compare(shown([within(name)], fields('string')), shown([within(name)], fields('object')));
      expect(changes.flatMap(({ rows }) => rows.map(({ to }) => to))).toEqual(paths);
    });
  });
});

describe('parameters', () => {
  const parameter = (name: string) => ({ name, in: 'query' as const, field: field(name), examples: [] });
  const section = { part: 'query', label: 'Query parameters' };
  const QUERY: ShownBody = { owner: 'GET /jobs', part: 'request', section };
  const jobs = (...names: string[]) => [
    operation('/jobs', { method: 'GET', parameters: names.map(parameter) }),
    operation('/jobs', { method: 'POST' }),
  ];

  it('are compared within their method and place', () => {
    const changes = compare(shown([QUERY], ...jobs('limit')), shown([QUERY], ...jobs('limit', 'after')));
    expect(changes.map(({ label, to }) => `${label} of ${to}`)).toEqual(['Query parameters of GET /jobs']);
    expect(rowLines(changes)).toEqual(['new after; string; optional']);
  });
});

describe('a successor', () => {
  const successors: Successors = {
    operations: { '/v1/tone': { successor: '/v2/tone', renames: { response: 'text', 'context.id': 'context.key' } } },
    bodies: { refusal: { successor: '/v2/refusal', renames: { answer: 'text' } } },
  };
  const predecessor = operation('/v1/tone', {
    request: [
      field('response', { description: 'What was answered.' }),
      field('model', { description: 'Its name.' }),
      field('context', { children: [field('context.id')] }),
    ],
    reply: [field('score')],
  });
  const successor = operation('/v2/tone', {
    request: [
      field('text', { description: 'What to score.' }),
      field('model', { description: 'The model.' }),
      field('context', { children: [field('context.key')] }),
    ],
    reply: [field('data')],
  });

  it('is compared with its predecessor by renamed fields, without descriptions', () => {
    const older = shown([REQUEST], predecessor);
    const newer = shown([{ owner: '/v2/tone', part: 'request' }], successor);
    const changes = compareFields(older, newer, successors);
    expect(changes).toMatchObject([{ from: '/v1/tone', to: '/v2/tone' }]);
    expect(rowLines(changes)).toEqual(['renamed response → text', 'renamed context.id → context.key']);
  });

  it('may be one of several methods of a path, as its predecessor', () => {
    const put = (path: string, name: string) => operation(path, { method: 'PUT', request: [field(name)] });
    const older = shown([{ owner: 'PUT /v1/tone', part: 'request' }], predecessor, put('/v1/tone', 'old'));
    const newer = shown([{ owner: 'PUT /v2/tone', part: 'request' }], successor, put('/v2/tone', 'new'));
    const table = { 'PUT /v1/tone': { successor: 'PUT /v2/tone', renames: { old: 'new' } } };
    const changes = compareFields(older, newer, { operations: table, bodies: {} });
    expect(changes).toMatchObject([{ from: 'PUT /v1/tone', to: 'PUT /v2/tone' }]);
    expect(rowLines(changes)).toEqual(['renamed old → new']);
  });

  it('is new if the older page does not show its predecessor', () => {
    const changes = compareFields(
      shown([], predecessor),
      shown([{ owner: '/v2/tone', part: 'request' }], successor),
      successors,
    );
    expect(changes.map(({ from, to }) => [from, to])).toEqual([[undefined, '/v2/tone']]);
  });

  it('is compared with itself if the older API has it', () => {
    const newer = shown([{ owner: '/v2/tone', part: 'request' }], predecessor, successor);
    expect(compareFields(shown([REQUEST], predecessor, successor), newer, successors)).toMatchObject([
      { to: '/v2/tone', shownOnlyIn: 'newer' },
      { from: '/v1/tone', shownOnlyIn: 'older' },
    ]);
  });

  it('has a reply whose fields are not renamed', () => {
    const bodies: ShownBody[] = [REQUEST, REPLY];
    const newer = bodies.map((body) => ({ ...body, owner: '/v2/tone' }));
    const [, ofReply] = compareFields(shown(bodies, predecessor), shown(newer, successor), successors);
    expect(rowLines(ofReply ? [ofReply] : [])).toEqual(['dropped score', 'new data; string']);
  });

  describe('of a legacy body', () => {
    const older: ShownFacts = {
      bodies: [{ owner: 'refusal', part: 'request' }],
      facts: minimalFacts([], {
        legacyBodies: [{ name: 'refusal', description: '', request: [field('answer')], example: null }],
      }),
    };
    const refusal = operation('/v2/refusal', { request: [field('text')], reply: [field('data')] });

    it('is compared with the body', () => {
      const newer = shown([{ owner: '/v2/refusal', part: 'request' }], refusal);
      const changes = compareFields(older, newer, successors);
      expect(changes).toMatchObject([{ part: 'request', from: 'refusal', to: '/v2/refusal' }]);
      expect(rowLines(changes)).toEqual(['renamed answer → text']);
    });

    it('has a reply that was not published before', () => {
      const newer = shown([{ owner: '/v2/refusal', part: 'reply' }], refusal);
      const [change] = compareFields(older, newer, successors);
      expect(change).toMatchObject({ part: 'reply', from: 'refusal', wasUnpublished: true });
    });
  });
});

describe('an operation', () => {
  const tone = (deprecated: boolean) => operation('/v1/tone', { deprecated });

  it.each([
    ['is reported with its request only', false, true, [REQUEST, REPLY], 1],
    ['is not reported if both versions deprecate it', true, true, [REQUEST], 0],
    ['is not reported if it is no longer deprecated', true, false, [REQUEST], 0],
  ])('%s', (_case, before, after, bodies, count) => {
    const changes = compare(shown(bodies, tone(before)), shown(bodies, tone(after)));
    expect(changes.map(({ isDeprecatedNow, rows }) => [isDeprecatedNow, rows])).toEqual(
      Array.from({ length: count }, () => [true, []]),
    );
  });
});
