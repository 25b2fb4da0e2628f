import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

import { BROTLI_MODULE } from '../deploy/nginx/nginxConfig';
import { ensurePrograms } from './ensurePrograms';

const NGINX = '/usr/sbin/nginx';

/** Files that nginx needs here → the packages of Debian and Ubuntu that bring them. */
export const NGINX_PACKAGES = { [NGINX]: 'nginx', [BROTLI_MODULE]: 'libnginx-mod-http-brotli-static' };

/** A running nginx. */
export interface NginxServer {
  /** Ends it, with all its workers. */
  stop(): Promise<void>;
}

/** As root, nginx would hand its workers to a user that may not be able to read the folder. */
const AS_ROOT = process.getuid?.() === 0 ? ' user root;' : '';

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Starts Debian's nginx, which is installed when it is missing.
 *
 * @param folder with `nginx.conf`, which must listen on the port; what nginx prints goes to `nginx.log` in it
 * @param port on the loopback interface
 * @returns once it answers
 * @throws with what it printed when it does not start within 10 s
 */
export async function startNginx(folder: string, port: number): Promise<NginxServer> {
  await ensurePrograms(NGINX_PACKAGES, 'scripts/startNginx.ts');
  const logFile = path.join(folder, 'nginx.log');
  const log = openSync(logFile, 'w');
  const nginx = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${AS_ROOT}`], {
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  const deadline = Date.now() + 10_000;
  while (!(await accepts(port))) {
    if (Date.now() > deadline || nginx.exitCode !== null) {
      nginx.kill();
      throw new Error(`nginx does not answer on port ${port}\n${readFileSync(logFile, 'utf8')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    stop: () => {
      nginx.kill();
      return ended;
    },
  };
}
