import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';

import type { Json } from '../../shared/json';
import { bodyOf, localServer } from './localServer';
import type { Operation } from './openApiDocument';

/** Path of the current API. */
const CURRENT = '/metrics/v4alpha/';

/** How the API answers: like the mock server, with an error status, never, or with 500 on the current paths alone. */
export type ApiMode = 'ok' | '401' | '422' | '500' | 'time-out' | 'current-500';

/** A request of a program. */
export interface ProgramCall {
  path: string;
  body: string;
  /** Status of the answer; undefined without one. */
  status?: number;
}

/** An API for programs. */
export interface ProgramApi {
  /** Returns the base URL for one run of a program. */
  urlOf(mode: ApiMode, run: string): string;
  /** Returns the requests of a run, in the order of their arrival. */
  callsOf(run: string): readonly ProgramCall[];
  stop(): Promise<void>;
}

/** Text of the answers with an error status. */
export const ERROR_TEXT = 'what the service says about this call';

function withoutMetadata(body: Json | undefined): unknown {
  return body && typeof body === 'object' && !Array.isArray(body) ? { ...body, metadata: undefined } : body;
}

/** Returns the key of the example that a body repeats, without regard to its metadata. */
function exampleOf(operations: readonly Operation[], path: string, body: string): string | undefined {
  const examples = Object.entries(operations.find(({ ref }) => ref === path)?.request?.examples ?? {});
  const sent = withoutMetadata(JSON.parse(body) as Json);
  return examples.find(([, { value }]) => isDeepStrictEqual(withoutMetadata(value), sent))?.[0];
}

/**
 * Starts an API that answers the examples of the OpenAPI file with their own replies, and other bodies like the mock
 * server.
 */
export async function startProgramApi(mock: string, operations: readonly Operation[]): Promise<ProgramApi> {
  const runs = new Map<string, ProgramCall[]>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [, given, run = '', path = ''] = /^\/([^/]+)\/([^/]+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
    const mode = given === 'current-500' ? (path.startsWith(CURRENT) ? '500' : 'ok') : given;
    const body = (await bodyOf(incoming)).toString();
    const call: ProgramCall = { path, body };
    runs.set(run, [...(runs.get(run) ?? []), call]);
    if (mode === 'time-out') return;
    if (mode !== 'ok') {
      call.status = Number(mode);
      outgoing.writeHead(call.status, { 'content-type': 'text/plain' }).end(ERROR_TEXT);
      return;
    }
    const example = exampleOf(operations, path, body);
    const reply = await fetch(mock + path, {
      method: 'POST',
      headers: {
        'content-type': incoming.headers['content-type'] ?? '',
        authorization: incoming.headers.authorization ?? '',
        connection: 'close',
        ...(example !== undefined && { prefer: `example=${example}` }),
      },
      body,
    });
    call.status = reply.status;
    outgoing.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  }

  const { origin, close } = await localServer(answer);
  return {
    urlOf: (mode, run) => `${origin}/${mode}/${run}`,
    callsOf: (run) => runs.get(run) ?? [],
    stop: close,
  };
}
