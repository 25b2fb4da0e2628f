import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';

import type { Json } from '@api-docs/kit/json';

import { bodyOf, localServer } from '../support/localServer';
import type { Operation } from '../support/openApiDocument';

/** How the API answers: like the mock server, with an error status, never, or with 500 on the current paths alone. */
export type ApiMode = 'ok' | '401' | '500' | 'time-out' | 'current-500';

/** A request of a program. Its status is undefined without an answer. */
export interface ProgramCall {
  path: string;
  body: string;
  status?: number;
}

/** Text of the answers with an error status. */
export const ERROR_TEXT = 'what the service says about this call';

/** Returns the header that asks the mock for the reply to an example, if the body repeats one, apart from its metadata. */
function preferredReply({ request }: Operation, body: string): Record<string, string> {
  const comparable = (value: Json) => ({ ...(value as object), metadata: undefined });
  const sent = comparable(JSON.parse(body) as Json);
  const examples = Object.entries(request?.examples ?? {});
  const found = examples.find(([, { value }]) => isDeepStrictEqual(comparable(value), sent));
  return found ? { prefer: `example=${found[0]}` } : {};
}

/**
 * Starts an API that answers the examples of the OpenAPI file with their own replies, and other bodies like the mock server.
 * `urlOf` returns the base URL for one run of a program, `callsOf` the requests of a run in the order of their arrival.
 */
export async function startProgramApi(mock: string, operations: readonly Operation[]) {
  const runs = new Map<string, ProgramCall[]>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [, given, run = '', path = ''] = /^\/([^/]+)\/([^/]+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
    const mode = given === 'current-500' ? (path.startsWith('/metrics/v4alpha/') ? '500' : 'ok') : given;
    const call: ProgramCall = { path, body: (await bodyOf(incoming)).toString() };
    runs.set(run, [...(runs.get(run) ?? []), call]);
    if (mode === 'time-out') return;
    if (mode !== 'ok') {
      call.status = Number(mode);
      outgoing.writeHead(call.status, { 'content-type': 'text/plain' }).end(ERROR_TEXT);
      return;
    }
    const { 'content-type': type = '', authorization = '' } = incoming.headers;
    const operation = operations.find(({ ref }) => ref === path);
    const prefer = operation ? preferredReply(operation, call.body) : {};
    const headers = { 'content-type': type, authorization, connection: 'close', ...prefer };
    const reply = await fetch(mock + path, { method: 'POST', headers, body: call.body });
    call.status = reply.status;
    outgoing.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  }

  const { origin, close: stop } = await localServer(answer);
  const urlOf = (mode: ApiMode, run: string) => `${origin}/${mode}/${run}`;
  return { urlOf, callsOf: (run: string): readonly ProgramCall[] => runs.get(run) ?? [], stop };
}
