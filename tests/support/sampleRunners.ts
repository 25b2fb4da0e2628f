/**
 * Writes samples to disk and returns the commands that run them. Only TypeScript is transpiled first, because the Node
 * version of this project cannot run it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

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

/** Writes a sample with a final line break, which the copied code lacks. */
function write(file: string, code: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  return file;
}

function interpreted(samples: readonly RunnableSample[], commandOf: (sample: RunnableSample) => readonly string[]) {
  return Promise.resolve(new Map(samples.map((sample) => [sample.id, commandOf(sample)])));
}

const prepareCurl: PrepareSamples = (samples, dir) =>
  interpreted(samples, ({ id, code }) => ['sh', write(path.join(dir, `${id}.sh`), code)]);

const preparePython: PrepareSamples = (samples, dir) => {
  const python = pythonWithRequests() ?? 'python3';
  return interpreted(samples, ({ id, code }) => [python, '-W', 'error', write(path.join(dir, `${id}.py`), code)]);
};

const prepareTypeScript: PrepareSamples = (samples, dir) =>
  interpreted(samples, ({ id, code }) => {
    write(path.join(dir, `${id}.mts`), code);
    const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    const { outputText } = ts.transpileModule(code, { compilerOptions });
    return [process.execPath, write(path.join(dir, `${id}.mjs`), outputText)];
  });

/** Writes one module with a package for each sample, so that one command builds them all. */
const prepareGo: PrepareSamples = async (samples, dir) => {
  write(path.join(dir, 'go.mod'), 'module samples\n\ngo 1.19');
  for (const { id, code } of samples) write(path.join(dir, id, 'main.go'), code);
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
    const files = [...round].map(([name, { code }]) => write(path.join(folder, `${name}.java`), code));
    await mustRun(['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', folder, ...files], { capture: true });
    for (const [name, { id }] of round) commands.set(id, ['java', ...JAVA_FLAGS, '-cp', folder, name]);
  }
  return commands;
};

const PREPARE = {
  curl: prepareCurl,
  python: preparePython,
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
