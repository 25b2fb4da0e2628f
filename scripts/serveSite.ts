import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { freePort } from './freePort';
import { docusaurus, projectDir } from './run';

/** A running server of the built site. */
export interface SiteServer {
  /** Full address with base path. */
  address: string;
  process: ChildProcess;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves the built site on the loopback interface with Docusaurus' own server.
 *
 * @param port the port to try first; the next free one is taken
 * @returns the server, once it answers
 * @throws when there is no build, or the server does not answer within 20 s
 */
export async function serveSite(port = 3000): Promise<SiteServer> {
  if (!existsSync(path.join(projectDir, 'build/index.html'))) {
    throw new Error('build/index.html: the site is not built\n  remedy: run npm run build first');
  }
  const free = await freePort(port);
  const address = `http://localhost:${free}${brand.basePath}`;
  const [program = '', ...args] = docusaurus('serve', '--no-open', '--port', String(free), '--host', 'localhost');
  const server = spawn(program, args, { cwd: projectDir, stdio: 'ignore' });
  const deadline = Date.now() + 20_000;
  while (!(await answers(address))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      server.kill();
      throw new Error(`the server at ${address} did not answer within 20 s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { address, process: server };
}
