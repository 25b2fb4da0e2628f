/**
 * Runs the samples of the built pages as they are printed. `API_BASE` names a proxy that records each request before the mock
 * server answers it. Each run has its own key, which identifies its requests.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { REFERENCE_LANGUAGES, SAMPLE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { httpRequests } from '@api-docs/openapi-facts/testing/httpRequests';

import { brand } from '../../brand.config';
import { API_FILE, apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { canRunSuite } from '../../scripts/test/programs';
import versions from '../../versions.json';
import { printedCode, printedSamples, type PrintedSample } from '../support/builtSamples';
import { builtText } from '../support/builtSite';
import { localServer, type LocalServer } from '../support/localServer';
import { isFull } from '../support/pages';
import { findPrograms } from './programs';
import { startDownloadedMock, startMockServer, type MockServer, dummyKey } from '../support/mockServer';
import { startRecordingProxy, type RecordingProxy } from './recordingProxy';
import { typeErrors, unformattedGo, vetGo } from './sampleLints';
import { prepareSamples, runSample, sampleDir, type SampleCommands } from './sampleRunners';
import { isCallOf, operationAt, readOperations } from '../support/openApiDocument';

/** Prism languages of code that can call the API. */
const PROGRAMS = [...REFERENCE_LANGUAGES.map((id) => SAMPLE_LANGUAGES[id].prism), 'powershell', 'javascript'];

/** An operation with a documented reply and one without, because their samples end differently. */
const ENDINGS = ['/metrics/v4alpha/faithfulness', '/safety/v3/faithfulness'];

/** A sample with all its occurrences. */
interface DistinctSample extends PrintedSample {
  id: string;
  occurrences: PrintedSample[];
}

const blocks = printedCode();
const printed = printedSamples(blocks);
const apis = new Map([API_FILE, ...versions.map(apiVersionFile)].map((file) => [file, readOperations(file)]));
const operations = readOperations(API_FILE);
const host = brand.apiHost;

function distinctSamples(): DistinctSample[] {
  const byCode = new Map<string, DistinctSample>();
  for (const [index, sample] of printed.entries()) {
    const id = `${sample.operation.replace(/\W+/g, '-').replace(/^-/, '')}-${index}`;
    const known = byCode.get(sample.language + sample.code);
    if (known) known.occurrences.push(sample);
    else byCode.set(sample.language + sample.code, { ...sample, id, occurrences: [sample] });
  }
  return [...byCode.values()];
}

const distinct = distinctSamples();
const mostFrequent = [
  ...new Map(
    [...distinct]
      .sort((one, other) => one.occurrences.length - other.occurrences.length)
      .map((sample) => [`${sample.operation} ${sample.language}`, sample]),
  ).values(),
];

/** A few of the operations. The samples of the others differ only by the body, which cURL sends as it is. */
const EVERY_TWELFTH = new Set([...ENDINGS, ...operations.filter((_, index) => index % 12 === 0).map(({ ref }) => ref)]);

/**
 * All samples. In the quick run, the most frequent one of each operation in cURL, and of a part of the operations in the
 * languages that compile or start slowly.
 */
const chosen = isFull
  ? distinct
  : mostFrequent.filter(({ language, operation }) => language === 'curl' || EVERY_TWELFTH.has(operation));

/** Returns the OpenAPI file with the samples of a page. */
function apiFileOfPage(page: string): string {
  const version = versions.find((candidate) => page.startsWith(`docs/${candidate}/`));
  if (version) return apiVersionFile(version);
  return /^docs\/(?!api\/|next\/)/.test(page) ? apiVersionFile(versions[0] as string) : API_FILE;
}

function exampleOf({ page, operation, example }: PrintedSample): unknown {
  return operationAt(apis.get(apiFileOfPage(page)) ?? [], operation).request?.examples?.[example]?.value;
}

/** Installs Go and a JDK first, if they are missing. */
const canRun = canRunSuite('tests/samples');

/** The text of a refused call. */
function refusal(status: number): string {
  return JSON.stringify({ detail: `"${status}" explained` });
}

/** Returns a server that refuses all calls, which Prism does without a text: 401 without a key, otherwise 422. */
const refusingServer = () =>
  localServer((request, response) => {
    const status = /^Bearer ./.test(request.headers.authorization ?? '') ? 422 : 401;
    request.resume().on('end', () => response.writeHead(status).end(refusal(status)));
  });

let refusing: LocalServer;
let mock: MockServer;
let downloaded: MockServer;
let proxy: RecordingProxy;

beforeAll(async () => {
  mock = await startMockServer();
  downloaded = await startDownloadedMock();
  refusing = await refusingServer();
  proxy = await startRecordingProxy((url) => (url.startsWith('/refused/') ? refusing.origin : mock.url) + url);
});

afterAll(async () => {
  await proxy.stop();
  await refusing.close();
  await downloaded.stop();
  await mock.stop();
});

describe('the built pages', () => {
  it('have no request except in marked samples and in the helpers of programs, which have their own tests', () => {
    const helpers = new Set(findPrograms(blocks).map(({ helper }) => helper.code));
    const unmarked = blocks.filter(
      ({ sample, prism, code }) => !sample && PROGRAMS.includes(prism) && code.includes(host) && !helpers.has(code),
    );
    expect(unmarked).toEqual([]);
  });

  it('have only samples of known operations, in known languages, with one API host', () => {
    const invalid = printed.filter(
      ({ operation, language, code }) =>
        !operations.some(({ ref }) => ref === operation) ||
        !REFERENCE_LANGUAGES.some((id) => id === language) ||
        code.split(host).length !== 2,
    );
    expect(invalid).toEqual([]);
  });
});

describe('the .http file of the downloads', () => {
  const text = builtText('openapi/metrics-api.http');

  it('has the example calls of all operations, without a key', () => {
    const requests = httpRequests(text, { API_BASE: '' });
    for (const operation of operations) {
      const own = requests.filter(({ method, url }) => isCallOf(operation, { method, path: url }));
      const examples = Object.values(operation.request?.examples ?? {}).map(({ value }) => value);
      expect(own, operation.ref).toHaveLength(Math.max(1, examples.length));
      if (examples.length > 0) expect(own.map(({ body }) => JSON.parse(body) as unknown)).toEqual(examples);
    }
    expect(new Set(text.match(/Bearer .*/g))).toEqual(new Set(['Bearer {{API_KEY}}']));
  });

  it.each([
    ['Prism', () => mock.url],
    ['the mock of the downloads', () => downloaded.url],
  ])('has only requests that %s answers with the status of success', async (_name, url) => {
    const refused: string[] = [];
    for (const { method, url: sentTo, headers, body } of httpRequests(text, {
      API_BASE: url(),
      API_KEY: dummyKey('http'),
    })) {
      const sent = { method, headers: { ...headers, Connection: 'close' }, ...(body && { body }) };
      const { status } = await fetch(sentTo, sent);
      const called = operations.find((one) => isCallOf(one, { method, path: sentTo.slice(url().length) }));
      if (!called || status !== Number(called.success)) refused.push(`${status} ${sentTo}`);
    }
    expect(refused).toEqual([]);
  });
});

describe.skipIf(!canRun).each(REFERENCE_LANGUAGES)('%s', (language) => {
  const samples = chosen.filter((sample) => sample.language === language);
  const sampleOf = (operation: string) => samples.find((sample) => sample.operation === operation) as DistinctSample;
  let commands: SampleCommands;

  beforeAll(async () => {
    commands = await prepareSamples(language, samples);
  });

  /** Runs a sample against the mock server, or against the server that refuses all calls. */
  const runWith = (key: string, { id }: DistinctSample, folder: '' | '/refused' = '') =>
    runSample(commands.get(id) ?? [], key, { env: { API_BASE: proxy.url + folder } });

  const titled = samples.map((sample) => [sample.operation, sample.example, sample] as const);

  it.concurrent.each(titled)('calls %s: %s', async (_operation, _example, sample) => {
    const key = dummyKey(sample.id);
    const { code, output } = await runWith(key, sample);
    const made = proxy.calls.filter(({ headers }) => headers.authorization === `Bearer ${key}`);
    const operation = operationAt(operations, sample.operation);
    const statuses = [Number(operation.success)];
    expect({ code, statuses: made.map(({ status }) => status) }, output).toEqual({ code: 0, statuses });
    for (const call of made) expect(isCallOf(operation, call), call.path).toBe(true);
    if (!operation.request) return;
    for (const { headers, body, reply } of made) {
      expect(headers['content-type']).toBe('application/json');
      for (const occurrence of sample.occurrences) {
        expect(JSON.parse(body), occurrence.page).toEqual(exampleOf(occurrence));
      }
      for (const [, field = ''] of reply.matchAll(/"(\w+)"\s*:/g)) expect(output).toContain(field);
    }
  });

  it.concurrent.each(
    ENDINGS.flatMap((operation) => [
      [401, operation, ''] as const,
      [422, operation, dummyKey(`refused-${language}`)] as const,
    ]),
  )('fails, and prints the text of a reply with status %i: %s', async (status, operation, key) => {
    const { code, output } = await runWith(key, sampleOf(operation), '/refused');
    expect(code).not.toBe(0);
    expect(output).toContain(String(status));
    expect(output).toContain(refusal(status));
  });

  // A line break that was copied with the key must not end up in an error that prints the key.
  it('never prints a key with a line break', async () => {
    const key = dummyKey(`break-${language}`);
    const { output } = await runWith(`${key}\n`, sampleOf(ENDINGS[0] ?? ''));
    expect(output).not.toContain(key);
  });
});

describe.skipIf(!canRun)('the samples', () => {
  it('are formatted by gofmt', async () => {
    expect(await unformattedGo(sampleDir('go'))).toEqual([]);
  });

  it('have no findings of go vet', async () => {
    expect(await vetGo(sampleDir('go'))).toBe('');
  });

  it.each([
    ['with the types of Node', ['es2023']],
    ['with the types of the browser', ['es2023', 'dom']],
  ])('compile in strict mode %s', async (_case, lib) => {
    expect(await typeErrors(sampleDir('typescript'), lib)).toBe('');
  });
});
