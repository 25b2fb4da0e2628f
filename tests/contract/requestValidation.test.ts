import { Agent, request } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sampleCall } from '@api-docs/openapi-facts/samples/call';
import { isPossible, translate, whyImpossible } from '@api-docs/body-translator/translate/translate';
import { leftOver, unexplained } from '@api-docs/body-translator/testing/leftOver';
import { seededRandom } from '@api-docs/kit/testing/seededRandom';
import { readMigrations } from '@api-docs/openapi-reference/model/migrations';
import { validatorFile } from '@api-docs/openapi-reference/validators/writeValidators';
import type { Json, ValidatorModule } from '@api-docs/openapi-reference/validators/types';
import { EMPTY, valueFromJson } from '@api-docs/openapi-reference/components/RequestBuilder/formValue';
import { readForm, sampleValues } from '@api-docs/openapi-reference/components/RequestBuilder/readForm';
import { validateRequest } from '@api-docs/openapi-reference/components/RequestBuilder/validateRequest';

import { mutationsOf, pick } from './bodyMutations';
import { projectDir } from '../../scripts/lib/run';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { brand } from '../../brand.config';
import { seededChoice } from '../support/fuzz/seededChoice';
import { generateBody, readLegacyCalls } from '../support/legacyBodies';
import { startMockServer, type MockServer } from '../support/mockServer';
import { isFull } from '../support/pages';

/** Random mutations for each operation, besides its examples and their essential mutations. */
const RANDOM_MUTATIONS = isFull ? 6 : 2;

const SEED = 20260;

const { operations } = openApiFiles(projectDir, brand).facts(API_FILE);

/** Operations whose requests have something to fill in. */
const filledIn = operations.filter(({ parameters, request }) => parameters.length > 0 || request.length > 0);
const withBody = operations.filter(({ requestExamples }) => requestExamples.length > 0);

/** Loads the validator of an operation, which the build generates for the request builder. */
const builtValidator = async (id: string) =>
  (await import(pathToFileURL(path.join(projectDir, validatorFile(id))).href)) as ValidatorModule;

interface ValidatedBody {
  title: string;
  id: string;
  method: string;
  /** With the values of its parameters. */
  target: string;
  body: Json;
  valid: boolean;
}

async function validatedBodies(): Promise<ValidatedBody[]> {
  const random = seededRandom(SEED);
  const validated: ValidatedBody[] = [];
  for (const { id, method, path: apiPath } of withBody) {
    const { validate, form } = await builtValidator(id);
    const calls = form.examples.map(({ key, value }) => ({ what: key, ...sampleValues(form, value) }));
    const [{ parameters = {} } = {}] = calls;
    const { target } = sampleCall(form.operation, { parameters });
    const shape = form.isRequest ? form.shape.fields?.find(({ name }) => name === 'body') : form.shape;
    const examples = calls.map(({ what, body = null }) => ({ what, body }));
    const mutations = examples.flatMap(({ body }) => (shape ? mutationsOf(shape, body) : []));
    const essential = mutations.filter((mutation) => mutation.essential);
    const others = mutations.filter((mutation) => !mutation.essential);
    for (const { what, body } of [...examples, ...essential, ...pick(others, RANDOM_MUTATIONS, random)]) {
      const valid = validate(form.isRequest ? { ...parameters, body } : body);
      validated.push({ title: `${method} ${apiPath}: ${what}`, id, method, target, body, valid });
    }
  }
  return validated;
}

let mock: MockServer;

beforeAll(async () => {
  mock = await startMockServer();
});

/** Connections to the mock server. Each is used again, which takes a tenth of the time of new ones. */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

afterAll(() => {
  agent.destroy();
  return mock.stop();
});

/** Sends a call to the mock server, and returns the status. */
function statusOf(method: string, apiPath: string, body: Json): Promise<number> {
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer key' };
  return new Promise((resolve, reject) => {
    const call = request(`${mock.url}${apiPath}`, { method, agent, headers }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
    });
    call.once('error', (error: NodeJS.ErrnoException) => {
      // The server may close an open connection just when it is used again.
      const isClosed = error.code === 'ECONNRESET' && call.reusedSocket;
      if (isClosed) statusOf(method, apiPath, body).then(resolve, reject);
      else reject(error);
    });
    call.end(JSON.stringify(body));
  });
}

it('the validation of the request builder accepts and rejects bodies of every operation as the mock server does', async () => {
  const bodies = await validatedBodies();
  for (const valid of [true, false]) {
    const ids = new Set(bodies.filter((body) => body.valid === valid).map((body) => body.id));
    expect(ids.size).toBe(withBody.length);
  }
  const results = await Promise.all(
    bodies.map(async ({ title, valid, method, target, body }) => ({
      title,
      valid,
      status: await statusOf(method, target, body),
    })),
  );
  expect(results.filter(({ valid, status }) => (valid ? status >= 300 : status !== 422))).toEqual([]);
});

/** Generated bodies of legacy operations. */
const GENERATED = isFull ? 10_000 : 200;

describe('a legacy body', () => {
  const calls = readLegacyCalls(API_FILE);
  const moves = new Map(readMigrations(openApiFiles(projectDir, brand)).map((move) => [move.path ?? move.id, move]));

  /** Translates a body. Returns the reasons why there is no new call, or else the status of the new call. */
  async function move(name: string, body: Json): Promise<{ reasons: string[]; status?: number }> {
    const own = moves.get(name);
    if (!own) throw new Error(`no move of ${name}`);
    if (!isPossible(own)) return { reasons: [whyImpossible(own)] };
    const result = translate(own, body);
    expect(leftOver(body, result), JSON.stringify(body)).toEqual([]);
    expect(unexplained(result), JSON.stringify(body)).toEqual([]);
    const { problems } = validateRequest(await builtValidator(own.successor.id), result.body);
    const reasons = [...result.questions.map(({ reason }) => reason), ...problems.map(({ text }) => text)];
    if (reasons.length > 0) return { reasons };
    const { method, path: apiPath } = own.successor.operation;
    return { reasons, status: await statusOf(method, apiPath, result.body) };
  }

  it('has a move, whether a successor is documented or not', () => {
    expect([...moves.keys()].sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  it('of an example becomes a call that the mock server accepts, if there is a successor', async () => {
    for (const { name, examples } of calls) {
      for (const example of examples) {
        const { reasons, status } = await move(name, example);
        const own = moves.get(name);
        if (own?.successor) expect([name, reasons, status]).toEqual([name, [], 200]);
        else expect([name, reasons.length, status]).toEqual([name, 1, undefined]);
      }
    }
  });

  it('that is generated becomes a call that the mock server accepts, or is refused with a reason', async () => {
    const results = await Promise.all(
      Array.from({ length: GENERATED }, async (_body, seed) => {
        const call = calls[seed % calls.length];
        const { name = '', schema = {} } = call ?? {};
        const body = generateBody(schema, seededChoice(seed));
        return { seed, name, body, ...(await move(name, body)) };
      }),
    );
    const accepted = results.filter(({ reasons, status }) => reasons.length === 0 && status === 200);
    const refused = results.filter(({ reasons, status }) => reasons.length > 0 && status === undefined);
    expect(results.filter((one) => !accepted.includes(one) && !refused.includes(one))).toEqual([]);
    // Otherwise the bodies would prove little.
    expect(accepted.length).toBeGreaterThan(GENERATED / 4);
    expect(refused.length).toBeGreaterThan(GENERATED / 10);
  });
});

describe('the form', () => {
  it.each(filledIn)('of $method $path reads a filled-in example unchanged and finds it valid', async (operation) => {
    const { form, validate } = await builtValidator(operation.id);
    expect(form.examples.length).toBeGreaterThanOrEqual(Math.max(1, operation.requestExamples.length));
    // A form of a whole request has all of its parts.
    const parts = readForm(form.shape, EMPTY).json;
    for (const { value } of form.examples) {
      const { json: body } = readForm(form.shape, valueFromJson(form.shape, value));
      expect(body).toEqual({ ...(form.isRequest && (parts as object)), ...(value as object) });
      expect(validate(body)).toBe(true);
    }
  });
});
