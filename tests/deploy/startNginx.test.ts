import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { bareConfig } from '../../bench/load/drive';
import { projectDir } from '../../scripts/lib/run';
import { startNginx } from '../../scripts/test/startNginx';

const folder = path.join(projectDir, '.cache/start-nginx');
const taken: Server[] = [];

beforeEach(() => {
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  mkdirSync(path.join(folder, 'temp'));
  writeFileSync(path.join(folder, 'files/name'), 'nginx');
});

afterEach(() => {
  for (const server of taken.splice(0)) server.close();
  rmSync(folder, { recursive: true });
});

async function take(listen: string): Promise<void> {
  const [host, port] = listen.split(':');
  const server = createServer().listen(Number(port), host);
  taken.push(server);
  await once(server, 'listening');
}

const configure = (listen: string) => writeFileSync(path.join(folder, 'nginx.conf'), bareConfig(listen));

it('nginx takes the next port if another process has taken the one that was free before', async () => {
  const tried: string[] = [];
  const { port, stop } = await startNginx(folder, 8600, async (listen) => {
    tried.push(listen);
    configure(listen);
    if (tried.length === 1) await take(listen);
  });
  expect(tried).toEqual([expect.any(String), `127.0.0.1:${port}`]);
  expect(await (await fetch(`http://127.0.0.1:${port}/name`)).text()).toBe('nginx');
  await stop();
});

it('two servers that start at the same time get different ports', async () => {
  const other = path.join(folder, 'other');
  mkdirSync(path.join(other, 'temp'), { recursive: true });
  const servers = await Promise.all([
    startNginx(folder, 8600, configure),
    startNginx(other, 8600, (listen) => writeFileSync(path.join(other, 'nginx.conf'), bareConfig(listen))),
  ]);
  expect(new Set(servers.map(({ port }) => port)).size).toBe(2);
  await Promise.all(servers.map(({ stop }) => stop()));
});

it('an error of nginx other than a taken port is reported', async () => {
  const start = startNginx(folder, 8600, (listen) => {
    writeFileSync(path.join(folder, 'nginx.conf'), bareConfig(listen).replace('sendfile on', 'sendfiles on'));
  });
  await expect(start).rejects.toThrow('unknown directive "sendfiles"');
});
