import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

import { brand } from '../../brand.config';
import { docusaurus, projectDir } from './run';

/** Returns the first free port on the loopback interface, starting with `wanted`. */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(wanted + 1)));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(wanted)));
  });
}

/** A running server of the built site. */
interface SiteServer {
  /** URL with the base path. */
  url: string;
  process: ChildProcess;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves the built site with `docusaurus serve` on the first free port from 3000.
 *
 * @returns the server, once it answers
 * @throws if the site is not built, or the server does not answer within 20 s
 */
export async function serveSite(): Promise<SiteServer> {
  if (!existsSync(path.join(projectDir, 'build/index.html'))) {
    throw new Error('build/index.html: the site is not built\n  remedy: run npm run build first');
  }
  const port = await freePort(3000);
  const url = `http://localhost:${port}${brand.basePath}`;
  const [program = '', ...args] = docusaurus('serve', '--no-open', '--port', String(port), '--host', 'localhost');
  const server = spawn(program, args, { cwd: projectDir, stdio: 'ignore' });
  const deadline = Date.now() + 20_000;
  while (!(await answers(url))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      server.kill();
      throw new Error(`the server at ${url} did not answer within 20 s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, process: server };
}
