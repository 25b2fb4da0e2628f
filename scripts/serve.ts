import http, { ServerResponse, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { detectPort } from 'detect-port';

import { docusaurus, finishedBuild, main, projectDir } from './lib/run';

/**
 * Keeps file names out of responses. Node refuses those with letters such as `ä`, and serve-handler, which Docusaurus uses, then
 * ends without a response: https://github.com/vercel/serve-handler/issues/205
 */
function leaveOutFileNames(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, given?: OutgoingHttpHeaders) {
    const headers = { ...given };
    delete headers['Content-Disposition'];
    return writeHead.call(this, status, headers);
  } as typeof writeHead;
}

/** Returns the status of an address that no file system has, which serve-handler would answer with 500. */
function statusOfAddress(url: string): number | undefined {
  const [path = ''] = url.split('?');
  if (path.includes('%00')) return 400;
  return path.length > 4_000 || /[^/]{256}/.test(path) ? 414 : undefined;
}

/** Refuses what hosts refuse: addresses, and methods, which serve-handler takes for GET. */
function refuseOthers(): void {
  const { createServer } = http;
  const guarded = (answer: RequestListener) =>
    createServer((request, response) => {
      const status = statusOfAddress(request.url ?? '');
      if (!['GET', 'HEAD'].includes(request.method ?? '')) response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      else if (status !== undefined) response.writeHead(status).end();
      else answer(request, response);
    });
  http.createServer = guarded as typeof createServer;
}

// Serves `build/`, or the folder in `--dir`, with `docusaurus serve`, on the first free port. Docusaurus prints the URL.
// Example: `npm run serve -- --port 4000 --host 0.0.0.0 --no-open`.
main(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: '3000' },
      host: { type: 'string', short: 'h', default: 'localhost' },
      dir: { type: 'string', default: 'build' },
      'no-open': { type: 'boolean', default: false },
    },
  });
  const wanted = Number(values.port);
  if (!(Number.isInteger(wanted) && wanted >= 0 && wanted <= 65_535)) {
    throw new Error(`--port ${values.port}: not a port\n  expected: a number from 0 to 65535`);
  }
  const port = await detectPort(wanted);
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is in use, so the site is served on ${port}.`);
  const noOpen = values['no-open'] ? ['--no-open'] : [];
  const options = ['--port', String(port), '--host', values.host, '--dir', finishedBuild(values.dir), ...noOpen];
  const [node = '', cli = '', ...args] = docusaurus('serve', projectDir, ...options);
  // If another server takes the port first, Docusaurus says so and ends without an exit code.
  process.exitCode = 1;
  leaveOutFileNames();
  refuseOthers();
  // In this process, so that signals reach the server.
  process.argv = [node, cli, ...args];
  await import(pathToFileURL(cli).href);
});
