import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectPath } from '@api-docs/kit/files/paths';

/** Absolute path of the project. */
export const projectDir = path.resolve(__dirname, '../..');

/**
 * Returns the files of the project that git does not ignore, committed or not.
 *
 * @param patterns of git, for example `docs` or `*.ts`; without any, all files
 */
export function projectFiles(...patterns: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const files = execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).split('\0').filter(Boolean);
  return files.filter((file) => existsSync(path.join(projectDir, file)));
}

/**
 * Returns the folder of a finished build.
 *
 * @param folder absolute, or relative to the project
 * @throws if the site is not built
 */
export function finishedBuild(folder = 'build'): string {
  const build = path.resolve(projectDir, folder);
  if (existsSync(path.join(build, 'index.html'))) return build;
  const name = projectPath(projectDir, build);
  throw new Error(`${name}/index.html: the site is not built\n  remedy: run npm ci && npm run build there first`);
}

export interface Ended {
  code: number;
  signal?: NodeJS.Signals | undefined;
  /** Its stdout and stderr; empty unless `capture` is set. */
  output: string;
  /** Its stdout alone; empty unless `capture` is set. */
  stdout: string;
}

interface RunOptions {
  /** Working directory; the project by default. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Collects the output instead of printing it. */
  capture?: boolean;
}

/**
 * Runs a command without a shell and waits until it exits.
 *
 * @returns its exit code (1 if a signal ended it) and its output
 * @throws if the program cannot be started
 */
export function run([program = '', ...args]: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { cwd = projectDir, env, capture = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    let stdout = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal: signal ?? undefined, output, stdout }));
  });
}

/** Runs a command that must succeed. Throws if the exit code is not 0, with the command and its captured output. */
export async function mustRun(command: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const ended = await run(command, options);
  const { code, signal, output } = ended;
  const how = signal === undefined ? `exited with code ${code}` : `was ended by ${signal}`;
  if (code !== 0) throw new Error(`${command.join(' ')} ${how}\n${output}`);
  return ended;
}

/**
 * Returns the command line that runs the binary of an installed package with this Node. Throws if the package is not
 * installed or has no binary.
 */
export function tool(packageName: string, ...args: string[]): string[] {
  const folder = path.join(projectDir, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (file === undefined) throw new Error(`node_modules/${packageName}: the package has no binary`);
  return [process.execPath, path.join(folder, file), ...args];
}

/** Returns the command line that runs a TypeScript file. It skips the extra process that the `tsx` binary starts. */
export function script(file: string, ...args: string[]): string[] {
  return [process.execPath, '--import', 'tsx', file, ...args];
}

/** Returns the command line of Docusaurus. */
export function docusaurus(...args: string[]): string[] {
  return tool('@docusaurus/core', ...args);
}

/** Runs a script. If it fails, prints the error message and exits with code 1. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
