/** Reads samples as a careful developer of their language would: with its formatter, its linter, its strict compiler. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { mustRun, projectDir, run } from '../../scripts/run';
import { GO_ENV } from './sampleRunners';

const PRINTER = { getCanonicalFileName: String, getCurrentDirectory: () => projectDir, getNewLine: () => '\n' };

/** @returns the files below a folder that gofmt would write in another way */
export async function unformattedGo(dir: string): Promise<string[]> {
  const { output } = await mustRun(['gofmt', '-l', '.'], { cwd: dir, capture: true });
  return output.split('\n').filter(Boolean);
}

/** @returns what go vet says of the module in a folder; empty when it is content */
export async function vetGo(dir: string): Promise<string> {
  return (await run(['go', 'vet', './...'], { cwd: dir, capture: true, env: GO_ENV })).output;
}

/**
 * Compiles the TypeScript samples of a folder as strictly as the compiler can.
 *
 * @param lib libraries that the code may use beside Node's, for example `['es2023', 'dom']`
 * @returns the compiler's messages; empty when it is content
 */
export function typeErrors(dir: string, lib: readonly string[]): string {
  const files = readdirSync(dir).filter((file) => file.endsWith('.mts'));
  const paths = files.map((file) => path.join(dir, file));
  const program = ts.createProgram(paths, {
    strict: true,
    noUnusedLocals: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: lib.map((name) => `lib.${name}.d.ts`),
    types: ['node'],
    typeRoots: [path.join(projectDir, 'node_modules/@types')],
  });
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), PRINTER);
}
