/**
 * Runs samples whose values would be read as code by a shell, a program or a URL: in all languages, and cURL at the prompts of
 * interactive shells, against a server that keeps what it gets.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SampleOperation, SampleValues } from '@api-docs/openapi-facts/samples/sampleCall';
import { renderSamples } from '@api-docs/openapi-facts/samples/renderSamples';
import { REFERENCE_LANGUAGES, type SampleLanguage } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { parseMultipart } from '@api-docs/openapi-facts/testing/multipart';

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
    '\\',
  ],
  ...[
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
    '=',
    '+',
    '?',
  ],
  ...[
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
    '-n',
    '--',
    '^a^b',
    'a',
  ],
] as const;

const choose = seededChoice(64);
const VALUES = [
  ...SIGNS,
  ...SIGNS.map((sign) => `a${sign}b`),
  ...Array.from({ length: 40 }, () => Array.from({ length: 6 }, () => choose.pick(SIGNS)).join('')),
];

const entriesOf = (values: readonly string[]) => Object.fromEntries(values.map((value, index) => [`v${index}`, value]));

/** What servers get of a header: HTTP has no controls, and no white space at the ends. Clients send Latin characters. */
const inHeader = (value: string) => value.replace(/[\s\0-\x1f\x7f]+/g, ' ').trim();
const HEADERS = VALUES.filter((value) => /^[\0-\xff]+$/.test(value) && inHeader(value) !== '' && !value.includes('ä'));

/** Dots alone are a step to another address. `fetch` cannot send them. */
const SEGMENTS = VALUES.filter((value) => !/^\.{1,2}$/.test(value));

type Places = Record<'path' | 'query' | 'header', readonly string[]>;

function operationOf(places: Places, body?: SampleOperation['body']): SampleOperation {
  const parameters = Object.entries(places).flatMap(([place, values]) =>
    values.map((_value, index) => ({ name: `v${index}`, in: place as keyof Places })),
  );
  const segments = places.path.map((_value, index) => `/{v${index}}`).join('');
  const keys = [{ in: 'header', name: 'X-Key', prefix: "it's $HOME!! ", env: 'API_KEY' } as const];
  const response = { kind: 'none' } as const;
  const notes = ["It's $(touch ran) `touch ran` \\u000a!! a note."];
  const call = { method: 'POST', server: 'https://api.example', path: `/start${segments}/end`, name: 'hostile' };
  return { ...call, parameters, keys, response, notes, ...(body ? { body } : {}) };
}

const NONE: Places = { path: [], query: [], header: [] };

interface HostileCall {
  operation: SampleOperation;
  values: SampleValues;
}

function callOf(places: Partial<Places>, body?: SampleOperation['body'], value?: SampleValues['body']): HostileCall {
  const all = { ...NONE, ...places };
  const parameters = { path: entriesOf(all.path), query: entriesOf(all.query), header: entriesOf(all.header) };
  return { operation: operationOf(all, body), values: { parameters, ...(value === undefined ? {} : { body: value }) } };
}

const JSON_VALUE = { list: VALUES, ...Object.fromEntries(VALUES.map((value, index) => [`${value} ${index}`, index])) };
const TEXT = VALUES.join('\n');
const FORM = Object.fromEntries(VALUES.map((value, index) => [`${index}${value}`, value]));

/** Calls by what has the values. */
const CALLS: Record<string, HostileCall> = {
  'a path': callOf({ path: SEGMENTS }),
  'a path of dots': callOf({ path: ['..', '.', 'a'] }),
  'a query': callOf({ query: VALUES }),
  headers: callOf({ header: HEADERS }),
  JSON: callOf({}, { mediaType: 'application/json', kind: 'json' }, JSON_VALUE),
  text: callOf({}, { mediaType: 'text/plain', kind: 'text' }, TEXT),
  'a form': callOf({}, { mediaType: 'application/x-www-form-urlencoded', kind: 'form' }, FORM),
  'a form of parts': callOf({}, { mediaType: 'multipart/form-data', kind: 'multipart' }, entriesOf(VALUES)),
};

interface Received {
  segments: string[];
  query: [string, string][];
  headers: Record<string, unknown>;
  type: string;
  body: Buffer;
}

const sorted = (pairs: readonly (readonly [string, string])[]) => [...pairs].sort().map((pair) => [...pair]);

/** What the server must have received, by what has the values. */
const EXPECT: Record<string, (received: Received, language: SampleLanguage) => void> = {
  'a path': ({ segments }) => expect(segments).toEqual(SEGMENTS),
  'a path of dots': ({ segments }) => expect(segments).toEqual(['..', '.', 'a']),
  'a query': ({ query }) => expect(query).toEqual(Object.entries(entriesOf(VALUES))),
  headers: ({ headers }) =>
    expect(headers).toMatchObject(Object.fromEntries(HEADERS.map((value, index) => [`v${index}`, inHeader(value)]))),
  JSON: ({ body }) => expect(JSON.parse(body.toString())).toEqual(JSON_VALUE),
  text: ({ body }) => expect(body.toString()).toBe(TEXT),
  'a form': ({ body }) =>
    expect(sorted([...new URLSearchParams(body.toString())])).toEqual(sorted(Object.entries(FORM))),
  'a form of parts': ({ body, type }, language) => {
    // The sample says that `FormData` writes line breaks as forms do.
    const sent = (value: string) => (language === 'typescript' ? value.replace(/\r\n?|\n/g, '\r\n') : value);
    const parts = parseMultipart(body, type).map(({ name, content }) => [name, content.toString()]);
    expect(parts).toEqual(VALUES.map((value, index) => [`v${index}`, sent(value)]));
  },
};

const NAMES = Object.keys(CALLS);
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
    const type = request.headers['content-type'] ?? '';
    const { headers } = request;
    const one = { segments, query: [...new URLSearchParams(query)], headers, type, body: await bodyOf(request) };
    received.set(run, [...(received.get(run) ?? []), one]);
    response.end('{}');
  });
});

afterAll(() => server.close());

function codeOf(name: string, language: SampleLanguage): string {
  const { operation, values } = CALLS[name] as HostileCall;
  return renderSamples(operation, values, [language])[0]?.code ?? '';
}

/** Runs a sample in a folder of its own, and checks what the server has got of it. */
async function runAndCheck(name: string, run: string, command: readonly string[], language: SampleLanguage) {
  const code = codeOf(name, language);
  const cwd = path.join(sampleDir(language, SUITE), 'runs', run);
  mkdirSync(cwd, { recursive: true });
  const env = { API_BASE: `${server.origin}/${run}`, HISTFILE: '/dev/null' };
  const { output } = await runSample(command, 'the-key', { env, cwd });
  const calls = received.get(run) ?? [];
  expect(calls.length, `${code}\n${output}`).toBe(1);
  const [call] = calls as [Received];
  EXPECT[name]?.(call, language);
  expect(call.headers['x-key']).toBe("it's $HOME!! the-key");
  expect(JSON.stringify([call, call.body.toString()])).not.toContain(SECRET);
  expect(existsSync(path.join(cwd, 'ran'))).toBe(false);
}

describe.skipIf(!canRun).each(REFERENCE_LANGUAGES)('a sample in %s sends hostile values in', (language) => {
  const ids = new Map(NAMES.map((name, index) => [name, `${language}-${index}`]));
  let commands: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    const samples = [...ids].map(([name, id]) => ({ id, code: codeOf(name, language) }));
    commands = await prepareSamples(language, samples, SUITE);
  });

  it.each(NAMES)('%s', async (name) => {
    const code = codeOf(name, language);
    const id = ids.get(name) ?? '';
    // `fetch` reads the dots of an address itself.
    if (language === 'typescript' && name === 'a path of dots') expect(code).toMatch(/^\/\/ fetch cannot send a path/);
    else await runAndCheck(name, id, commands.get(id) ?? [], language);
  });
});

describe.each(Object.entries(SHELLS))('cURL at the prompt of %s sends hostile values in', (shell, program) => {
  const isInstalled = spawnSync(shell, ['--version']).status === 0;

  it.skipIf(!canRun || !isInstalled).each(NAMES)('%s', async (name) => {
    const code = codeOf(name, 'curl');
    const run = `${shell}-${NAMES.indexOf(name)}`;
    const file = writeCode(
      path.join(sampleDir('curl', SUITE), `${run}.typed`),
      `set -o history -H 2>/dev/null\necho ${SECRET}\n${code}`,
    );
    await runAndCheck(name, run, ['sh', '-c', `${program} < ${file}`], 'curl');
  });
});
