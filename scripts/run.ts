import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, absolute. */
export const projectDir = path.resolve(__dirname, '..');

/** How a command ended. */
export interface Ended {
  code: number;
  /** What it printed, both streams, when `capture` was asked for. */
  output: string;
}

interface RunOptions {
  /** Folder to run in; the project's by default. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Collect the output instead of showing it. */
  capture?: boolean;
  /** Show the output as well while it is collected. */
  echo?: boolean;
}

/**
 * Runs a command to its end, without a shell.
 *
 * @param command program and arguments
 * @returns its exit code (1 when a signal ended it) and its output
 * @throws when the program cannot be started
 */
export function run([program = '', ...args]: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { cwd = projectDir, env, capture = false, echo = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const collect = (own: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (echo) own.write(chunk);
    };
    child.stdout?.on('data', collect(process.stdout));
    child.stderr?.on('data', collect(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command that must succeed.
 *
 * @throws with the command and, when captured, its output, if it ends with another code than 0
 */
export async function mustRun(command: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const ended = await run(command, options);
  if (ended.code !== 0) throw new Error(`${command.join(' ')} ended with code ${ended.code}\n${ended.output}`);
  return ended;
}

/**
 * Makes the command line of a program that the project installed, run by this Node.
 *
 * @param packageName for example `eslint`
 * @param args its arguments
 * @throws when the package is not installed or has no program
 */
export function tool(packageName: string, ...args: string[]): string[] {
  const folder = path.join(projectDir, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (file === undefined) throw new Error(`node_modules/${packageName}: the package has no program`);
  return [process.execPath, path.join(folder, file), ...args];
}

/**
 * Returns the command line of a script of this project, without the second process that the program `tsx` starts.
 *
 * @param file for example `scripts/build.ts`
 */
export function script(file: string, ...args: string[]): string[] {
  return [process.execPath, '--import', 'tsx', file, ...args];
}

/** @returns the command line of Docusaurus */
export function docusaurus(...args: string[]): string[] {
  return tool('@docusaurus/core', ...args);
}

/** Ends the process with a message when a script's work fails. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
