import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

import { contentType } from '../../deploy/headers/contentTypes';
import { builtFile } from '../../../tests/support/fuzz/staticHost';
import { localServer } from '../../../tests/support/localServer';

/** Query that asks for a page without its scripts. */
export const WITHOUT_SCRIPTS = '?without-scripts';

/** A running server, with the sizes of all encoded bodies so far, in order. */
export type StaticServer = Awaited<ReturnType<typeof staticServer>>;

/**
 * Serves a built site on a free local port as a good static host does (brotli, cacheable) and records the sizes of responses.
 *
 * @param folder absolute path of the build
 * @param basePath of the site, with slashes at both ends
 */
export async function staticServer(folder: string, basePath: string) {
  const bodies: number[] = [];
  /** By URL. Compressing takes seconds for each megabyte. */
  const compressed = new Map<string, Buffer>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = builtFile(folder, basePath, pathname);
    if (!file || !existsSync(file))
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const { type, compressible } = contentType(file);
    const whole = readFileSync(file);
    const isBare = search === WITHOUT_SCRIPTS;
    const content = isBare ? Buffer.from(whole.toString().replace(/<script[^]*?<\/script>/g, '')) : whole;
    const body = compressible ? (compressed.get(file + search) ?? brotliCompressSync(content)) : content;
    compressed.set(file + search, body);
    bodies.push(body.length);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=600',
      ...(compressible ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  };
  return { ...(await localServer(answer)), bodies };
}
