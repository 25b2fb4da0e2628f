import { createServer, type AddressInfo, type Server } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { freePort } from '../../../scripts/freePort';

let server: Server;

beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
});

function takenPort(): number {
  return (server.address() as AddressInfo).port;
}

describe('freePort', () => {
  it('goes on to a later port when the wanted one is taken', async () => {
    const taken = takenPort();
    expect(await freePort(taken)).toBeGreaterThan(taken);
  });

  it('gives the wanted port when it is free', async () => {
    const port = takenPort();
    await new Promise((resolve) => server.close(resolve));
    expect(await freePort(port)).toBe(port);
  });

  it('leaves the port that it found open for its caller', async () => {
    const port = await freePort(takenPort());
    const caller = createServer();
    await expect(
      new Promise<void>((resolve, reject) => caller.once('error', reject).listen(port, '127.0.0.1', resolve)),
    ).resolves.toBeUndefined();
    caller.close();
  });
});
