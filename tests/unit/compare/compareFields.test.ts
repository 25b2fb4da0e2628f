import { describe, expect, it } from 'vitest';

import type { Successors } from '../../../plugins/api-facts/successors';
import type { Field } from '../../../plugins/api-facts/types';
import {
  compareFields,
  countDeprecated,
  countFields,
  type BodyChange,
  type ShownFacts,
} from '../../../plugins/compare/compareFields';
import type { ShownBody } from '../../../plugins/compare/content';
import { field, operation, tinyFacts } from '../api-facts/tinyFacts';
import { runsLine } from './outline';

const NO_SUCCESSORS: Successors = { operations: {}, bodies: {} };
const REQUEST: ShownBody = { owner: '/v1/tone', part: 'request' };
const REPLY: ShownBody = { owner: '/v1/tone', part: 'reply' };

const shown = (bodies: ShownBody[], ...operations: ReturnType<typeof operation>[]): ShownFacts => ({
  bodies,
  facts: tinyFacts(operations),
});

/** A page that shows the request of one operation. */
const request = (...fields: Field[]) => shown([REQUEST], operation('/v1/tone', { request: fields }));
const reply = (...fields: Field[]) => shown([REPLY], operation('/v1/tone', { reply: fields }));

function rowLine({ change, from, to, notes, description }: BodyChange['rows'][number]): string {
  const names = [...new Set([from, to])].filter((name) => name !== undefined).join(' → ');
  const words = description ? [`“${runsLine(description)}”`] : [];
  return [`${change} ${names}`, ...notes, ...words].join('; ');
}

const rowLines = (changes: readonly BodyChange[]) => changes.flatMap(({ rows }) => rows.map(rowLine));
const compare = (older: ShownFacts, newer: ShownFacts) => compareFields(older, newer, NO_SUCCESSORS);

describe('fields of one operation', () => {
  const text = field('text');

  it.each([
    ['that are the same are left out', request(text), request(text), []],
    [
      'that were added come with their type and what is asked of them',
      request(text),
      request(text, field('n', { type: 'integer', default: '3', limits: ['from 1 to 9'] })),
      ['new n; integer; optional; default: 3; from 1 to 9'],
    ],
    [
      'of a reply that were added come with their type only',
      reply(text),
      reply(text, field('n', { type: 'integer', requirement: 'required' })),
      ['new n; integer'],
    ],
    ['that were removed', request(text, field('n')), request(text), ['dropped n']],
    [
      'that were removed or added with what they hold are one',
      request(field('old', { children: [field('old.a'), field('old.b')] })),
      request(field('now', { type: 'object', children: [field('now.a'), field('now.b')] })),
      ['dropped old', 'new now; object; optional'],
    ],
    [
      'that are nested, in a field that stayed',
      request(field('list', { children: [field('list.a')] })),
      request(field('list', { children: [field('list.b')] })),
      ['dropped list.a', 'new list.b; string; optional'],
    ],
    [
      'with another type',
      request(text),
      request(field('text', { type: 'list of strings' })),
      ['changed text; type: string → list of strings'],
    ],
    [
      'with another default',
      request(field('text', { default: 'true' })),
      request(field('text', { default: 'false' })),
      ['changed text; default: true → false'],
    ],
    [
      'with a new limit',
      request(text),
      request(field('text', { limits: ['up to 9 signs'] })),
      ['changed text; limit: up to 9 signs'],
    ],
    [
      'that are required now',
      request(text),
      request(field('text', { requirement: 'required' })),
      ['changed text; now required'],
    ],
    [
      'that are no longer required',
      request(field('text', { requirement: 'required' })),
      request(text),
      ['changed text; no longer required'],
    ],
    [
      'that are required, which nobody had published',
      request(field('text', { requirement: 'not published' })),
      request(field('text', { requirement: 'required' })),
      ['same text; now required (before: not published)'],
    ],
    [
      'that are said to be optional, which nobody had published',
      request(field('text', { requirement: 'not published' })),
      request(text),
      ['same text; requirement: not published → optional'],
    ],
    [
      'with other words about them',
      request(field('text', { description: 'What to score.' })),
      request(field('text', { description: 'The text to score.' })),
      ['changed text; “{-What -}{+The text +}to score.”'],
    ],
    [
      'with another type and other words about them',
      request(field('text', { description: 'Old.' })),
      request(field('text', { description: 'New.', type: 'integer' })),
      ['changed text; type: string → integer; “{-Old-}{+New+}.”'],
    ],
  ])('%s', (_case, older, newer, rows) => {
    expect(rowLines(compare(older, newer))).toEqual(rows);
  });
});

describe('bodies', () => {
  const tone = operation('/v1/tone', { request: [field('text')], reply: [field('score')] });
  const grown = operation('/v1/tone', { request: [field('text'), field('n')], reply: [field('score'), field('why')] });

  it('are told in the order of the newer page, with the operation that they are of', () => {
    expect(compare(shown([REQUEST, REPLY], tone), shown([REPLY, REQUEST], grown))).toMatchObject([
      { part: 'reply', from: '/v1/tone', to: '/v1/tone' },
      { part: 'request', from: '/v1/tone', to: '/v1/tone' },
    ]);
  });

  it.each([['shown in another order', shown([REQUEST, REPLY], tone), shown([REPLY, REQUEST], tone)]])(
    '%s are no change',
    (_case, older, newer) => {
      expect(compare(older, newer)).toEqual([]);
    },
  );

  it.each([
    ['came to the page', 'came', shown([], tone), shown([REQUEST], tone)],
    ['left the page', 'left', shown([REQUEST], tone), shown([], tone)],
  ])('that %s are told without fields', (_case, place, older, newer) => {
    expect(compare(older, newer)).toEqual([{ part: 'request', from: '/v1/tone', to: '/v1/tone', place, rows: [] }]);
  });

  it('that the newer page leaves out are told without what became of their fields and their operation', () => {
    const [change] = compare(shown([REQUEST], tone), shown([], { ...grown, deprecated: true }));
    expect(change).toEqual({ part: 'request', from: '/v1/tone', to: '/v1/tone', place: 'left', rows: [] });
  });

  it('that came to the page are told with what became of their fields', () => {
    const changes = compare(shown([], tone), shown([REQUEST], grown));
    expect(changes).toMatchObject([{ place: 'came' }]);
    expect(rowLines(changes)).toEqual(['new n; string; optional']);
  });

  it('that the newer API has not went with their fields', () => {
    const [change] = compare(shown([REQUEST], tone), shown([]));
    expect(change).toMatchObject({ part: 'request', from: '/v1/tone', rows: [{ change: 'dropped', from: 'text' }] });
    expect(change).not.toHaveProperty('to');
  });

  it('that the older API had not came with their fields', () => {
    const [change] = compare(shown([]), shown([REQUEST], tone));
    expect(change).toMatchObject({ part: 'request', to: '/v1/tone', rows: [{ change: 'new', to: 'text' }] });
    expect(change).not.toHaveProperty('from');
    expect(change).not.toHaveProperty('wasUnpublished');
  });

  it('whose fields nobody had published say so', () => {
    const silent = operation('/v1/tone', { reply: [] });
    const [change] = compare(shown([REPLY], silent), shown([REPLY], tone));
    expect(change).toMatchObject({ wasUnpublished: true, rows: [{ change: 'new', to: 'score' }] });
  });

  it('whose fields nobody has published are no change', () => {
    const silent = operation('/v1/tone', { reply: [] });
    expect(compare(shown([REPLY], silent), shown([REPLY], silent))).toEqual([]);
  });

  describe('of which a page shows one field', () => {
    const within = (name: string): ShownBody => ({ ...REQUEST, field: name });
    const fields = (type: string) =>
      operation('/v1/tone', {
        request: [field('list', { type, children: [field('list.a', { type })] }), field('lists', { type })],
      });

    it.each([
      ['are compared in that field and below', 'list', ['list', 'list.a']],
      ['are compared in that nested field', 'list.a', ['list.a']],
      ['are not compared in a field whose name only begins like it', 'lists', ['lists']],
    ])('%s', (_case, name, paths) => {
      const changes = compare(shown([within(name)], fields('string')), shown([within(name)], fields('object')));
      expect(changes.flatMap(({ rows }) => rows.map(({ to }) => to))).toEqual(paths);
    });
  });
});

describe('successors', () => {
  const successors: Successors = {
    operations: { '/v1/tone': { successor: '/v2/tone', renames: { response: 'text', 'context.id': 'context.key' } } },
    bodies: { refusal: { successor: '/v2/refusal', renames: { answer: 'text' } } },
  };
  const was = operation('/v1/tone', {
    request: [
      field('response', { description: 'What was answered.' }),
      field('model', { description: 'Its name.' }),
      field('context', { children: [field('context.id')] }),
    ],
    reply: [field('score')],
  });
  const is = operation('/v2/tone', {
    request: [
      field('text', { description: 'What to score.' }),
      field('model', { description: 'The model.' }),
      field('context', { children: [field('context.key')] }),
    ],
    reply: [field('data')],
  });

  it('are compared with what they take over, renamed fields as such, words about fields not at all', () => {
    const older = shown([REQUEST], was);
    const newer = shown([{ owner: '/v2/tone', part: 'request' }], is);
    const changes = compareFields(older, newer, successors);
    expect(changes).toMatchObject([{ from: '/v1/tone', to: '/v2/tone' }]);
    expect(rowLines(changes)).toEqual(['renamed response → text', 'renamed context.id → context.key']);
  });

  it('are new when the older page did not show what they take over', () => {
    const changes = compareFields(shown([], was), shown([{ owner: '/v2/tone', part: 'request' }], is), successors);
    expect(changes.map(({ from, to }) => [from, to])).toEqual([[undefined, '/v2/tone']]);
  });

  it('are compared with themselves once the older API had them', () => {
    const newer = shown([{ owner: '/v2/tone', part: 'request' }], was, is);
    expect(compareFields(shown([REQUEST], was, is), newer, successors)).toMatchObject([
      { to: '/v2/tone', place: 'came' },
      { from: '/v1/tone', place: 'left' },
    ]);
  });

  it('have replies whose fields are not renamed', () => {
    const bodies: ShownBody[] = [REQUEST, REPLY];
    const newer = bodies.map((body) => ({ ...body, owner: '/v2/tone' }));
    const [, ofReply] = compareFields(shown(bodies, was), shown(newer, is), successors);
    expect(rowLines(ofReply ? [ofReply] : [])).toEqual(['dropped score', 'new data; string']);
  });

  describe('of bodies without an operation', () => {
    const older: ShownFacts = {
      bodies: [{ owner: 'refusal', part: 'request' }],
      facts: tinyFacts([], {
        legacyBodies: [{ name: 'refusal', description: '', request: [field('answer')], example: null }],
      }),
    };
    const refusal = operation('/v2/refusal', { request: [field('text')], reply: [field('data')] });

    it('are compared with the body', () => {
      const newer = shown([{ owner: '/v2/refusal', part: 'request' }], refusal);
      const changes = compareFields(older, newer, successors);
      expect(changes).toMatchObject([{ part: 'request', from: 'refusal', to: '/v2/refusal' }]);
      expect(rowLines(changes)).toEqual(['renamed answer → text']);
    });

    it('have a reply that nobody had published', () => {
      const newer = shown([{ owner: '/v2/refusal', part: 'reply' }], refusal);
      const [change] = compareFields(older, newer, successors);
      expect(change).toMatchObject({ part: 'reply', from: 'refusal', wasUnpublished: true });
    });
  });
});

describe('operations that are soon to be deprecated', () => {
  const tone = (deprecated: boolean) => operation('/v1/tone', { deprecated });

  it.each([
    ['since the newer version are told without a field that changed', false, true, [REQUEST], 1],
    ['since the newer version are told once when a page shows both bodies', false, true, [REQUEST, REPLY], 1],
    [
      'since the newer version count once when a page shows two fields',
      false,
      true,
      [
        { ...REQUEST, field: 'text' },
        { ...REQUEST, field: 'n' },
      ],
      1,
    ],
    ['before are not told', true, true, [REQUEST], 0],
    ['no longer are not told', true, false, [REQUEST], 0],
  ])('%s', (_case, before, after, bodies, count) => {
    const changes = compare(shown(bodies, tone(before)), shown(bodies, tone(after)));
    expect(countDeprecated(changes)).toBe(count);
    expect(changes.some(({ isDeprecatedNow }) => isDeprecatedNow)).toBe(count > 0);
    expect(countFields(changes)).toBe(0);
  });
});

describe('countFields', () => {
  it('adds up the fields of all bodies', () => {
    const older = shown([REQUEST, REPLY], operation('/v1/tone', { request: [field('a'), field('b')], reply: [] }));
    const newer = shown([REQUEST, REPLY], operation('/v1/tone', { request: [field('b')], reply: [field('c')] }));
    expect(countFields(compare(older, newer))).toBe(2);
  });

  it('is 0 without changes', () => {
    expect(countFields([])).toBe(0);
  });
});
