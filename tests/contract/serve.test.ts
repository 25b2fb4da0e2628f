import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

import { detectPort } from 'detect-port';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { brand } from '../../brand.config';
import { projectDir, script } from '../../scripts/lib/run';

let other: Server;
let taken: number;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  other = createServer().listen(0);
  await once(other, 'listening');
  taken = (other.address() as AddressInfo).port;
});

afterAll(async () => {
  other.close();
  await Promise.all(servers.map((server) => server.kill() && once(server, 'exit')));
});

/** Runs `npm run serve` and returns the URL that it prints, and a function that returns all that it has printed. */
function serve(port: number): Promise<{ url: string; printed(): string }> {
  const [program = '', ...args] = script('scripts/serve.ts', '--no-open', '--port', String(port));
  const server = spawn(program, args, { cwd: projectDir, stdio: ['ignore', 'pipe', 'pipe'] });
  servers.push(server);
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, url] = /The site is served at (\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve({ url, printed: () => output });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
}

it('npm run serve takes another port if its own is in use, and says so', async () => {
  const { url, printed } = await serve(taken);
  const { port, pathname } = new URL(url);
  expect([Number(port), pathname]).toEqual([expect.any(Number), brand.basePath]);
  // The message is on another stream than the URL, and can be read after it.
  await vi.waitFor(() => expect(printed()).toContain(`Port ${taken} is in use, so the site is served on ${port}.`));
  expect((await fetch(url)).status).toBe(200);
});

it('npm run serve takes the wanted port if it is free, without a word about it', async () => {
  const port = await detectPort(taken + 20);
  const { url, printed } = await serve(port);
  expect(new URL(url).port).toBe(String(port));
  expect(printed()).not.toContain('in use');
});
