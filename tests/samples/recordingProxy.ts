import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

import { bodyOf, localServer } from '../support/localServer';

/** A request and its response. */
export interface RecordedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it was sent. */
  bytes: Buffer;
  status: number;
  reply: string;
}

/** A proxy that records all requests. */
export interface RecordingProxy {
  /** URL without a trailing slash. */
  url: string;
  /** All answered requests so far, in the order of their responses. */
  calls: readonly RecordedCall[];
  stop(): Promise<void>;
}

/** Headers of a single connection, which proxies do not forward (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = ['connection', 'http2-settings', 'keep-alive', 'transfer-encoding', 'upgrade'];

function send(url: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
  return new Promise((resolve, reject) => {
    request(url, { method: incoming.method, headers }, resolve).on('error', reject).end(body);
  });
}

/** Starts a proxy for the URL that a function returns for each request. */
export async function startRecordingProxy(targetOf: (url: string) => string): Promise<RecordingProxy> {
  const calls: RecordedCall[] = [];

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    const reply = await send(targetOf(incoming.url ?? '/'), incoming, body);
    const content = await bodyOf(reply);
    const { method = '', url = '', headers } = incoming;
    const status = reply.statusCode ?? 0;
    calls.push({ method, path: url, headers, body: body.toString(), bytes: body, status, reply: content.toString() });
    const type = reply.headers['content-type'];
    const hasBody = method !== 'HEAD' && status !== 204;
    outgoing.writeHead(status, {
      ...(hasBody ? { 'content-length': content.length } : {}),
      ...(type ? { 'content-type': type } : {}),
    });
    outgoing.end(content);
  }

  const { origin, close } = await localServer(forward);
  return { url: origin, calls, stop: close };
}
