/** Checks samples with the formatter, the linter and the strict compiler of their language. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { compiler } from '../../scripts/lib/compiler';
import { mustRun, projectDir, run } from '../../scripts/lib/run';
import { GO_ENV } from './sampleRunners';

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
export async function typeErrors(dir: string, lib: readonly string[]): Promise<string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?ts$/.test(file));
  const options = [
    ...['--ignoreConfig', '--strict', '--noUnusedLocals', '--noEmit', '--skipLibCheck'],
    // Node runs TypeScript files as they are: https://nodejs.org/api/typescript.html#type-stripping
    ...['--allowImportingTsExtensions', '--erasableSyntaxOnly'],
    ...['--target', 'es2022', '--module', 'nodenext', '--lib', lib.join()],
    ...['--types', 'node', '--typeRoots', path.join(projectDir, 'node_modules/@types')],
  ];
  return (await run(compiler(...options, ...files), { cwd: dir, capture: true })).output;
}
