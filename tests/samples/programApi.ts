import type { IncomingMessage, ServerResponse } from 'node:http';

import { bodyOf, localServer } from '../support/localServer';
import { BROKEN_REPLIES, breakReply, type BrokenReply } from './brokenReplies';

/**
 * How the API answers: like the mock server, with a score where the fields of a reply are not documented, with an error
 * status, never, with 500 on the current paths alone, or with replies that lack what programs need.
 */
export type ApiMode = 'ok' | 'scored' | '401' | '500' | 'time-out' | 'current-500' | BrokenReply;

/** The field with the score of a reply whose fields are not documented. */
export const SCORE_FIELD = 'score';

/** Returns the text of a reply with a score, if it has no data. */
const scored = (text: string) => text.replace('"data":{}', `"data":{"${SCORE_FIELD}":90}`);

/** A request of a program. Its status is undefined without an answer. */
export interface ProgramCall {
  path: string;
  body: string;
  status?: number;
}

/** Text of the answers with an error status. */
export const ERROR_TEXT = 'what the service says about this call';

/**
 * Starts an API in front of the mock server.
 * `urlOf` returns the base URL for one run of a program, `callsOf` the requests of a run in the order of their arrival.
 */
export async function startProgramApi(mock: string) {
  const runs = new Map<string, ProgramCall[]>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [, given, run = '', path = ''] = /^\/([^/]+)\/([^/]+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
    const name = decodeURIComponent(given ?? '');
    const mode = name === 'current-500' ? (path.startsWith('/metrics/v4alpha/') ? '500' : 'ok') : name;
    const broken = BROKEN_REPLIES.find((one) => one === mode);
    const call: ProgramCall = { path, body: (await bodyOf(incoming)).toString() };
    runs.set(run, [...(runs.get(run) ?? []), call]);
    if (mode === 'time-out') return;
    if (/^\d+$/.test(mode)) {
      call.status = Number(mode);
      outgoing.writeHead(call.status, { 'content-type': 'text/plain' }).end(ERROR_TEXT);
      return;
    }
    const { 'content-type': type = '', authorization = '' } = incoming.headers;
    const headers = { 'content-type': type, authorization, connection: 'close' };
    const reply = await fetch(mock + path, { method: 'POST', headers, body: call.body });
    call.status = reply.status;
    const text = mode === 'ok' ? await reply.text() : scored(await reply.text());
    outgoing
      .writeHead(reply.status, { 'content-type': 'application/json' })
      .end(broken ? breakReply(text, broken) : text);
  }

  const { origin, close: stop } = await localServer(answer);
  const urlOf = (mode: ApiMode, run: string) => `${origin}/${encodeURIComponent(mode)}/${run}`;
  return { urlOf, callsOf: (run: string): readonly ProgramCall[] => runs.get(run) ?? [], stop };
}
