/**
 * Runs the samples of streams in all languages against a server that sends an item and waits until the sample has printed it.
 * A sample that reads the whole reply first would wait forever.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readFeatures } from '@api-docs/openapi-facts/testing/featureFiles';
import { callExamples } from '@api-docs/openapi-facts/describeCall';
import { renderSamples } from '@api-docs/openapi-facts/samples/renderSamples';
import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { sequenceText } from '@api-docs/openapi-facts/samples/sequence';

import { canRunSuite } from '../../scripts/test/programs';
import { localServer, type LocalServer } from '../support/localServer';
import { prepareSamples, type SampleCommands } from './sampleRunners';

const FILE = 'openapi-3.2.yaml';
const SUITE = 'stream-samples';
const TIMEOUT_MS = 60_000;

const { facts } = readFeatures(FILE);

/** By method: how the reply is sent. */
const STREAMS = { GET: 'events', POST: 'lines', PUT: 'records' } as const;

const ITEMS = ['Ada', 'Grace', 'Zoë 😀'];

/** Java starts slowly. */
const LANGUAGES = REFERENCE_LANGUAGES.filter((language) => process.env.TEST_FULL === 'true' || language !== 'java');

/** Names that the sample of a run has printed so far. */
const printed = new Map<string, string>();

/** Sends each item after the one before was printed. The last line of JSON has no end. */
const startServer = () =>
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

describe.skipIf(!canRunSuite('tests/samples')).each(LANGUAGES)('%s', (language) => {
  const calls = facts.operations
    .filter(({ path: address }) => address === '/arrivals')
    .flatMap((operation) =>
      callExamples(operation, facts)
        .slice(0, 1)
        .map((call) => ({
          stream: STREAMS[operation.method as keyof typeof STREAMS],
          id: `${language}-${operation.id}`,
          code: renderSamples(call.operation, call.values, [language])[0]?.code ?? '',
        })),
    );
  let server: LocalServer;
  let commands: SampleCommands;

  beforeAll(async () => {
    server = await startServer();
    commands = await prepareSamples(language, calls, SUITE);
  }, 2 * TIMEOUT_MS);

  afterAll(() => server.close());

  it.each(calls.map((call) => [call.stream, call] as const))(
    'prints %s when they arrive',
    { timeout: TIMEOUT_MS },
    async (_stream, { id, code }) => {
      const [program = '', ...args] = commands.get(id) ?? [];
      const env = { ...process.env, API_BASE: `${server.origin}/${id}`, API_KEY: 'the-key', PYTHONUNBUFFERED: '1' };
      const started = spawn(program, args, { env: { ...env, LC_ALL: 'C.UTF-8' } });
      let errors = '';
      started.stdout.on('data', (chunk: Buffer) => printed.set(id, (printed.get(id) ?? '') + chunk.toString()));
      started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      const [exitCode] = (await once(started, 'close')) as [number];
      expect(exitCode, `${code}\n${errors}`).toBe(0);
      for (const name of ITEMS) expect(printed.get(id)).toContain(name);
    },
  );
});
