/**
 * The table of styles of parameters in OpenAPI 3.2 (https://spec.openapis.org/oas/v3.2.0.html#style-examples): samples in all
 * languages send what it says to a server that records it. The quick run
 * has every sixth cell, and leaves out Java, which starts slowly.
 */
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

const VALUES: Record<string, Json> = {
  empty: '',
  string: 'blue',
  array: ['blue', 'black', 'brown'],
  object: { R: 100, G: 200, B: 150 },
};

type Row = [style: string, explode: boolean, texts: Record<string, string>];

/** The rows of the table by place, with the columns that apply. */
const TABLE: Record<string, Row[]> = {
  path: [
    ['matrix', false, row(';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150')],
    ['matrix', true, row(';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150')],
    ['label', false, row('.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150')],
    ['label', true, row('.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150')],
    ['simple', false, row('', 'blue', 'blue,black,brown', 'R,100,G,200,B,150')],
    ['simple', true, row('', 'blue', 'blue,black,brown', 'R=100,G=200,B=150')],
  ],
  query: [
    ['form', false, row('color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150')],
    ['form', true, row('color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150')],
    ['spaceDelimited', false, { array: 'color=blue%20black%20brown', object: 'color=R%20100%20G%20200%20B%20150' }],
    ['pipeDelimited', false, { array: 'color=blue%7Cblack%7Cbrown', object: 'color=R%7C100%7CG%7C200%7CB%7C150' }],
    ['deepObject', true, { object: 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150' }],
  ],
  header: [
    ['simple', false, row('', 'blue', 'blue,black,brown', 'R,100,G,200,B,150')],
    ['simple', true, row('', 'blue', 'blue,black,brown', 'R=100,G=200,B=150')],
  ],
  cookie: [
    ['form', false, row('color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150')],
    ['cookie', false, row('color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150')],
    ['cookie', true, row('color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150')],
  ],
};

function row(empty: string, string: string, array: string, object: string): Row[2] {
  return { empty, string, array, object };
}

interface Cell {
  place: string;
  style: string;
  explode: boolean;
  kind: string;
  text: string;
}

const all = Object.entries(TABLE).flatMap(([place, rows]) =>
  rows.flatMap(([style, explode, texts]) =>
    Object.entries(texts).map(([kind, text]): Cell => ({ place, style, explode, kind, text })),
  ),
);

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
