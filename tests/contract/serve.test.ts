import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, it, onTestFinished, vi } from 'vitest';

import { brand } from '../../brand.config';
import { projectDir, script } from '../../scripts/lib/run';

it('npm run serve takes another port if its own is in use, and says so', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port: taken } = other.address() as AddressInfo;
  const [program = '', ...args] = script('scripts/serve.ts', '--no-open', '--port', String(taken));
  const server = spawn(program, args, { cwd: projectDir, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    other.close();
    if (server.kill()) await once(server, 'exit');
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const url = await vi.waitUntil(() => /directory at: (\S+)/.exec(printed)?.[1], { timeout: 60_000 });
  const { port, pathname } = new URL(url);
  expect(pathname).toBe(brand.basePath);
  expect(printed).toContain(`Port ${taken} is in use, so the site is served on ${port}.`);
  // The URL is printed just before the server listens.
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200));
});
