import { existsSync } from 'node:fs';
import path from 'node:path';

import { detectPort } from 'detect-port';

import { brand } from '../../brand.config';
import { projectDir } from './run';

/**
 * Returns the first free port, starting with `wanted`, or any free port if `wanted` and the next ten are taken. A port is
 * free if no server listens on it on any interface, over IPv4 or IPv6. Another process can still take it before the
 * caller does, so callers try the next one then.
 */
export function freePort(wanted: number): Promise<number> {
  return detectPort(wanted);
}

/**
 * Prints which port a server took if it is not the wanted one.
 *
 * @param use for example `the site is served`
 */
export function reportPort(use: string, wanted: number, port: number): void {
  if (wanted !== 0 && port !== wanted) console.warn(`Port ${wanted} is in use, so ${use} on ${port}.`);
}

/** Returns whether another server took the port, given the error of Docusaurus, which has Node's error as its cause. */
function isPortTaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code === 'EADDRINUSE';
}

/** Options of `docusaurus serve`. */
interface ServeOptions {
  host?: string;
  /** Opens a browser window. */
  open?: boolean;
}

/**
 * Serves the built site as `docusaurus serve` does, on the first free port, and prints its URL once the server listens.
 *
 * @param wanted first port to try
 * @throws if the site is not built or the server does not start
 */
export async function serveSite(
  wanted: number,
  { host = 'localhost', open = false }: ServeOptions = {},
): Promise<void> {
  if (!existsSync(path.join(projectDir, 'build/index.html'))) {
    throw new Error('build/index.html: the site is not built\n  remedy: run npm run build first');
  }
  // Imported now, because other users of this module do not need the bundler.
  const { serve } = await import('@docusaurus/core/lib/index.js');
  // If another server took the port a moment ago, Docusaurus prints that and ends this process without an exit code.
  process.exitCode = 1;
  let port = await freePort(wanted);
  for (;;) {
    try {
      await serve(projectDir, { port: String(port), host, open });
      break;
    } catch (error) {
      if (!isPortTaken(error)) throw error;
      port = await freePort(port + 1);
    }
  }
  process.exitCode = undefined;
  reportPort('the site is served', wanted, port);
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  console.log(`\nThe site is served at http://${shownHost}:${port}${brand.basePath}\nPress Ctrl+C to stop.`);
}
