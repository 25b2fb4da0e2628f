import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

import type { Page } from '@playwright/test';

import { processTree, readProcess } from '../../scripts/lib/processTree';
import { script } from '../../scripts/lib/run';
import { TICKS_PER_SECOND } from '../builds/measureBuild';

const TIMEOUT_MS = 120_000;

/** A running `npm start`. */
export interface DevServer {
  /** URL of the site with the base path. */
  url: string;
  /** Returns whether it still runs. */
  isRunning(): boolean;
  /** Opens a page, given its path below the base path, as soon as the server answers. */
  open(page: Page, path: string): Promise<void>;
  /** Returns the processor time of its running processes in seconds. Linux only. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function processSeconds(pid: number): number {
  const stat = readProcess(pid, 'stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // User and system time of the process, then of its ended children.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

/** Example: `[SUCCESS] Docusaurus website is running at: http://localhost:3000/docs/`. */
const RUNNING_AT = /running at: \S*?(http:\/\/[^\s"\u001b]+)/;

/** Waits until Docusaurus prints its URL, which it does before it compiles. */
function printedUrl(server: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const url = RUNNING_AT.exec(printed)?.[1];
      if (url === undefined) return;
      server.stdout.off('data', read).resume();
      resolve(url);
    };
    server.stdout.on('data', read);
    server.once('exit', () => reject(new Error(`npm start ended before it printed its URL\n${printed}`)));
  });
}

/**
 * Starts the development server of a project on a free port.
 *
 * @param siteDir absolute path of the project
 * @param env additional environment variables
 */
export async function startDevServer(siteDir: string, env: NodeJS.ProcessEnv = {}): Promise<DevServer> {
  const [program = '', ...args] = script('scripts/start.ts', '--no-open');
  const server = spawn(program, args, {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  const url = await printedUrl(server);
  return {
    url,
    isRunning: () => server.exitCode === null,
    open: async (page, path) => {
      const deadline = Date.now() + TIMEOUT_MS;
      while (!(await answers(url))) {
        if (Date.now() > deadline || server.exitCode !== null) throw new Error(`npm start does not answer at ${url}`);
        await page.waitForTimeout(100);
      }
      await page.goto(url + path, { timeout: TIMEOUT_MS });
      await page.locator('main h1').waitFor({ timeout: TIMEOUT_MS });
    },
    processorSeconds: () => processTree(server.pid ?? 0).reduce((sum, pid) => sum + processSeconds(pid), 0),
    stop: async () => {
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}
