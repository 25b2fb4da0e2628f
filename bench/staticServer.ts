import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { CONTENT_TYPES } from '../deploy/contentTypes';
import { brotli } from './brotli';
import { isPrefetch, kindOf, type Exchange } from './exchange';

/** What the server answers with: folders below a path, and pages that exist only in memory. */
export interface Served {
  /** Path of an address, with a slash at both ends → absolute folder. */
  folders: Record<string, string>;
  /** Path of an address → text. */
  pages?: Record<string, string>;
}

/** A running server. */
export interface StaticServer {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  /** Every answer so far, in order. */
  exchanges: Exchange[];
  close(): Promise<void>;
}

function fileIn(folder: string, rest: string): string | undefined {
  const file = path.resolve(folder, rest);
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) return fileIn(folder, path.join(rest, 'index.html'));
  return found && file;
}

function contentOf({ folders, pages = {} }: Served, address: string): { name: string; content: Buffer } | undefined {
  const page = pages[address];
  if (page !== undefined) return { name: address.endsWith('/') ? 'index.html' : address, content: Buffer.from(page) };
  for (const [prefix, folder] of Object.entries(folders)) {
    const file = address.startsWith(prefix) ? fileIn(folder, address.slice(prefix.length)) : undefined;
    if (file) return { name: file, content: readFileSync(file) };
  }
  return undefined;
}

/** Next reads ahead with `fetch`, which browsers do not mark; it says so itself. */
const READ_AHEAD = 'next-router-prefetch';

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

async function answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const found = contentOf(served, address);
  const { type, text } = CONTENT_TYPES[path.extname(found?.name ?? '').slice(1)] ?? {
    type: 'application/octet-stream',
    text: false,
  };
  const body = found ? await (text ? brotli(found.content) : found.content) : Buffer.from('not found');
  response.writeHead(found ? 200 : 404, {
    'content-type': found ? type : 'text/plain',
    'content-length': body.length,
    'cache-control': 'public, max-age=600',
    ...(found && text ? { 'content-encoding': 'br' } : {}),
  });
  response.end(body);
  return {
    path: address,
    kind: kindOf(header(request, 'sec-fetch-dest'), address),
    prefetch: isPrefetch(header(request, 'sec-purpose') ?? header(request, 'purpose')) || READ_AHEAD in request.headers,
    bytes: request.method === 'HEAD' ? 0 : body.length,
  };
}

/**
 * Serves files on the loopback interface as a good static host does (brotli, cacheable) and records what it answers.
 *
 * @param served folders and pages; the first folder whose path fits wins
 * @returns the server, listening on a free port
 */
export async function staticServer(served: Served): Promise<StaticServer> {
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    answer(served, request, response).then(
      (exchange) => exchanges.push(exchange),
      (error: unknown) => {
        response.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    exchanges,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
