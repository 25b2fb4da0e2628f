/**
 * Runs the samples of the files in `packages/openapi-facts/testing/openapi` in all languages. Each request goes through a recording proxy, whose URL is
 * in `API_BASE`, to a mock server made from its file, and must be the one that the file describes in `x-requests`. Those of
 * streams call a server that sends an item and waits until the sample has printed it: one that reads the whole reply first
 * would wait forever.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FEATURE_FOLDER, featureFiles, readFeatures } from '@api-docs/openapi-facts/testing/featureFiles';
import { REFERENCE_LANGUAGES, type SampleLanguage } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { sequenceText } from '@api-docs/openapi-facts/samples/sequence';
import type { ExpectedRequest } from '@api-docs/openapi-facts/testing/expectedRequest';
import { parseMultipart } from '@api-docs/openapi-facts/testing/multipart';

import { canRunSuite } from '../../scripts/test/programs';
import { localServer, type LocalServer } from '../support/localServer';
import { isFull } from '../support/pages';
import { startMockServer, type MockServer } from '../support/mockServer';
import { callsOf, contentOf, uploadsOf } from './featureCalls';
import { startRecordingProxy, type RecordedCall, type RecordingProxy } from './recordingProxy';
import { typeErrors, unformattedGo, vetGo } from './sampleLints';
import { prepareSamples, runSample, sampleDir, type SampleCommands } from './sampleRunners';

const SUITE = 'feature-samples';

/** The quick run has one file with every kind of body; the full run has all. */
const files = featureFiles.filter((file) => isFull || file === 'uploads.yaml');

const SECRETS = {
  HEADER_KEY: 'the-header-key',
  QUERY_KEY: 'the-query-key',
  API_USER: 'ada',
  API_PASSWORD: 'pass word',
};

const calls = files.flatMap(callsOf);

/** By method: how the reply is sent. */
const STREAMS = { GET: 'events', POST: 'lines', PUT: 'records' } as const;

const ITEMS = ['Ada', 'Grace', 'Zoë 😀'];

/** The first call of each stream. */
const streamCalls = Object.entries(STREAMS).map(([method, stream]) => {
  const call = callsOf('openapi-3.2.yaml').find(({ title }) => title.startsWith(`${method} /arrivals `));
  if (!call) throw new Error(`openapi-3.2.yaml has no ${method} /arrivals`);
  return { ...call, stream, id: `stream-${call.id}` };
});

const expectations = new Map(files.map((file) => [file, readFeatures(file).requests]));

/** A server that answers every request with an empty object, and the status in the first segment of its path. */
const startStub = () =>
  localServer((request, response) => {
    const status = Number(request.url?.split('/')[1]);
    request.resume().on('end', () => response.writeHead(status).end(status === 204 ? '' : '{}'));
  });

/** Names that the sample of a run has printed so far. */
const printed = new Map<string, string>();

/** Sends each item after the one before was printed. The last line of JSON has no end. */
const startStreams = () =>
  localServer(async (request, response) => {
    const stream = STREAMS[request.method as keyof typeof STREAMS];
    const run = request.url?.split('/')[1] ?? '';
    request.resume();
    response.writeHead(200, { 'content-type': 'text/plain' });
    for (const [index, name] of ITEMS.entries()) {
      const text = sequenceText(stream, [stream === 'events' ? { event: 'arrival', data: name } : { name }]);
      const isLast = index === ITEMS.length - 1;
      response.write(isLast && stream === 'lines' ? text.trimEnd() : text);
      while (!isLast && !printed.get(run)?.includes(name)) await sleep(20);
    }
    response.end();
  });

function pairsOf(text: string): [string, string][] {
  return [...new URLSearchParams(text)];
}

function expectBody(expected: ExpectedRequest, { bytes, headers }: RecordedCall, language: SampleLanguage): void {
  const { json, text, form, file, parts } = expected;
  if (json !== undefined) expect(JSON.parse(bytes.toString())).toEqual(json);
  if (text !== undefined) expect(bytes.toString()).toBe(text);
  // Go sorts the names of a form.
  if (form) expect(pairsOf(bytes.toString()).sort()).toEqual([...form].sort());
  if (file !== undefined) expect(bytes.equals(contentOf(file))).toBe(true);
  if (!parts) return;
  const received = parseMultipart(bytes, headers['content-type'] ?? '');
  expect(received.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
  for (const [index, part] of parts.entries()) {
    const found = received[index];
    const body = found?.content ?? Buffer.from('');
    if (part.text !== undefined) expect(body.toString()).toBe(part.text);
    if (part.json !== undefined) expect(JSON.parse(body.toString())).toEqual(part.json);
    if (part.file !== undefined) {
      expect(found?.fileName).toBe(part.file);
      expect(body.equals(contentOf(part.file))).toBe(true);
    }
    if (part.type !== undefined) expect(found?.headers['content-type']).toBe(part.type);
    // The sample says that FormData cannot send them.
    if (language !== 'typescript') expect(found?.headers).toMatchObject(part.headers ?? {});
  }
}

/** Installs Go and a JDK first, if they are missing. */
const canRun = canRunSuite('tests/samples');

const mocks = new Map<string, MockServer>();
let stub: LocalServer;
let streams: LocalServer;
let proxy: RecordingProxy;

beforeAll(async () => {
  stub = await startStub();
  streams = await startStreams();
  await Promise.all(
    files
      .filter((file) => Object.values(expectations.get(file) ?? {}).some(({ prism }) => prism === undefined))
      .map(async (file) => mocks.set(file, await startMockServer(path.join(FEATURE_FOLDER, file)))),
  );
  proxy = await startRecordingProxy((url) => {
    const [, index = '', rest = ''] = /^\/call-(\d+)[^/]*(\/.*)$/.exec(url) ?? [];
    const call = calls[Number(index)];
    if (!call) throw new Error(`unknown call ${url}`);
    const isStub = expectations.get(call.file)?.[call.title]?.prism !== undefined;
    return `${isStub ? `${stub.origin}/${call.status}` : (mocks.get(call.file)?.url ?? '')}${rest}`;
  });
});

afterAll(async () => {
  await proxy.stop();
  await stub.close();
  await streams.close();
  await Promise.all([...mocks.values()].map((mock) => mock.stop()));
});

describe('the files', () => {
  it.each(files)('%s describes the request of every sample', (file) => {
    const titles = calls.filter((call) => call.file === file).map(({ title }) => title);
    expect(titles.sort()).toEqual(Object.keys(expectations.get(file) ?? {}).sort());
  });
});

/** Java starts slowly. */
const LANGUAGES = REFERENCE_LANGUAGES.filter((language) => isFull || language !== 'java');

describe.skipIf(!canRun).each(LANGUAGES)('%s', (language) => {
  let commands: SampleCommands;

  beforeAll(async () => {
    const runnable = [...calls, ...streamCalls].map(({ id, samples }) => ({ id, code: samples.get(language) ?? '' }));
    commands = await prepareSamples(language, runnable, SUITE);
  });

  it.concurrent.each(calls.map((call, index) => [call.file, call.title, call, index] as const))(
    'sends the request of %s: %s',
    async (file, title, call, index) => {
      const expected = expectations.get(file)?.[title] ?? { url: '' };
      const code = call.samples.get(language) ?? '';
      if (expected.says !== undefined) expect(code).toMatch(new RegExp(`^(#|//).*${expected.says}`, 'm'));
      if (code.startsWith('// fetch cannot')) return;
      const cwd = path.join(sampleDir(language, SUITE), 'runs', call.id);
      mkdirSync(cwd, { recursive: true });
      for (const upload of uploadsOf(code)) writeFileSync(path.join(cwd, upload), contentOf(upload));

      const prefix = `/call-${index}-${language}`;
      const env = { ...SECRETS, API_BASE: proxy.url + prefix };
      const ended = await runSample(commands.get(call.id) ?? [], 'the-key', { env, cwd });
      const made = proxy.calls.filter((one) => one.path.startsWith(`${prefix}/`));
      const replies = made.map(({ status, reply }) => `${status} ${reply}`).join('\n');
      expect([ended.code, made.length], `${code}\n${ended.output}\n${replies}`).toEqual([0, 1]);
      const [request] = made as [RecordedCall];
      const [, target = '', query = ''] = /^([^?]*)\??(.*)$/.exec(request.path.slice(prefix.length)) ?? [];
      expect([request.method, decodeURIComponent(target)]).toEqual([call.method, expected.url]);
      expect(call.server).toBe(expected.server ?? 'https://api.example.com');
      expect(code).toContain(call.server);
      expect(pairsOf(query)).toEqual(expected.query ?? []);
      const { 'content-type': type, ...headers } = expected.headers ?? {};
      expect(request.headers).toMatchObject(headers);
      if (type !== undefined) expect(request.headers['content-type']?.split(';')[0]).toBe(type);
      if (expected.headers?.authorization === undefined) expect(request.headers.authorization).toBeUndefined();
      const hasBody = ['json', 'text', 'form', 'file', 'parts'].some((kind) => kind in expected) || type !== undefined;
      expect(request.bytes.length > 0).toBe(hasBody);
      expectBody(expected, request, language);
      if (expected.prints !== undefined) expect(ended.output).toContain(expected.prints);
      if (expected.saves !== undefined) {
        expect(readFileSync(path.join(cwd, expected.saves), 'utf8')).toBe(request.reply);
      }
    },
  );

  it.concurrent.each(streamCalls)('prints $stream when they arrive', async ({ id, samples }) => {
    const run = `${language}-${id}`;
    const [program = '', ...args] = commands.get(id) ?? [];
    const env = { ...process.env, API_BASE: `${streams.origin}/${run}`, API_KEY: 'the-key', PYTHONUNBUFFERED: '1' };
    const started = spawn(program, args, { env: { ...env, LC_ALL: 'C.UTF-8' } });
    let errors = '';
    started.stdout.on('data', (chunk: Buffer) => printed.set(run, (printed.get(run) ?? '') + chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [exitCode] = (await once(started, 'close')) as [number];
    expect(exitCode, `${samples.get(language)}\n${errors}`).toBe(0);
    for (const name of ITEMS) expect(printed.get(run)).toContain(name);
  });
});

describe.skipIf(!canRun)('the samples of all features', () => {
  it('have no secret', () => {
    const codes = calls.flatMap(({ samples }) => [...samples.values()]);
    expect(codes.filter((code) => /the-key|Bearer [^"$`{]/.test(code))).toEqual([]);
  });

  it('are formatted by gofmt', async () => {
    expect(await unformattedGo(sampleDir('go', SUITE))).toEqual([]);
  });

  it('have no findings of go vet', async () => {
    expect(await vetGo(sampleDir('go', SUITE))).toBe('');
  });

  // Those of the pages compile with both in the quick run, too.
  it.each(
    [
      ['with the types of Node', ['es2023']],
      ['with the types of the browser', ['es2023', 'dom']],
    ].slice(0, isFull ? 2 : 1) as [string, string[]][],
  )('compile in strict mode %s', async (_case, lib) => {
    expect(await typeErrors(sampleDir('typescript', SUITE), lib)).toBe('');
  });
});
