import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { contentType } from '../../../deploy/headers/contentTypes';
import { brotli } from '../../lib/brotli';
import { builtFile } from '../../../tests/support/fuzz/staticHost';

/** Query that asks for a page without its scripts. */
export const WITHOUT_SCRIPTS = '?without-scripts';

/** A running server. */
export interface StaticServer {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  /** Sizes of all encoded bodies so far, in order. */
  bodies: number[];
  close(): Promise<void>;
}

/**
 * Serves a built site on a free local port as a good static host does (brotli, cacheable) and records the sizes of responses.
 *
 * @param folder absolute path of the build
 * @param basePath of the site, with slashes at both ends
 */
export async function staticServer(folder: string, basePath: string): Promise<StaticServer> {
  const bodies: number[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = builtFile(folder, basePath, pathname);
    if (!file || !existsSync(file))
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const { type, compressible } = contentType(file);
    const whole = readFileSync(file);
    const isBare = search === WITHOUT_SCRIPTS;
    const content = isBare ? Buffer.from(whole.toString().replace(/<script[^]*?<\/script>/g, '')) : whole;
    const body = compressible ? await brotli(content) : content;
    bodies.push(body.length);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=600',
      ...(compressible ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    bodies,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
