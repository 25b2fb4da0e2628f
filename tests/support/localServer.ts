import type { ChildProcess } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of the loopback interface. */
export interface LocalServer {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  close(): Promise<void>;
}

/** Starts a server. If the answer to a request fails, its connection is closed. */
export async function localServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  options: ServerOptions = {},
): Promise<LocalServer> {
  const server = createServer(options, (request, response) => {
    void (async () => answer(request, response))().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Waits until a process prints what matches a pattern, and returns its first group. Throws what it printed if it ends before. */
export function untilPrinted(child: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = pattern.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
    child.once('close', () => reject(new Error(`the process ended\n${printed}`)));
  });
}

/** Returns the whole body of a request or a reply. */
export async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
