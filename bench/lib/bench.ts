import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';

import { projectDir } from '../../scripts/lib/run';

/**
 * Returns the absolute path of the built site to measure.
 *
 * @param folder value of `--site`
 * @throws if nothing is built there
 */
export function siteFolder(folder: string): string {
  const siteDir = path.resolve(projectDir, folder);
  if (!existsSync(path.join(siteDir, 'index.html'))) {
    throw new Error(`${folder}/index.html: the site is not built\n  remedy: run npm run build first`);
  }
  return siteDir;
}

/** Returns the machine's load average over the last minute. */
export function machineLoad(): number {
  return loadavg()[0] ?? 0;
}

/**
 * Describes how busy the machine was. Times mean nothing if other processes used the cores; a bench itself keeps about one
 * busy.
 *
 * @param before load when the bench began
 */
export function describeLoad(before: number): string {
  const after = machineLoad();
  const cores = availableParallelism();
  const text = `Load average of the machine: ${before.toFixed(1)} before, ${after.toFixed(1)} after, on ${cores} cores.`;
  const isBusy = Math.max(before, after - 1) > cores;
  return isBusy ? `${text}\nMEASURED UNDER LOAD: sizes are valid, times are not. Repeat on an idle machine.` : text;
}
