/** Writes samples to disk and returns the commands that run them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build, buildSync } from 'esbuild';

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

/** Returns the command that runs a program in Python or TypeScript with its own modules, or a shell script. */
export function interpreterOf(file: string): readonly string[] {
  if (file.endsWith('.sh')) return ['sh', file];
  if (file.endsWith('.py')) return [pythonWithRequests() ?? 'python3', '-W', 'error', file];
  // The oldest supported Node cannot run TypeScript, and a loader takes longer than the program.
  const outfile = file.replace(/\.ts$/, '.mjs');
  buildSync({ entryPoints: [file], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  return [process.execPath, outfile];
}

const interpreted =
  (extension: string): PrepareSamples =>
  (samples, dir) => {
    const commandOf = ({ id, code }: RunnableSample) => interpreterOf(writeCode(path.join(dir, id + extension), code));
    return Promise.resolve(new Map(samples.map((sample) => [sample.id, commandOf(sample)])));
  };

/** Compiles samples without their types, because each start of a compiler takes longer than a sample. */
const prepareTypeScript: PrepareSamples = async (samples, dir) => {
  const entryPoints = samples.map(({ id, code }) => writeCode(path.join(dir, `${id}.mts`), code));
  await build({ entryPoints, outbase: dir, outdir: dir, outExtension: { '.js': '.mjs' }, format: 'esm' });
  return new Map(samples.map(({ id }) => [id, [process.execPath, path.join(dir, `${id}.mjs`)]]));
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
  typescript: prepareTypeScript,
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
