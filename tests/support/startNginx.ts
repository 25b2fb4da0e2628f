import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';

/** A running nginx. */
interface NginxServer {
  /** On the loopback interface. */
  port: number;
  /** Stops it with all its workers. */
  stop(): Promise<void>;
}

/** Started by root, the workers would otherwise run as a user that may not be able to read the folder. */
const AS_ROOT = process.getuid?.() === 0 ? ' user root;' : '';

/**
 * Starts Debian's nginx on a free port, once `configure` has written `nginx.conf`, given a value of `listen` such as
 * `127.0.0.1:8400`. It inherits the open port, which nothing else can take, and on which requests wait until nginx has started:
 * https://nginx.org/en/docs/control.html#upgrade
 */
export async function startNginx(
  folder: string,
  configure: (listen: string) => void | Promise<void>,
): Promise<NginxServer> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await configure(`127.0.0.1:${port}`);
  const logFile = path.join(folder, 'nginx.log');
  const log = openSync(logFile, 'w');
  const options = ['-p', folder, '-c', 'nginx.conf', '-g', `daemon off;${AS_ROOT}`];
  // Node does not document where the file descriptor is.
  const { fd } = (holder as Server & { _handle: { fd: number } })._handle;
  const env = { ...process.env, NGINX: '3;' };
  const nginx = spawn('/usr/sbin/nginx', options, { stdio: ['ignore', log, log, fd], env });
  closeSync(log);
  holder.close();
  const ended = once(nginx, 'close');
  await fetch(`http://127.0.0.1:${port}/`).catch(() => ended);
  if (nginx.exitCode !== null) throw new Error(`nginx does not start\n${readFileSync(logFile, 'utf8')}`);
  const stop = async () => {
    nginx.kill();
    await ended;
  };
  return { port, stop };
}
