import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Text of a reader in a request, and in the replies that repeat it. No log above debug may have it. */
export const PRIVATE_TEXT = 'what a reader wrote';

const DATA = { data: { score: 1 }, message: PRIVATE_TEXT };
const JSON_TEXT = JSON.stringify(DATA);

/** Returns an HTTP response. `length` is the value of `Content-Length` if it differs from that of the body. */
function response(status: number, body: string, { type = 'application/json', length = Buffer.byteLength(body) } = {}) {
  return `HTTP/1.1 ${status} Status\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
}

const reply = (json: unknown) => response(200, JSON.stringify(json));

/** What the API sends at once. Then it closes the connection, stalls, or sends a byte now and then. */
interface Answer {
  bytes?: string;
  then?: 'stall' | 'drip';
}

/** Answers by the last segment of the path. */
const ANSWERS: Record<string, Answer> = {
  unauthorized: { bytes: response(401, PRIVATE_TEXT) },
  unprocessable: { bytes: response(422, PRIVATE_TEXT) },
  'server-error': { bytes: response(500, PRIVATE_TEXT) },
  'other-status': { bytes: response(503, PRIVATE_TEXT) },
  'no-reply': { then: 'stall' },
  closed: {},
  'no-http': { bytes: `${PRIVATE_TEXT}\r\n\r\n` },
  'stalls-in-body': { bytes: response(200, JSON_TEXT, { length: 10_000 }), then: 'stall' },
  drips: { bytes: response(200, '', { length: 10_000 }), then: 'drip' },
  cut: { bytes: response(200, JSON_TEXT, { length: 10_000 }) },
  'cut-in-chunks': {
    bytes: `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${JSON_TEXT.length.toString(16)}\r\n${JSON_TEXT}`,
  },
  html: { bytes: response(200, `<!doctype html><p>${PRIVATE_TEXT}</p>`, { type: 'text/html' }) },
  'html-as-json': { bytes: response(200, `\n<p>${PRIVATE_TEXT}</p>`) },
  'longer-than-it-says': { bytes: response(200, JSON_TEXT, { length: 9 }) },
  empty: { bytes: response(200, '') },
  'no-json': { bytes: response(200, PRIVATE_TEXT) },
  'cut-json': { bytes: response(200, JSON_TEXT.slice(0, -9)) },
  'json-list': { bytes: reply([PRIVATE_TEXT]) },
  'no-data': { bytes: reply({ message: PRIVATE_TEXT }) },
  'null-data': { bytes: reply({ data: null, message: PRIVATE_TEXT }) },
  'list-data': { bytes: reply({ data: [1], message: PRIVATE_TEXT }) },
  'empty-data': { bytes: reply({ data: {}, message: PRIVATE_TEXT }) },
  'null-score': { bytes: reply({ data: { score: null }, message: PRIVATE_TEXT }) },
  'text-score': { bytes: reply({ data: { score: '1' }, message: PRIVATE_TEXT }) },
  'boolean-score': { bytes: reply({ data: { score: true }, message: PRIVATE_TEXT }) },
  'nan-score': { bytes: response(200, JSON_TEXT.replace(':1', ':NaN')) },
  'infinite-score': { bytes: response(200, JSON_TEXT.replace(':1', ':1e999')) },
  warning: {
    bytes: reply({
      ...DATA,
      metadata: { correlation_id: 'fh-0001' },
      warnings: [{ message: PRIVATE_TEXT, details: PRIVATE_TEXT }],
    }),
  },
};

/** Segments of paths whose answers are no result of any call. */
export const NO_REPLIES = Object.keys(ANSWERS).slice(0, 13);

/** Segments of paths whose answers are no result of a v4alpha call. */
export const NO_RESULTS = Object.keys(ANSWERS).filter((name) => name !== 'warning');

/** Segments of paths whose answers never end, so that a call waits for its timeout. */
export const ENDLESS = Object.keys(ANSWERS).filter((name) => ANSWERS[name]?.then !== undefined);

/** Starts an API that breaks off, stalls, lies about its length or sends no JSON, as the path asks it to. */
export async function startBrokenApi() {
  const open = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const paths: string[] = [];
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined));
    socket.once('data', (head) => {
      const [, path = ''] = /^POST (\S+)/.exec(head.toString()) ?? [];
      paths.push(path);
      const { bytes = '', then } = ANSWERS[path.split('/').at(-1) ?? ''] ?? {};
      if (then === undefined) socket.end(bytes);
      else socket.write(bytes);
      if (then === 'drip') timers.add(setInterval(() => socket.writable && socket.write(' '), 100));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Paths of all calls so far. */
    paths: paths as readonly string[],
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
