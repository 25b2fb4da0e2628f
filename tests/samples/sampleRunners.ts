/** Writes samples to disk and returns the commands that run them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { pythonWithRequests } from '../../scripts/test/programs';
import { mustRun, projectDir, run, type Ended } from '../../scripts/lib/run';

/** A sample to run. */
export interface RunnableSample {
  /** Unique file name, for example `metrics-v4alpha-pii-3`. */
  id: string;
  code: string;
}

/** Commands by sample id. */
export type SampleCommands = ReadonlyMap<string, readonly string[]>;

type PrepareSamples = (samples: readonly RunnableSample[], dir: string) => Promise<SampleCommands>;

/** Example: `public class Faithfulness {`. */
const JAVA_CLASS = /^public class (\w+)/m;

/** Flags for programs that run for half a second: no optimizing compiler and no concurrent garbage collector. */
const JAVA_FLAGS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Environment of Go's tools, without downloads: the samples use only the standard library. */
export const GO_ENV = { GOFLAGS: '-mod=mod', GOPROXY: 'off', GOWORK: 'off', CGO_ENABLED: '0' };

/** Writes a program with a final line break, which the copied code lacks. Returns its file. */
export function writeCode(file: string, code: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  return file;
}

/**
 * Returns the commands that run programs in Python or TypeScript with their own modules, or shell scripts. The oldest supported
 * Node cannot run TypeScript, so one start of a compiler, which leaves out the types, takes all files.
 */
export async function interpretersOf(files: readonly string[]): Promise<(readonly string[])[]> {
  const entryPoints = files.filter((file) => /\.m?ts$/.test(file));
  // Writes each beside its source.
  const output = { outbase: '/', outdir: '/', outExtension: { '.js': '.mjs' }, logLevel: 'error' } as const;
  await build({ ...output, entryPoints, bundle: true, platform: 'node', format: 'esm' });
  const python = [pythonWithRequests() ?? 'python3', '-W', 'error'];
  return files.map((file) => {
    if (file.endsWith('.sh')) return ['sh', file];
    return file.endsWith('.py') ? [...python, file] : [process.execPath, file.replace(/\.m?ts$/, '.mjs')];
  });
}

const interpreted =
  (extension: string): PrepareSamples =>
  async (samples, dir) => {
    const commands = await interpretersOf(
      samples.map(({ id, code }) => writeCode(path.join(dir, id + extension), code)),
    );
    return new Map(samples.map(({ id }, index) => [id, commands[index] ?? []]));
  };

/** Writes one module with a package for each sample, so that one command builds them all. */
const prepareGo: PrepareSamples = async (samples, dir) => {
  writeCode(path.join(dir, 'go.mod'), 'module samples\n\ngo 1.19');
  for (const { id, code } of samples) writeCode(path.join(dir, id, 'main.go'), code);
  await mustRun(['go', 'build', '-o', 'bin/', './...'], { cwd: dir, capture: true, env: GO_ENV });
  return new Map(samples.map(({ id }) => [id, [path.join(dir, 'bin', id)]]));
};

/** Groups samples into as few rounds as possible, so that class names are unique in each round. */
function roundsOfClasses(samples: readonly RunnableSample[]): Map<string, RunnableSample>[] {
  const rounds: Map<string, RunnableSample>[] = [];
  for (const sample of samples) {
    const name = JAVA_CLASS.exec(sample.code)?.[1];
    if (name === undefined) throw new Error(`${sample.id}: no public class in\n${sample.code}`);
    const free = rounds.find((round) => !round.has(name));
    if (free) free.set(name, sample);
    else rounds.push(new Map([[name, sample]]));
  }
  return rounds;
}

const prepareJava: PrepareSamples = async (samples, dir) => {
  const commands = new Map<string, readonly string[]>();
  for (const [index, round] of roundsOfClasses(samples).entries()) {
    const folder = path.join(dir, `round-${index}`);
    const files = [...round].map(([name, { code }]) => writeCode(path.join(folder, `${name}.java`), code));
    await mustRun(['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', folder, ...files], { capture: true });
    for (const [name, { id }] of round) commands.set(id, ['java', ...JAVA_FLAGS, '-cp', folder, name]);
  }
  return commands;
};

const PREPARE = {
  curl: interpreted('.sh'),
  python: interpreted('.py'),
  typescript: interpreted('.mts'),
  go: prepareGo,
  java: prepareJava,
} satisfies Record<string, PrepareSamples>;

export type RunnableLanguage = keyof typeof PREPARE;

/** Returns the folder for the samples of a language. Test files that run at the same time need a suite of their own. */
export function sampleDir(language: RunnableLanguage, suite = 'samples'): string {
  return path.join(projectDir, '.cache', suite, language);
}

/**
 * Empties the folder of a language, then writes and compiles its samples. An error or a warning of the compiler is thrown.
 */
export async function prepareSamples(
  language: RunnableLanguage,
  samples: readonly RunnableSample[],
  suite?: string,
): Promise<SampleCommands> {
  const dir = sampleDir(language, suite);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return PREPARE[language](samples, dir);
}

/** Runs a sample with UTF-8, without a proxy, with the key in `API_KEY` and other variables, in a folder. */
export function runSample(
  command: readonly string[],
  key: string,
  { env = {}, cwd }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Ended> {
  const direct = { http_proxy: undefined, HTTP_PROXY: undefined, all_proxy: undefined, ALL_PROXY: undefined };
  const variables = { ...direct, API_BASE: undefined, LC_ALL: 'C.UTF-8', API_KEY: key, ...env };
  return run(command, { capture: true, env: variables, ...(cwd === undefined ? {} : { cwd }) });
}
