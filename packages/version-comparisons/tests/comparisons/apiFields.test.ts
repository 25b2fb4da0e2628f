import { describe, expect, it } from 'vitest';

import type { Field } from '@api-docs/openapi-facts/fieldTypes';
import type { Successors } from '@api-docs/openapi-facts/facts/successors';
import { field, minimalFacts, operation } from '@api-docs/openapi-facts/testing/fixtures';
import type { ShownBody } from '@api-docs/openapi-reference/factComponent';

import { comparePageContent } from '../../src/compare/comparePageContent';
import type { ComparedPage } from '../../src/read/versionPages';
import { comparisonMarkdown } from '../../src/render/comparisonMarkdown';
import { pageOf, SITE, viewOf } from './fixtures';

const REQUEST: ShownBody = { owner: '/v1/tone', part: 'request' };
const REPLY: ShownBody = { owner: '/v1/tone', part: 'reply' };

/** Returns a page that shows some bodies, in a version of the API with some operations. */
const shown = (bodies: ShownBody[], ...operations: ReturnType<typeof operation>[]): ComparedPage => ({
  ...pageOf(''),
  bodies,
  facts: minimalFacts(operations),
});

/** Returns the lines of the Markdown about API fields. */
function changes(older: ComparedPage, newer: ComparedPage, successors: Partial<Successors> = {}): string[] {
  const comparison = comparePageContent(older, newer, { operations: {}, bodies: {}, ...successors });
  const text = comparisonMarkdown(viewOf(comparison), SITE);
  const [, part = ''] = /## API fields\n([^]*)## Tone/.exec(text) ?? [];
  return part.split(/\n\s*/).filter(Boolean);
}

describe('the fields of one operation', () => {
  const text = field('text');

  it.each([
    [
      'are reported with type, requirement, default and limits if they are new',
      [text],
      [text, field('n', { types: ['integer'], default: '3', limits: { minimum: 1, maximum: 9 } })],
      ['- Added {++`n`++} · integer · optional · default: 3 · range 1-9'],
    ],
    ['are reported if they were removed', [text, field('n')], [text], ['- Removed {--`n`--}']],
    [
      'are compared by type and description',
      [field('text', { description: 'What to `score`.' })],
      [field('text', { description: 'The text to `score`.', types: ['integer'] })],
      ['- Changed `text` · type: string → integer', '{--What--}{++The text++} to `score`.'],
    ],
  ])('%s', (_case, older, newer, rows) => {
    const request = (fields: Field[]) => shown([REQUEST], operation('/v1/tone', { request: fields }));
    expect(changes(request(older), request(newer)).slice(1)).toEqual(rows);
  });

  it('are reported with the type only if they are new in a reply', () => {
    const reply = (fields: Field[]) => shown([REPLY], operation('/v1/tone', { response: fields }));
    expect(changes(reply([text]), reply([text, field('n', { requirement: 'required' })]))).toEqual([
      '### Reply of `/v1/tone`',
      '- Added {++`n`++} · string',
    ]);
  });
});

describe('a body', () => {
  const tone = operation('/v1/tone', { request: [field('text')], response: [field('score')] });
  const grown = operation('/v1/tone', {
    request: [field('text'), field('n')],
    response: [field('score'), field('why')],
  });

  it('is compared in the order of the newer page', () => {
    expect(changes(shown([REQUEST, REPLY], tone), shown([REPLY, REQUEST], grown))).toEqual([
      '### Reply of `/v1/tone`',
      '- Added {++`why`++} · string',
      '### Request of `/v1/tone`',
      '- Added {++`n`++} · string · optional',
    ]);
  });

  it.each([
    ['newer', shown([], tone), shown([REQUEST], tone), 'The page shows these fields now; the API had them before.'],
    [
      'older',
      shown([REQUEST], tone),
      shown([], { ...grown, deprecated: true }),
      'The page does not show these fields any more; the API still has them.',
    ],
  ])('is reported without its fields if only the %s page shows it', (_case, older, newer, note) => {
    expect(changes(older, newer)).toEqual(['### Request of `/v1/tone`', note]);
  });

  it('is reported with its fields if only one version of the API has it', () => {
    expect(changes(shown([REQUEST], tone), shown([]))).toEqual([
      '### Request of `/v1/tone` (removed)',
      '- Removed {--`text`--}',
    ]);
    expect(changes(shown([]), shown([REQUEST], tone))).toEqual([
      '### Request of `/v1/tone` (new)',
      '- Added {++`text`++} · string · optional',
    ]);
  });

  it('is marked if its fields were not published before', () => {
    expect(changes(shown([REPLY], operation('/v1/tone', { response: [] })), shown([REPLY], tone))).toEqual([
      '### Reply of `/v1/tone`',
      'These fields are new in the docs.',
      '- Published {++`score`++} · string',
    ]);
  });

  it('of which the page shows one field is compared in that field and those below it', () => {
    const within: ShownBody = { ...REQUEST, field: 'list' };
    const fields = (...types: string[]) =>
      operation('/v1/tone', {
        request: [field('list', { types, children: [field('list.a', { types })] }), field('lists', { types })],
      });
    expect(changes(shown([within], fields('string')), shown([within], fields('object'))).slice(1)).toEqual([
      '- Changed `list` · type: string → object',
      '- Changed `list.a` · type: string → object',
    ]);
  });
});

it('parameters are compared within their method and place', () => {
  const parameter = (name: string) => ({ name, in: 'query' as const, field: field(name), examples: [] });
  const section = { part: 'query', label: 'Query parameters' };
  const jobs = (...names: string[]) =>
    shown(
      [{ owner: 'GET /jobs', part: 'request', section }],
      operation('/jobs', { method: 'GET', parameters: names.map(parameter) }),
      operation('/jobs', { method: 'POST' }),
    );
  expect(changes(jobs('limit'), jobs('limit', 'after'))).toEqual([
    '### Query parameters of `GET /jobs`',
    '- Added {++`after`++} · string · optional',
  ]);
});

describe('a successor', () => {
  const successors: Successors = {
    operations: { '/v1/tone': { successor: '/v2/tone', renames: { response: 'text', 'context.id': 'context.key' } } },
    bodies: { refusal: { successor: '/v2/refusal', renames: { answer: 'text' } } },
  };
  const predecessor = operation('/v1/tone', {
    request: [
      field('response', { description: 'What was answered.' }),
      field('context', { children: [field('context.id')] }),
    ],
    response: [field('score')],
  });
  const successor = operation('/v2/tone', {
    request: [field('text', { description: 'What to score.' }), field('context', { children: [field('context.key')] })],
    response: [field('data')],
  });
  const newBodies = [REQUEST, REPLY].map((body) => ({ ...body, owner: '/v2/tone' }));

  it('is compared with its predecessor by renamed fields of the request, without descriptions', () => {
    expect(changes(shown([REQUEST, REPLY], predecessor), shown(newBodies, successor), successors)).toEqual([
      '### Request of `/v1/tone` → `/v2/tone`',
      '- Renamed `response` → `text`',
      '- Renamed `context.id` → `context.key`',
      '### Reply of `/v1/tone` → `/v2/tone`',
      '- Removed {--`score`--}',
      '- Added {++`data`++} · string',
    ]);
  });

  it('may be one of several methods of a path, as its predecessor', () => {
    const put = (path: string, name: string) => operation(path, { method: 'PUT', request: [field(name)] });
    const older = shown([{ owner: 'PUT /v1/tone', part: 'request' }], predecessor, put('/v1/tone', 'old'));
    const newer = shown([{ owner: 'PUT /v2/tone', part: 'request' }], successor, put('/v2/tone', 'new'));
    const table = { 'PUT /v1/tone': { successor: 'PUT /v2/tone', renames: { old: 'new' } } };
    expect(changes(older, newer, { operations: table })).toEqual([
      '### Request of `PUT /v1/tone` → `PUT /v2/tone`',
      '- Renamed `old` → `new`',
    ]);
  });

  it('is new if the older page does not show its predecessor, and compared with itself if the older API has it', () => {
    const newer = shown(newBodies.slice(0, 1), predecessor, successor);
    expect(changes(shown([], predecessor), newer, successors)[0]).toBe('### Request of `/v2/tone` (new)');
    expect(changes(shown([REQUEST], predecessor, successor), newer, successors)).toEqual([
      '### Request of `/v2/tone`',
      'The page shows these fields now; the API had them before.',
      '### Request of `/v1/tone`',
      'The page does not show these fields any more; the API still has them.',
    ]);
  });

  it('of a legacy body is compared with it, and has a reply that was not published before', () => {
    const legacyBodies = [{ name: 'refusal', description: '', request: [field('answer')], example: null }];
    const older = { ...shown([{ owner: 'refusal', part: 'request' }]), facts: minimalFacts([], { legacyBodies }) };
    const refusal = operation('/v2/refusal', { request: [field('text')], response: [field('data')] });
    const bodies = newBodies.map((body) => ({ ...body, owner: '/v2/refusal' }));
    expect(changes(older, shown(bodies, refusal), successors)).toEqual([
      '### Request of `refusal` → `/v2/refusal`',
      '- Renamed `answer` → `text`',
      '### Reply of `refusal` → `/v2/refusal`',
      'These fields are new in the docs.',
      '- Published {++`data`++} · string',
    ]);
  });
});

it.each([
  ['is reported with its request', false, true, 1],
  ['is not reported if both versions deprecate it', true, true, 0],
  ['is not reported if it is no longer deprecated', true, false, 0],
])('a deprecated operation %s', (_case, before, after, count) => {
  const tone = (deprecated: boolean) => shown([REQUEST, REPLY], operation('/v1/tone', { deprecated }));
  const expected = ['### Request of `/v1/tone`', 'This operation is now deprecated.'];
  expect(changes(tone(before), tone(after))).toEqual(count === 0 ? [] : expected);
});
