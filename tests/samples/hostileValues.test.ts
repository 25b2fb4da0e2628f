/**
 * Runs samples whose values would be read as code by a shell, a program or a URL: in all languages, and cURL at the prompts of
 * interactive shells, against a server that keeps what it gets.
 */
import { existsSync, mkdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ParameterPlace } from '@api-docs/openapi-facts/document/parameterPlaces';
import type { SampleOperation } from '@api-docs/openapi-facts/samples/sampleCall';
import { renderSamples } from '@api-docs/openapi-facts/samples/renderSamples';
import { REFERENCE_LANGUAGES, type SampleLanguage } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { parseMultipart } from '@api-docs/openapi-facts/testing/multipart';
import type { Json } from '@api-docs/kit/values/json';

import { canRunSuite } from '../../scripts/test/programs';
import { seededChoice } from '../support/fuzz/seededChoice';
import { bodyOf, localServer, type LocalServer } from '../support/localServer';
import { prepareSamples, runSample, sampleDir, writeCode } from './sampleRunners';

const SUITE = 'hostile-samples';

/** What shells, languages, URLs and forms read as something else. */
const SIGNS = [
  ...[
    '!!',
    '!$',
    '!',
    '$(touch ran)',
    '`touch ran`',
    '$HOME',
    '${HOME}',
    '{x}',
    '%s',
    '%41',
    '%',
    '%%',
    "'",
    '"',
    '"""',
  ],
  ...[
    '\\',
    '\\u0041',
    '\\\n',
    '\n',
    '\n^a^b',
    '\r\n',
    '\t',
    '\0',
    '\u0001',
    '\x7f',
    '\u2028',
    '\ufeff',
    'JSON',
    '#',
    '&',
  ],
  ...[
    '=',
    '+',
    '?',
    ';',
    '; touch ran;',
    '|',
    '<',
    '>',
    '~',
    '*',
    '[a]',
    '@file',
    '..',
    '/',
    '//',
    ' ',
    '  ',
    'ä',
    '😀',
  ],
  ...['-n', '--', '^a^b', 'a'],
] as [string, ...string[]];

const choose = seededChoice(64);
const VALUES = [
  ...SIGNS,
  ...SIGNS.map((sign) => `a${sign}b`),
  ...Array.from({ length: 40 }, () => Array.from({ length: 6 }, () => choose.pick(SIGNS)).join('')),
];

/** What servers get of a header: HTTP has no controls, and no white space at the ends. Clients send Latin characters. */
const inHeader = (value: string) => value.replace(/[\s\0-\x1f\x7f]+/g, ' ').trim();
const HEADERS = VALUES.filter((value) => /^[\0-\x7f]+$/.test(value) && inHeader(value) !== '');

/** Dots alone are a step to another address, which `fetch` cannot send. */
const SEGMENTS = VALUES.filter((value) => !/^\.{1,2}$/.test(value));

const FORM = VALUES.map((value, index) => [`${index}${value}`, value] as const);
const JSON_VALUE = { list: VALUES, ...Object.fromEntries(VALUES.map((value, index) => [`${value} ${index}`, index])) };

/** What the server has got. */
interface Received {
  segments: string[];
  query: [string, string][];
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A call with hostile values, and what the server gets of them. */
interface HostileCall {
  place?: ParameterPlace;
  values?: readonly string[];
  body?: { mediaType: string; kind: 'json' | 'text' | 'form' | 'multipart'; value: Json };
  sent: (language: SampleLanguage) => unknown;
  got: (received: Received) => unknown;
}

const named = (values: readonly string[]) => values.map((value, index) => [`v${index}`, value] as const);
const pairsOf = (body: Buffer) => [...new URLSearchParams(body.toString())].sort();

/** Calls by what has the values. */
const CALLS: Record<string, HostileCall> = {
  'a path': { place: 'path', values: SEGMENTS, sent: () => SEGMENTS, got: ({ segments }) => segments },
  'a path of dots': {
    place: 'path',
    values: ['..', '.', 'a'],
    sent: () => ['..', '.', 'a'],
    got: ({ segments }) => segments,
  },
  'a query': { place: 'query', values: VALUES, sent: () => named(VALUES), got: ({ query }) => query },
  headers: {
    ...{ place: 'header', values: HEADERS, sent: () => HEADERS.map(inHeader) },
    got: ({ headers }) => HEADERS.map((_value, index) => headers[`v${index}`]),
  },
  JSON: {
    body: { mediaType: 'application/json', kind: 'json', value: JSON_VALUE },
    ...{ sent: () => JSON_VALUE, got: ({ body }) => JSON.parse(body.toString()) as unknown },
  },
  text: {
    body: { mediaType: 'text/plain', kind: 'text', value: VALUES.join('\n') },
    ...{ sent: () => VALUES.join('\n'), got: ({ body }) => body.toString() },
  },
  'a form': {
    body: { mediaType: 'application/x-www-form-urlencoded', kind: 'form', value: Object.fromEntries(FORM) },
    // Go sorts the names of a form.
    ...{ sent: () => [...FORM].sort(), got: ({ body }) => pairsOf(body) },
  },
  'a form of parts': {
    body: { mediaType: 'multipart/form-data', kind: 'multipart', value: Object.fromEntries(named(VALUES)) },
    // The sample says that `FormData` writes line breaks as forms do.
    sent: (language) => VALUES.map((value) => (language === 'typescript' ? value.replace(/\r\n?|\n/g, '\r\n') : value)),
    got: ({ body, headers }) =>
      parseMultipart(body, headers['content-type'] ?? '').map((part) => part.content.toString()),
  },
};

const NAMES = Object.keys(CALLS);
const callOf = (name: string) => CALLS[name] as HostileCall;

function codeOf(name: string, language: SampleLanguage): string {
  const { place = 'query', values = [], body } = callOf(name);
  const operation: SampleOperation = {
    ...{ method: 'POST', server: 'https://api.example', name: 'hostile', response: { kind: 'none' } },
    path: `/start${
      place === 'path'
        ? named(values)
            .map(([key]) => `/{${key}}`)
            .join('')
        : ''
    }/end`,
    parameters: named(values).map(([key]) => ({ name: key, in: place })),
    keys: [{ in: 'header', name: 'X-Key', prefix: "it's $HOME!! ", env: 'API_KEY' }],
    notes: ["It's $(touch ran) `touch ran` \\u000a!! a note."],
    ...(body && { body }),
  };
  const parameters = { [place]: Object.fromEntries(named(values)) };
  return renderSamples(operation, { parameters, ...(body && { body: body.value }) }, [language])[0]?.code ?? '';
}

const SECRET = 'secret-of-the-history';

/** Interactive shells read a program line by line, as if it were typed after another command. */
const SHELLS = { bash: 'bash --norc --noprofile -i', zsh: 'zsh -f -i' };

const canRun = canRunSuite('tests/samples');
const received = new Map<string, Received[]>();
let server: LocalServer;

beforeAll(async () => {
  server = await localServer(async (request, response) => {
    const [, run = '', target = '', query = ''] = /^\/([^/]+)\/start([^?]*)\/end\??(.*)$/.exec(request.url ?? '') ?? [];
    const segments = target.split('/').slice(1).map(decodeURIComponent);
    const { headers } = request;
    const one = { segments, query: [...new URLSearchParams(query)], headers, body: await bodyOf(request) };
    received.set(run, [...(received.get(run) ?? []), one]);
    response.end('{}');
  });
});

afterAll(() => server.close());

/** Runs a sample in a folder of its own, and checks what the server has got of it. */
async function runAndCheck(name: string, run: string, command: readonly string[], language: SampleLanguage) {
  const cwd = path.join(sampleDir(language, SUITE), 'runs', run);
  mkdirSync(cwd, { recursive: true });
  const env = { API_BASE: `${server.origin}/${run}`, HISTFILE: '/dev/null' };
  const { output } = await runSample(command, 'the-key', { env, cwd });
  const calls = received.get(run) ?? [];
  expect(calls.length, output).toBe(1);
  const [call] = calls as [Received];
  expect(callOf(name).got(call)).toEqual(callOf(name).sent(language));
  expect(call.headers['x-key']).toBe("it's $HOME!! the-key");
  expect(JSON.stringify([call, call.body.toString()])).not.toContain(SECRET);
  expect(existsSync(path.join(cwd, 'ran'))).toBe(false);
}

describe.skipIf(!canRun).each(REFERENCE_LANGUAGES)('a sample in %s sends hostile values in', (language) => {
  const idOf = (name: string) => `${language}-${NAMES.indexOf(name)}`;
  let commands: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    const samples = NAMES.map((name) => ({ id: idOf(name), code: codeOf(name, language) }));
    commands = await prepareSamples(language, samples, SUITE);
  });

  it.each(NAMES)('%s', async (name) => {
    // `fetch` reads the dots of an address itself.
    const isRefused = language === 'typescript' && name === 'a path of dots';
    if (isRefused) expect(codeOf(name, language)).toMatch(/^\/\/ fetch cannot send a path/);
    else await runAndCheck(name, idOf(name), commands.get(idOf(name)) ?? [], language);
  });
});

describe.each(Object.entries(SHELLS))('cURL at the prompt of %s sends hostile values in', (shell, program) => {
  it.skipIf(!canRun).each(NAMES)('%s', async (name) => {
    const run = `${shell}-${NAMES.indexOf(name)}`;
    const typed = `set -o history -H 2>/dev/null\necho ${SECRET}\n${codeOf(name, 'curl')}`;
    const file = writeCode(path.join(sampleDir('curl', SUITE), `${run}.typed`), typed);
    await runAndCheck(name, run, ['sh', '-c', `${program} < ${file}`], 'curl');
  });
});
