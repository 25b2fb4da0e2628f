import { setFlagsFromString } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';

import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';

import type { ValidatorModule } from '../../../plugins/api/validators/types';
import { openDocs } from './docs';
import { docsServer } from './docsServer';
import { lineLimit, MAX_MESSAGE } from './lineLimit';

/** Writes a line for the log of the client. Standard output belongs to the protocol. */
function log(message: string): void {
  process.stderr.write(`${message}\n`);
}

/**
 * Serves the docs over standard input and output until the client closes them. It opens no port and calls no host.
 *
 * @param parts packed content: JSON, compressed with Brotli, as base64
 * @param validators id of an operation → loads its validator
 */
export function serve(
  parts: Readonly<Record<string, string>>,
  validators: Readonly<Record<string, () => Promise<ValidatorModule>>>,
): void {
  // Makes V8 collect garbage earlier: 125 MB at most instead of 150.
  setFlagsFromString('--optimize-for-size');
  const unpack = (part: string) => brotliDecompressSync(Buffer.from(parts[part] ?? '', 'base64')).toString();
  const docs = openDocs(unpack, validators);
  const limited = lineLimit(MAX_MESSAGE, () => log(`Dropped a message of more than ${MAX_MESSAGE} bytes.`));
  const transport = new StdioServerTransport(process.stdin.pipe(limited), process.stdout, {
    maxBufferSize: 2 * MAX_MESSAGE,
  });
  const connect = () => {
    // Clients read the list of tools before they search, so the index is built meanwhile.
    setTimeout(() => docs.engine(docs.site().latest), 0);
    return docsServer(docs);
  };
  serveStdio(connect, { transport, onerror: ({ message }) => log(message) });
}
