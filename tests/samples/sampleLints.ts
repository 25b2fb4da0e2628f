/** Checks samples with the formatter, the linter and the strict compiler of their language. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { mustRun, projectDir, run } from '../../scripts/lib/run';
import { GO_ENV } from './sampleRunners';

const PRINTER = { getCanonicalFileName: String, getCurrentDirectory: () => projectDir, getNewLine: () => '\n' };

/** Returns the files below a folder that gofmt would change. */
export async function unformattedGo(dir: string): Promise<string[]> {
  const { output } = await mustRun(['gofmt', '-l', '.'], { cwd: dir, capture: true });
  return output.split('\n').filter(Boolean);
}

/** Returns the output of go vet for the module in a folder, empty without findings. */
export async function vetGo(dir: string): Promise<string> {
  return (await run(['go', 'vet', './...'], { cwd: dir, capture: true, env: GO_ENV })).output;
}

/**
 * Compiles the TypeScript files below a folder in strict mode, with libraries such as `dom`. Returns the compiler's
 * messages.
 */
export function typeErrors(dir: string, lib: readonly string[]): string {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?ts$/.test(file));
  const paths = files.map((file) => path.join(dir, file));
  const program = ts.createProgram(paths, {
    strict: true,
    // Node runs TypeScript files as they are: https://nodejs.org/api/typescript.html#type-stripping
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
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
