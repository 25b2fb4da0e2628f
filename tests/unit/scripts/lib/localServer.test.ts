import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { freePort, reportPort } from '../../../../scripts/lib/localServer';

/** Many containers have no IPv6. */
const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));
/** Each server, or pair of servers, that takes a port. */
const HOSTS = [['127.0.0.1'], ['0.0.0.0'], ...(hasIPv6 ? [['::1'], ['::'], ['127.0.0.1', '::1']] : [])];

const servers: Server[] = [];

async function listen(port: number, host?: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

describe('freePort', () => {
  it.each(HOSTS)('returns another port if servers listen on %j', async (...hosts) => {
    const taken = await listen(0, hosts[0]);
    for (const host of hosts.slice(1)) await listen(taken, host);
    const free = await freePort(taken);
    expect(free).not.toBe(taken);
    for (const host of hosts) expect(await listen(free, host)).toBe(free);
  });

  it('passes over all of several taken ports in a row', async () => {
    const first = await listen(0);
    const second = await freePort(first + 1);
    await listen(second);
    expect([first, second]).not.toContain(await freePort(first));
  });

  it('returns the wanted port if it is free', async () => {
    const taken = await listen(0);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await freePort(taken)).toBe(taken);
  });

  it('returns a port on which servers of all hosts can listen', async () => {
    const port = await freePort(await listen(0));
    expect(await listen(port, '127.0.0.1')).toBe(port);
    if (hasIPv6) expect(await listen(port, '::1')).toBe(port);
  });

  it('returns some port for 0', async () => {
    expect(await freePort(0)).toBeGreaterThan(0);
  });
});

describe('reportPort', () => {
  it.each([
    [
      'names the port in use and the one that was taken',
      3000,
      3001,
      [['Port 3000 is in use, so nginx listens on 3001.']],
    ],
    ['is silent about the wanted port', 3000, 3000, []],
    ['is silent if any port was wanted', 0, 41_234, []],
  ])('%s', (_behavior, wanted, port, lines) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    reportPort('nginx listens', wanted, port);
    expect(warn.mock.calls).toEqual(lines);
  });
});
