import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

import { processTree } from '../lib/processTree';

/** Ends the commands that this process started, because they could write into a folder while it is removed. */
function endCommands(): void {
  for (const pid of processTree(process.pid).slice(1)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

/**
 * Creates a temporary folder. This process removes it when it ends: after an error and after Ctrl+C, too.
 *
 * @param keep whether to print the path at the end instead
 * @returns absolute path
 */
export function temporaryFolder(prefix: string, keep: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  process.once('exit', () => {
    if (keep) console.log(`Kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endCommands();
      process.exit(128 + constants.signals[signal]);
    });
  }
  return folder;
}
