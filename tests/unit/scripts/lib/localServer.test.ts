import { createServer, type AddressInfo, type Server } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { freePort } from '../../../../scripts/lib/localServer';

let server: Server;
let taken: number;

function listen(port: number): Promise<Server> {
  const listening = createServer();
  return new Promise((resolve, reject) => {
    listening.once('error', reject).listen(port, '127.0.0.1', () => resolve(listening));
  });
}

beforeEach(async () => {
  server = await listen(0);
  taken = (server.address() as AddressInfo).port;
});

afterEach(() => {
  server.close();
});

describe('freePort', () => {
  it('returns a later port if the wanted one is taken', async () => {
    expect(await freePort(taken)).toBeGreaterThan(taken);
  });

  it('returns the wanted port if it is free', async () => {
    await new Promise((resolve) => server.close(resolve));
    expect(await freePort(taken)).toBe(taken);
  });

  it('returns a port on which the caller can listen', async () => {
    const caller = await listen(await freePort(taken));
    expect(caller.listening).toBe(true);
    caller.close();
  });
});
