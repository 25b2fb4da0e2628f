import { createServer } from 'node:net';

/**
 * Finds a port on the loopback interface that nobody listens on.
 *
 * @param wanted the port to try first
 * @returns the wanted port, or the next free one after it
 */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(wanted + 1)));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(wanted)));
  });
}
