import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

import { script } from '../../scripts/lib/run';
import { processTree, TICKS_PER_SECOND } from '../builds/measureBuild';

/** A running `npm start`. */
export interface DevServer {
  /** URL of the site with the base path. */
  url: string;
  /** Returns the processor time of its running processes in seconds. Linux only. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

function processSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time of the process, then of its ended children.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    // The process has ended.
    return 0;
  }
}

/**
 * Starts the development server of a project.
 *
 * @param siteDir absolute path of the project
 * @param url of the site with the base path
 */
export function startDevServer(siteDir: string, url: string): DevServer {
  const [program = '', ...args] = script('scripts/start.ts', '--no-open', '--port', new URL(url).port);
  const server = spawn(program, args, { cwd: siteDir, stdio: 'ignore' });
  return {
    url,
    processorSeconds: () => processTree(server.pid ?? 0).reduce((sum, pid) => sum + processSeconds(pid), 0),
    stop: async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}
