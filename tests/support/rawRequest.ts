import { connect } from 'node:net';

/** An HTTP response. */
export interface RawAnswer {
  status: number;
  /** Values by name in lower case, in their order. */
  headers: Map<string, string[]>;
  body: Buffer;
}

function parse(answer: Buffer): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) throw new Error(`not an HTTP response: ${answer.toString('latin1').slice(0, 200)}`);
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value.join(':').trim()]);
  }
  return { status: Number(first.split(' ')[1]), headers, body: answer.subarray(end + 4) };
}

/**
 * Sends a request to a server on the loopback interface, unchanged, and reads until the server closes the connection.
 */
export function sendRaw(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer within 20 s')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      try {
        resolve(parse(Buffer.concat(chunks)));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

/** Requests a path from a server without normalizing it. */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const fields = Object.entries({ Host: 'site.test', Connection: 'close', ...headers });
  const lines = [`${method} ${target} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`), '', ''];
  return sendRaw(port, lines.join('\r\n'));
}
