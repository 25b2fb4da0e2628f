import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { contentType } from '../../../deploy/contentTypes';

/** A running host. */
export interface PlainHost {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  close(): void;
}

/** As nginx: neither a broken percent sequence nor a zero byte is an address; other bytes are left as they are. */
const MALFORMED = /%(?![\da-f]{2})|%00/i;

/** The longest address that nginx takes by default. */
const LONGEST = 8_192;

/** `a%2Fb` → `a/b`; bytes that are no UTF-8 become letters that no file has. */
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
    // A name that is too long for the file system.
    return undefined;
  }
}

/**
 * Serves a built site as common hosts do: `404.html` with status 404 for what does not exist, 400 and 414 for what is no
 * address. Docusaurus' own server answers many malformed addresses with 500 or with an address outside the base path.
 *
 * @param folder absolute path of the build
 * @param basePath of the site
 */
export async function plainHost(folder: string, basePath: string): Promise<PlainHost> {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const refusal = (request.url ?? '').length > LONGEST ? 414 : MALFORMED.test(pathname) ? 400 : undefined;
    if (refusal !== undefined) {
      response.writeHead(refusal, { 'content-type': 'text/plain' }).end('This is no address.');
      return;
    }
    const address = decoded(pathname);
    const file = address.startsWith(basePath) ? fileAt(folder, address.slice(basePath.length)) : undefined;
    response.writeHead(file ? 200 : 404, {
      'content-type': contentType(file ?? '404.html').type,
      'cache-control': 'public, max-age=600',
    });
    response.end(file ? readFileSync(file) : notFound);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
