/**
 * The table of styles of parameters in OpenAPI 3.2 (https://spec.openapis.org/oas/v3.2.0.html#style-examples), as it is published:
 * samples in all languages send what it says to a server that records it. The quick run has every sixth cell, and leaves out
 * Java, which starts slowly.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit/values/json';
import { callExamples } from '@api-docs/openapi-facts/calls/describeCall';
import { renderSamples } from '@api-docs/openapi-facts/samples/renderSamples';
import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { factsOfPaths } from '@api-docs/openapi-facts/testing/fixtures';

import { canRunSuite } from '../../scripts/test/programs';
import { isFull, sampleOf } from '../support/fullRun';
import { localServer, type LocalServer } from '../support/localServer';
import { prepareSamples, runSample, type SampleCommands } from './sampleRunners';

const SUITE = 'style-samples';

/**
 * The values of the columns. Only the name of the column `undefined` is new in 3.2: it was the empty string before, for which
 * RFC 6570 demands the same texts.
 */
const VALUES: Record<string, Json> = {
  undefined: '',
  string: 'blue',
  array: ['blue', 'black', 'brown'],
  object: { R: 100, G: 200, B: 150 },
};

/** Where a parameter with a style can be: the section "Style Values". */
const PLACES: Record<string, string[]> = {
  matrix: ['path'],
  label: ['path'],
  simple: ['path', 'header'],
  form: ['query', 'cookie'],
  spaceDelimited: ['query'],
  pipeDelimited: ['query'],
  deepObject: ['query'],
  cookie: ['cookie'],
};

interface Cell {
  place: string;
  style: string;
  explode: boolean;
  /** Name of the column. */
  kind: string;
  text: string;
}

/** The rows of the table, from `color=blue` in HTML, and without what it calls not applicable. */
const rows = readFileSync(path.join(__dirname, '../suites/parameter-styles/style-examples.txt'), 'utf8')
  .replaceAll(/<[^>]*>|`|\[|\]\([^)]*\)|_empty_/g, '')
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const [[, , ...kinds] = [], , ...body] = rows;

const all = body.flatMap(([style = '', explode, ...texts]) =>
  ['true', 'false'].flatMap((given) =>
    // Of `deepObject`, it has no meaning.
    explode === given || explode === '_n/a_'
      ? (PLACES[style] ?? []).flatMap((place) => cellsOf(place, style, given, texts))
      : [],
  ),
);

/** Returns the cells of a row in one place. Cookies have no `&` between them: the section "Serialization and Examples". */
function cellsOf(place: string, style: string, explode: string, texts: readonly string[]): Cell[] {
  return texts.flatMap((given, column) => {
    const text = place === 'cookie' ? given.replaceAll('&', '; ') : given;
    return text === '_n/a_' ? [] : [{ place, style, explode: explode === 'true', kind: kinds[column] ?? '', text }];
  });
}

it('the table has a value for each column and a place for each style', () => {
  expect(kinds).toEqual(Object.keys(VALUES));
  expect(new Set(body.map(([style]) => style))).toEqual(new Set(Object.keys(PLACES)));
});

const cells = sampleOf(all, 6);

/** The operation of a cell. A path begins with letters, because clients remove a segment that is a dot. */
function operationOf({ place, style, explode, kind }: Cell, index: number): [string, object] {
  const path = place === 'path' ? `/cell-${index}/c{color}` : `/cell-${index}`;
  const schema = { type: { array: 'array', object: 'object' }[kind] ?? 'string' };
  const parameter = { name: 'color', in: place, required: true, style, explode, schema, example: VALUES[kind] };
  return [path, { get: { operationId: `cell${index}`, parameters: [parameter], responses: { 204: {} } } }];
}

const facts = factsOfPaths(Object.fromEntries(cells.map(operationOf)));

const canRun = canRunSuite('tests/samples');

const received = new Map<string, { url: string; header: string; cookie: string }>();
let server: LocalServer;

beforeAll(async () => {
  server = await localServer((request, response) => {
    const { url = '', headers } = request;
    const [, key = ''] = /^\/(\w+\/cell-\d+)/.exec(url) ?? [];
    received.set(key, { url, header: String(headers.color), cookie: headers.cookie ?? '' });
    response.writeHead(204).end();
  });
});

afterAll(() => server.close());

const LANGUAGES = REFERENCE_LANGUAGES.filter((language) => isFull || language !== 'java');

describe.skipIf(!canRun).each(LANGUAGES)('samples in %s', (language) => {
  let commands: SampleCommands;

  beforeAll(async () => {
    const samples = facts.operations.flatMap((operation) => {
      const [call] = callExamples(operation, facts);
      const [sample] = call ? renderSamples(call.operation, call.values, [language]) : [];
      return sample ? [{ id: operation.id, code: sample.code }] : [];
    });
    commands = await prepareSamples(language, samples, SUITE);
  });

  it.concurrent.each(cells.map((cell, index) => ({ ...cell, index })))(
    'send $kind in $place, style $style, explode $explode',
    async (cell) => {
      const { index, place, text } = cell;
      const ended = await runSample(commands.get(`cell${index}`) ?? [], 'the-key', {
        env: { API_BASE: `${server.origin}/${language}` },
      });
      expect(ended.code, ended.output).toBe(0);
      const { url = '', header, cookie } = received.get(`${language}/cell-${index}`) ?? {};
      const sent: Record<string, string | undefined> = {
        path: url.replace(/^.*\/c(?=[^/]*$)/, ''),
        query: url.replace(/^[^?]*\?/, ''),
        ...{ header, cookie },
      };
      expect(sent[place]).toBe(text);
    },
  );
});
