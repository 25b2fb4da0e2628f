import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { CONTENT_TYPES } from '../../deploy/contentTypes';
import { brotli } from '../../scripts/lib/brotli';

/** Kinds of response that are counted separately. */
export const RESPONSE_KINDS = ['document', 'script', 'style', 'font', 'image', 'fetch', 'other'] as const;
export type Kind = (typeof RESPONSE_KINDS)[number];

/** A response of the server. */
export interface Exchange {
  /** Path of the URL, without query. */
  path: string;
  kind: Kind;
  /** Whether the browser prefetched it for another page. */
  prefetch: boolean;
  /** Size of the encoded body. */
  bytes: number;
}

/** Values of `Sec-Fetch-Dest` that differ from the name of the kind. */
const DESTINATIONS: Record<string, Kind> = { iframe: 'document', worker: 'script', sharedworker: 'script' };

/** `Sec-Fetch-Dest` of `fetch` and of prefetching links. */
const BY_SCRIPT = 'empty';

const EXTENSIONS: Record<string, Kind> = { '.html': 'document', '.js': 'script', '.mjs': 'script', '.css': 'style' };

/**
 * Returns the kind of a response.
 *
 * @param destination the request's `Sec-Fetch-Dest`, which browsers send to localhost and over HTTPS
 * @param file path of the URL; its extension decides if the header is missing or `empty`
 */
export function responseKind(destination: string | undefined, file: string): Kind {
  const kind = RESPONSE_KINDS.find((name) => name === destination) ?? DESTINATIONS[destination ?? ''];
  return kind ?? EXTENSIONS[path.posix.extname(file)] ?? (destination === BY_SCRIPT ? 'fetch' : 'other');
}

/**
 * Returns whether a request comes from `<link rel="prefetch">`.
 *
 * @param purpose value of `Sec-Purpose` (or `Purpose` in older browsers), for example `prefetch;prerender`
 */
export function isPrefetch(purpose: string | undefined): boolean {
  return purpose?.split(';')[0]?.trim() === 'prefetch';
}

/** Folders below a path, and pages in memory. */
export interface Served {
  /** Absolute folder by URL path, which starts and ends with a slash. */
  folders: Record<string, string>;
  /** HTML by URL path. */
  pages?: Record<string, string>;
}

/** A running server. */
export interface StaticServer {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  /** All responses so far, in order. */
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

function contentOf({ folders, pages = {} }: Served, urlPath: string): { name: string; content: Buffer } | undefined {
  const page = pages[urlPath];
  if (page !== undefined) return { name: urlPath.endsWith('/') ? 'index.html' : urlPath, content: Buffer.from(page) };
  for (const [prefix, folder] of Object.entries(folders)) {
    const file = urlPath.startsWith(prefix) ? fileIn(folder, urlPath.slice(prefix.length)) : undefined;
    if (file) return { name: file, content: readFileSync(file) };
  }
  return undefined;
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

async function answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<Exchange> {
  const urlPath = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const found = contentOf(served, urlPath);
  const { type, compressible } = CONTENT_TYPES[path.extname(found?.name ?? '').slice(1)] ?? {
    type: 'application/octet-stream',
    compressible: false,
  };
  const body = found ? await (compressible ? brotli(found.content) : found.content) : Buffer.from('not found');
  response.writeHead(found ? 200 : 404, {
    'content-type': found ? type : 'text/plain',
    'content-length': body.length,
    'cache-control': 'public, max-age=600',
    ...(found && compressible ? { 'content-encoding': 'br' } : {}),
  });
  response.end(body);
  return {
    path: urlPath,
    kind: responseKind(header(request, 'sec-fetch-dest'), urlPath),
    prefetch: isPrefetch(header(request, 'sec-purpose') ?? header(request, 'purpose')),
    bytes: request.method === 'HEAD' ? 0 : body.length,
  };
}

/**
 * Serves files on a free local port as a good static host does (brotli, cacheable) and records the responses.
 *
 * @param served folders and pages; the first matching folder wins
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
