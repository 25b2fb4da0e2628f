/**
 * The mock of the API that readers download. It runs in Node without any package, answers the examples of the OpenAPI file
 * with their own responses, and calls nothing.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';

type JsonObject = Record<string, unknown>;

/** A request body with the response to it, undefined if the response is not documented. */
interface MockExample {
  name: string;
  body: JsonObject;
  response?: JsonObject;
}

/** The examples of an operation, at least one. */
export interface MockOperation {
  path: string;
  examples: readonly MockExample[];
}

/** Returns whether a body fits the schema of an operation, and sets `errors` if it does not. */
export interface Validate {
  (body: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; params: object }[] | null;
}

interface Answer {
  status: number;
  /** A line for the terminal. */
  note: string;
  /** Undefined for an empty body. */
  response?: JsonObject;
}

const MADE_UP = 'The scores are made up: the mock knows no reply to this body.';

const fieldsOf = (body: JsonObject) =>
  Object.keys(body)
    .filter((name) => name !== 'metadata')
    .sort();

const comparable = (body: JsonObject) => ({ ...body, metadata: undefined });

/** Answers a valid body with the response to its example, or with that of an example with the same fields. */
function answerBody({ examples }: MockOperation, body: JsonObject): Answer {
  const known = examples.find((example) => isDeepStrictEqual(comparable(example.body), comparable(body)));
  const similar = examples.find((example) => isDeepStrictEqual(fieldsOf(example.body), fieldsOf(body)));
  const { name = '', response } = known ?? similar ?? examples[0] ?? {};
  const note = known ? `example "${name}"` : 'no example: made up';
  if (response === undefined) return { status: 200, note: 'the reply is not documented: empty' };
  const { metadata, ...envelope } = response;
  const sent = body.metadata as { correlation_id?: unknown } | null | undefined;
  const echoed = sent?.correlation_id === undefined ? {} : { correlation_id: sent.correlation_id };
  const warnings = known ? {} : { message: MADE_UP, warnings: [{ message: MADE_UP, details: null }] };
  return { status: 200, note, response: { ...envelope, ...(metadata ? { metadata: echoed } : {}), ...warnings } };
}

async function answer(
  request: IncomingMessage,
  operations: readonly MockOperation[],
  validators: Readonly<Record<string, Validate>>,
): Promise<Answer> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  const operation = operations.find(({ path }) => path === request.url?.split('?')[0]);
  if (!operation) return { status: 404, note: 'no such operation' };
  if (request.method !== 'POST') return { status: 405, note: 'not a POST request' };
  if (!/^Bearer \S/.test(request.headers.authorization ?? '')) return { status: 401, note: 'no API key' };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { status: 422, note: 'the body is not JSON' };
  }
  const validate = validators[operation.path];
  if (validate && !validate(body)) {
    const errors = validate.errors ?? [];
    const problems = errors.map((one) => `${one.instancePath || '/'} ${one.keyword} ${JSON.stringify(one.params)}`);
    return { status: 422, note: problems.join('; ') };
  }
  return answerBody(operation, body as JsonObject);
}

/**
 * Starts the mock on the port in the first argument of the process, or on a free one, and prints how to use it.
 *
 * @param validators by the path of the operation
 */
export function serve(operations: readonly MockOperation[], validators: Readonly<Record<string, Validate>>): Server {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, note, response: json } = await answer(request, operations, validators);
    process.stdout.write(`${status} ${request.method ?? ''} ${request.url ?? ''}: ${note}\n`);
    response.writeHead(status, json === undefined ? {} : { 'content-type': 'application/json' });
    response.end(json === undefined ? '' : JSON.stringify(json));
  }
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()));
  server.on('error', ({ message }) => {
    process.stderr.write(`The mock cannot start: ${message}\n`);
    process.exitCode = 1;
  });
  return server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.stdout.write(`The mock listens on ${base}. To use it, run this in a second terminal:

  export API_BASE="${base}" API_KEY="any"

In PowerShell:

  $env:API_BASE = "${base}"; $env:API_KEY = "any"
`);
  });
}
