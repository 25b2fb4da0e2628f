import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

import { BROTLI_MODULE } from '../../deploy/nginx/nginxConfig';
import { ensurePrograms, programFile, type Program } from './programs';

const NGINX_FILE = '/usr/sbin/nginx';

/** nginx as Debian and Ubuntu package it. Other builds have other paths and no static brotli module. */
export const NGINX: readonly Program[] = [
  programFile("Debian's nginx", 'nginx', NGINX_FILE),
  programFile("Debian's brotli module for nginx", 'libnginx-mod-http-brotli-static', BROTLI_MODULE),
];

/** A running nginx. */
export interface NginxServer {
  /** Stops it with all its workers. */
  stop(): Promise<void>;
}

/** Started by root, the workers would otherwise run as a user that may not be able to read the folder. */
const AS_ROOT = process.getuid?.() === 0 ? ' user root;' : '';

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Starts Debian's nginx and installs it if it is missing.
 *
 * @param folder with `nginx.conf`, which has to listen on the port; the output of nginx goes to `nginx.log` in it
 * @param port on the loopback interface
 * @returns the server, once it accepts connections
 * @throws with its output if it does not start within 10 s
 */
export async function startNginx(folder: string, port: number): Promise<NginxServer> {
  await ensurePrograms(NGINX, 'scripts/test/startNginx.ts');
  const logFile = path.join(folder, 'nginx.log');
  const log = openSync(logFile, 'w');
  const nginx = spawn(NGINX_FILE, ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${AS_ROOT}`], {
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
