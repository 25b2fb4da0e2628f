import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { BROTLI_MODULE } from '../../deploy/nginx/nginxConfig';
import { freePort, reportPort } from '../lib/localServer';
import { ensurePrograms, programFile, type Program } from './programs';

const NGINX_FILE = '/usr/sbin/nginx';

/** nginx as Debian and Ubuntu package it. Other builds have other paths and no static brotli module. */
export const NGINX: readonly Program[] = [
  programFile("Debian's nginx", 'nginx', NGINX_FILE),
  programFile("Debian's brotli module for nginx", 'libnginx-mod-http-brotli-static', BROTLI_MODULE),
];

/** A running nginx. */
export interface NginxServer {
  /** On the loopback interface. */
  port: number;
  /** Stops it with all its workers. */
  stop(): Promise<void>;
}

/** Started by root, the workers would otherwise run as a user that may not be able to read the folder. */
const AS_ROOT = process.getuid?.() === 0 ? ' user root;' : '';

/** Example: `pid temp/nginx.pid;`. nginx writes the file once it listens. */
const PID_FILE = /^pid (.+);/m;

/**
 * Starts nginx with the configuration in a folder.
 *
 * @returns how to stop it, once it listens, or undefined if another process has taken its port
 * @throws with its output if it does not start within 10 s
 */
async function tryStart(folder: string): Promise<(() => Promise<void>) | undefined> {
  const logFile = path.join(folder, 'nginx.log');
  const [, pidFile = ''] = PID_FILE.exec(readFileSync(path.join(folder, 'nginx.conf'), 'utf8')) ?? [];
  const isListening = () => existsSync(path.join(folder, pidFile));
  rmSync(path.join(folder, pidFile), { force: true });
  const log = openSync(logFile, 'w');
  const nginx = spawn(NGINX_FILE, ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${AS_ROOT}`], {
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  const stop = () => {
    nginx.kill();
    return ended;
  };
  const deadline = Date.now() + 10_000;
  while (!isListening()) {
    const output = readFileSync(logFile, 'utf8');
    const isPortTaken = output.includes('Address already in use');
    if (isPortTaken || Date.now() > deadline || nginx.exitCode !== null) {
      await stop();
      if (isPortTaken) return undefined;
      throw new Error(`nginx does not start\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return stop;
}

/**
 * Starts Debian's nginx on the first free port, and installs it if it is missing.
 *
 * @param folder the output of nginx goes to `nginx.log` in it
 * @param wanted first port to try, on the loopback interface
 * @param configure writes `nginx.conf` to the folder, given the value of `listen`, for example `127.0.0.1:8400`
 * @returns the server, once it accepts connections
 * @throws with its output if it does not start within 10 s
 */
export async function startNginx(
  folder: string,
  wanted: number,
  configure: (listen: string) => void | Promise<void>,
): Promise<NginxServer> {
  await ensurePrograms(NGINX, 'scripts/test/startNginx.ts');
  let port = await freePort(wanted);
  for (;;) {
    await configure(`127.0.0.1:${port}`);
    const stop = await tryStart(folder);
    if (stop) {
      reportPort('nginx listens', wanted, port);
      return { port, stop };
    }
    port = await freePort(port + 1);
  }
}
