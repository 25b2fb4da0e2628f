/**
 * A small application in five languages, before and after the move of its four legacy calls. Its own test is the same for
 * both: every call succeeds, or the application fails. The new bodies are those of the body translator.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit/json';
import { isPossible, translate } from '@api-docs/body-translator/translate';
import { readMoves } from '@api-docs/openapi-reference/moves';

import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api/facts/apiFiles';
import { projectDir } from '../../scripts/lib/run';
import { canRunSuite } from '../../scripts/test/programs';
import { dummyKey, startMockServer, type MockServer } from '../support/mockServer';
import { startRecordingProxy, type RecordingProxy } from './recordingProxy';
import { prepareSamples, runSample, type RunnableLanguage } from './sampleRunners';

const STATES = ['before', 'after'] as const;

const LANGUAGES: Record<string, RunnableLanguage> = {
  '.sh': 'curl',
  '.py': 'python',
  '.ts': 'typescript',
  '.go': 'go',
  '.java': 'java',
};

const CALLS = ['faithfulness', 'pii', 'toxicity', 'prompt_injection'];

/** Files of the application by state and language. */
const programs = STATES.flatMap((state) => {
  const folder = path.join(import.meta.dirname, 'application', state);
  return readdirSync(folder).map((file) => ({
    state,
    language: LANGUAGES[path.extname(file)] as RunnableLanguage,
    id: `gate-${state}`,
    code: readFileSync(path.join(folder, file), 'utf8').trimEnd(),
  }));
});

const canRun = canRunSuite('tests/samples');

const moves = readMoves(openApiFiles(projectDir, brand)).filter(isPossible);

/** Returns the call that replaces a legacy call. */
function translated({ path: from, body }: { path: string; body: Json }): { path: string; body: Json } {
  const move = moves.find((one) => one.path === from);
  if (!move) throw new Error(`no move of ${from}`);
  const { body: moved, questions } = translate(move, body);
  expect(questions, from).toEqual([]);
  return { path: move.successor.operation.path, body: moved };
}

let mock: MockServer;
let proxy: RecordingProxy;
const commands = new Map<string, readonly string[]>();

beforeAll(async () => {
  if (!canRun) return;
  mock = await startMockServer();
  proxy = await startRecordingProxy((url) => mock.url + url);
  for (const language of Object.values(LANGUAGES)) {
    const prepared = await prepareSamples(
      language,
      programs.filter((program) => program.language === language),
      'application',
    );
    for (const [id, command] of prepared) commands.set(`${id} ${language}`, command);
  }
});

afterAll(async () => {
  if (!canRun) return;
  await proxy.stop();
  await mock.stop();
});

/** Runs the application and returns what it did. */
async function runGate(state: string, language: string, key: string) {
  const before = proxy.calls.length;
  const ended = await runSample(commands.get(`gate-${state} ${language}`) ?? [], key, { env: { API_BASE: proxy.url } });
  const calls = proxy.calls.slice(before).map((call) => ({ path: call.path, body: JSON.parse(call.body) as Json }));
  return { ...ended, calls };
}

describe.skipIf(!canRun).each(Object.values(LANGUAGES))('the application in %s', (language) => {
  const sent = new Map<string, { path: string; body: Json }[]>();

  it.each(STATES)('makes its four calls %s the move', async (state) => {
    const { code, output, calls } = await runGate(state, language, dummyKey(`application-${language}`));
    expect({ code, output: output.trim().split('\n') }).toEqual({
      code: 0,
      output: CALLS.map((name) => `${name} 200`),
    });
    sent.set(state, calls);
  });

  it.each(STATES)('stops without a key %s the move', async (state) => {
    const { code, calls } = await runGate(state, language, '');
    expect(code).not.toBe(0);
    expect(calls).toHaveLength(1);
  });

  it('sends what the translator makes of its legacy calls', () => {
    expect(sent.get('after')).toHaveLength(CALLS.length);
    expect(sent.get('after')).toEqual(sent.get('before')?.map(translated));
  });
});
