import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { contentType } from '../../../scripts/deploy/headers/contentTypes';
import { localServer, type LocalServer } from '../localServer';

/** Broken percent sequences and zero bytes, which nginx answers with 400. */
const MALFORMED = /%(?![\da-f]{2})|%00/i;

/** Longest URL that nginx accepts by default, in bytes. */
const MAX_URL_LENGTH = 8_192;

/** Decodes percent sequences, for example `a%2Fb` → `a/b`. Bytes that are not UTF-8 become U+FFFD, which no file name has. */
function decoded(pathname: string): string {
  return pathname.replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}

function fileAt(folder: string, below: string): string | undefined {
  const file = path.resolve(folder, below);
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile()) return file;
    const index = path.join(file, 'index.html');
    return found && existsSync(index) ? index : undefined;
  } catch {
    // The name is too long for the file system.
    return undefined;
  }
}

/**
 * Returns the absolute path of the file of a build that a URL path names, if there is one. The base path has slashes at
 * both ends.
 */
export function builtFile(folder: string, basePath: string, pathname: string): string | undefined {
  const decodedPath = decoded(pathname);
  return decodedPath.startsWith(basePath) ? fileAt(folder, decodedPath.slice(basePath.length)) : undefined;
}

/**
 * Serves a built site like common hosts: `404.html` with status 404 for unknown paths, 400 and 414 for malformed and long
 * URLs. Docusaurus' own server answers many malformed URLs with 500 or redirects outside of the base path.
 *
 * @param added headers of all answers
 */
export function staticHost(
  folder: string,
  basePath: string,
  added: ReadonlyMap<string, string> = new Map(),
): Promise<LocalServer> {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const answer = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const [pathname = ''] = url.split('?');
    const status = url.length > MAX_URL_LENGTH ? 414 : MALFORMED.test(pathname) ? 400 : undefined;
    if (status) return response.writeHead(status, { 'content-type': 'text/plain' }).end('This URL is not accepted.');
    const file = builtFile(folder, basePath, pathname);
    const type = contentType(file ?? '404.html').type;
    const headers = { ...Object.fromEntries(added), 'content-type': type, 'cache-control': 'public, max-age=600' };
    return response.writeHead(file ? 200 : 404, headers).end(file ? readFileSync(file) : notFound);
  };
  return localServer(answer, { maxHeaderSize: 65_536 });
}
