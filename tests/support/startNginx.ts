import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { detectPort } from 'detect-port';

/** A running nginx. */
interface NginxServer {
  /** On the loopback interface. */
  port: number;
  /** Stops it with all its workers. */
  stop(): Promise<void>;
}

/** Started by root, the workers would otherwise run as a user that may not be able to read the folder. */
const AS_ROOT = process.getuid?.() === 0 ? ' user root;' : '';

const START_TIMEOUT_MS = 10_000;

/**
 * Starts Debian's nginx on a free port, once `configure` has written `nginx.conf`, given a value of `listen` such as
 * `127.0.0.1:8400`.
 */
export async function startNginx(
  folder: string,
  configure: (listen: string) => void | Promise<void>,
): Promise<NginxServer> {
  // Suites start their servers at the same time, so each looks for a free port elsewhere.
  const port = await detectPort(8400 + Math.floor(Math.random() * 1000));
  await configure(`127.0.0.1:${port}`);
  const logFile = path.join(folder, 'nginx.log');
  const log = openSync(logFile, 'w');
  const options = ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${AS_ROOT}`];
  const nginx = spawn('/usr/sbin/nginx', options, { stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = once(nginx, 'close');
  const stop = async () => {
    nginx.kill();
    await ended;
  };
  const isListening = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening())) {
    if (nginx.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx does not start\n${readFileSync(logFile, 'utf8')}`);
    }
    await sleep(50);
  }
  return { port, stop };
}
