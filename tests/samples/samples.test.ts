/**
 * Runs what the pages print. Only the API host is replaced, by a proxy that writes down each request before the mock
 * server answers it; a key of its own tells each run's requests apart.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { API_FILE, apiVersionFile } from '../../plugins/api-facts/apiFiles';
import { ensureToolchains } from '../../scripts/ensureToolchains';
import versions from '../../versions.json';
import { printedCode, printedSamples, type PrintedSample } from '../support/builtSamples';
import { coverageTable } from '../support/coverageTable';
import { dummyKey } from '../support/dummyKey';
import { startMockServer, type MockServer } from '../support/mockServer';
import { readApi } from '../support/openApiRequests';
import { startRecordingProxy, type RecordingProxy } from '../support/recordingProxy';
import { typeErrors, unformattedGo, vetGo } from '../support/sampleLints';
import { prepareSamples, runSample, sampleDir, type SampleCommands } from '../support/sampleRunners';

const LANGUAGES = ['curl', 'python', 'typescript', 'go', 'java'] as const;

/** Prism languages of code that could call the API. */
const PROGRAMS = ['bash', 'powershell', 'python', 'typescript', 'javascript', 'go', 'java'];

/** An operation whose reply is documented and one whose reply is not: their samples end in different lines. */
const REFUSED = ['/metrics/v4alpha/faithfulness', '/safety/v3/faithfulness'];

/** A sample with all places that print the same code. */
interface DistinctSample extends PrintedSample {
  id: string;
  places: PrintedSample[];
}

const blocks = printedCode();
const printed = printedSamples(blocks);
const apis = new Map([API_FILE, ...versions.map(apiVersionFile)].map((file) => [file, readApi(file)]));
const { host, calls } = readApi(API_FILE);
const operations = calls.map(({ path: operation }) => operation);

function distinctSamples(): DistinctSample[] {
  const byCode = new Map<string, DistinctSample>();
  for (const [index, sample] of printed.entries()) {
    const id = `${sample.operation.slice(1).replaceAll('/', '-')}-${index}`;
    const known = byCode.get(sample.language + sample.code);
    if (known) known.places.push(sample);
    else byCode.set(sample.language + sample.code, { ...sample, id, places: [sample] });
  }
  return [...byCode.values()];
}

const distinct = distinctSamples();
const oneOfEachCell = new Map(
  [...distinct]
    .sort((one, other) => one.places.length - other.places.length)
    .map((sample) => [`${sample.operation} ${sample.language}`, sample]),
).values();
/** All, or for each cell the sample that most pages print. */
const chosen = process.env.TEST_FULL === 'true' ? distinct : [...oneOfEachCell];
const proven = new Set<DistinctSample>();

/** The OpenAPI file that a page's samples are taken from. */
function apiFileOfPage(page: string): string {
  const version = versions.find((candidate) => page.startsWith(`docs/${candidate}/`));
  if (version) return apiVersionFile(version);
  return /^docs\/(?!api\/|next\/)/.test(page) ? apiVersionFile(versions[0] as string) : API_FILE;
}

function exampleOf({ page, operation, example }: PrintedSample): unknown {
  const call = apis.get(apiFileOfPage(page))?.calls.find((candidate) => candidate.path === operation);
  return call?.examples[example];
}

/** Milliseconds before the first sample: Go and a JDK may have to be installed. */
const PREPARING = 600_000;

let mock: MockServer;
let proxy: RecordingProxy;

beforeAll(async () => {
  await ensureToolchains();
  mock = await startMockServer();
  proxy = await startRecordingProxy(mock.url);
}, PREPARING);

afterAll(async () => {
  await proxy.stop();
  await mock.stop();
});

describe('the built pages', () => {
  it('print each example of each operation in each language on its reference page', () => {
    const wanted = calls.flatMap(({ path: operation, examples }) =>
      Object.keys(examples).flatMap((example) => LANGUAGES.map((language) => `${operation} ${example} ${language}`)),
    );
    const found = printed
      .filter(({ page, operation }) => page === `docs/api${operation}/index.html`)
      .map(({ operation, example, language }) => `${operation} ${example} ${language}`);
    expect([...new Set(found)].sort()).toEqual(wanted.sort());
  });

  it('print no call that is not a marked sample', () => {
    const strays = blocks.filter(
      ({ sample, prism, code }) => !sample && PROGRAMS.includes(prism) && code.includes(host),
    );
    expect(strays).toEqual([]);
  });

  it('print samples of known operations, in known languages, with the API host once', () => {
    const odd = printed.filter(
      ({ operation, language, code }) =>
        !operations.includes(operation) ||
        !LANGUAGES.some((known) => known === language) ||
        code.split(host).length !== 2,
    );
    expect(odd).toEqual([]);
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  const samples = chosen.filter((sample) => sample.language === language);
  let commands: SampleCommands;

  beforeAll(async () => {
    const local = samples.map(({ id, code }) => ({ id, code: code.replace(host, proxy.url) }));
    commands = await prepareSamples(language, local);
  });

  const titled = samples.map((sample) => [sample.operation, sample.example, sample] as const);

  it.concurrent.each(titled)('%s: %s', async (_operation, _example, sample) => {
    const key = dummyKey(sample.id);
    const { code, output } = await runSample(commands.get(sample.id) ?? [], key);
    const made = proxy.calls.filter(({ headers }) => headers.authorization === `Bearer ${key}`);
    expect({ code, statuses: made.map(({ status }) => status) }, output).toEqual({ code: 0, statuses: [200] });
    for (const { method, path: called, headers, body, reply } of made) {
      expect([method, called, headers['content-type']]).toEqual(['POST', sample.operation, 'application/json']);
      for (const place of sample.places) expect(JSON.parse(body), place.page).toEqual(exampleOf(place));
      const { data = {} } = (reply === '' ? {} : JSON.parse(reply)) as { data?: object };
      for (const field of Object.keys(data)) expect(output).toContain(field);
    }
    proven.add(sample);
  });

  it.each(REFUSED)('%s: says that the key is refused, and fails', async (operation) => {
    const { id } = samples.find((sample) => sample.operation === operation) as DistinctSample;
    const before = proxy.calls.length;
    const { code, output } = await runSample(commands.get(id) ?? [], '');
    expect(proxy.calls.slice(before).map(({ status }) => status)).toEqual([401]);
    expect(code).not.toBe(0);
    expect(output).toContain('401');
  });
});

describe('the samples', () => {
  it('are written as gofmt writes Go', async () => {
    expect(await unformattedGo(sampleDir('go'))).toEqual([]);
  });

  it('leave go vet nothing to say', async () => {
    expect(await vetGo(sampleDir('go'))).toBe('');
  });

  it.each([
    ['with the types of Node only', ['es2023']],
    ['with the types of the browser, too', ['es2023', 'dom']],
  ])('pass the strict TypeScript compiler %s', (_case, lib) => {
    expect(typeErrors(sampleDir('typescript'), lib)).toBe('');
  });
});

describe('operations × languages', () => {
  it('have no empty cell', () => {
    const { text, empty } = coverageTable(operations, LANGUAGES, (operation, language) => {
      const runs = [...proven].filter((sample) => sample.operation === operation && sample.language === language);
      return { runs: runs.length, printed: runs.reduce((sum, { places }) => sum + places.length, 0) };
    });
    process.stdout.write(`${text}\n`);
    expect(empty).toEqual([]);
  });
});
