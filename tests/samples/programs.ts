/** Finds the programs of pages and writes them to disk. A program imports the helper that the introduction shows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { projectDir } from '../../scripts/lib/run';
import { pythonWithRequests } from '../../scripts/test/programs';
import type { PrintedCode } from '../support/builtSamples';
import { interpretersOf, writeCode, type SampleCommands } from './sampleRunners';

/** A program of a page with its helper. */
export interface Program {
  /** Unique name of a folder, for example `toxicity_gate-py-3`. */
  id: string;
  page: string;
  /** Name of the file, for example `toxicity_gate.py`. */
  file: string;
  code: string;
  helper: PrintedCode;
  /** What it prints, if the page shows that. */
  output?: string;
}

/** Example: `from metrics_api import CallFailed`. */
const HELPER_IMPORT = /^from (metrics_api) import|^import .* from "\.\/(metrics-api\.mts)";/m;

/** Title of a block with the output of the programs before it. */
const OUTPUT = 'Output';

/**
 * Timeout and pauses of the helper, in Python and TypeScript, and shorter ones. A busy machine answers later than a second, so
 * only runs without `API_ANSWERS` have the short timeout.
 */
const WAITS: readonly (readonly [RegExp, string])[] = [
  [/^TIMEOUT = 30 /m, 'TIMEOUT = 30 if os.environ.get("API_ANSWERS") else 1 '],
  [/^PAUSES = \(1, 2, 4\) /m, 'PAUSES = (0.01, 0.02, 0.04) '],
  [/^const TIMEOUT = 30_000;/m, 'const TIMEOUT = process.env.API_ANSWERS ? 30_000 : 1_000;'],
  [/^const PAUSES = \[1_000, 2_000, 4_000\];/m, 'const PAUSES = [10, 20, 40];'],
];

function helperName(code: string): string | undefined {
  const [, python, typescript] = HELPER_IMPORT.exec(code) ?? [];
  return python === undefined ? typescript : `${python}.py`;
}

/** For example `docs/next`; `docs` for pages of the latest version. */
function versionOf(page: string): string {
  return /^docs\/(?:next|v\d[^/]*)(?=\/)/.exec(page)?.[0] ?? 'docs';
}

/**
 * Lists the different programs among the code blocks of all pages. The version of each must show the helper that it
 * imports.
 */
export function findPrograms(blocks: readonly PrintedCode[]): Program[] {
  const found = new Map<string, Program>();
  for (const [index, { page, title, code }] of blocks.entries()) {
    const name = helperName(code);
    if (name === undefined || !/\.(py|mts)$/.test(title)) continue;
    const helper = blocks.find((block) => block.title === name && versionOf(block.page) === versionOf(page));
    if (!helper) throw new Error(`${page}: ${title} imports ${name}, which no page of its version shows`);
    const next = blocks
      .slice(index + 1)
      .find((block) => block.page !== page || helperName(block.code) === undefined || !/\.(py|mts)$/.test(block.title));
    const output = next?.page === page && next.title === OUTPUT ? { output: next.code } : {};
    const key = [title, code, helper.code].join('\n');
    if (!found.has(key)) {
      const id = `${title.replace('.', '-')}-${found.size}`;
      found.set(key, { id, page, file: title, code, helper, ...output });
    }
  }
  return [...found.values()];
}

/** Lists the different helpers among the code blocks of all pages. */
export function findHelpers(blocks: readonly PrintedCode[]): PrintedCode[] {
  const helpers = blocks.filter(({ title }) => title === 'metrics_api.py' || title === 'metrics-api.mts');
  return [...new Map(helpers.map((helper) => [helper.title + helper.code, helper])).values()];
}

/** Shortens the timeout and the pauses of the helper. */
export function withShortWaits({ title, code }: PrintedCode): string {
  const changed = WAITS.filter(([pattern]) => pattern.test(code));
  if (changed.length !== 2) throw new Error(`${title} has no timeout and pauses of the expected form:\n${code}`);
  return changed.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), code);
}

/** Folder of the programs with short waits. */
export const programsDir = path.join(projectDir, '.cache', 'programs');

/** Programs that are ready to run. */
export interface RunnablePrograms {
  commands: SampleCommands;
  /** By id, the folder in which a program runs. */
  folders: ReadonlyMap<string, string>;
}

/**
 * Writes each program with its helper to an empty folder outside of the project, as a reader has them, and returns the printed
 * commands: Node runs TypeScript by itself, an older one with tsx.
 */
export function writeAsPrinted(programs: readonly Program[]): RunnablePrograms & { dir: string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'programs-'));
  const python = [pythonWithRequests() ?? 'python3', '-W', 'error'];
  const readsTypes = Boolean((process.features as { typescript?: string }).typescript);
  // By its address, because the folder has no packages.
  const node = [process.execPath, ...(readsTypes ? [] : ['--import', import.meta.resolve('tsx')])];
  const commandOf = (file: string) => [...(file.endsWith('.py') ? python : node), file];
  const folders = new Map(programs.map(({ id }) => [id, path.join(dir, id)]));
  for (const { id, file, code, helper } of programs) {
    writeCode(path.join(dir, id, helper.title), helper.code);
    writeCode(path.join(dir, id, file), code);
  }
  return { commands: new Map(programs.map(({ id, file }) => [id, commandOf(file)])), folders, dir };
}

/** The name of a score that is not documented. Example: `const FIELD = "?";` */
const UNKNOWN_FIELD = /^((?:const )?FIELD = )"\?"/m;

/** Returns whether a reader has to fill in the name of a score. */
export function hasUnknownField({ code }: Program): boolean {
  return UNKNOWN_FIELD.test(code);
}

/** Writes programs with helpers whose waits are short. A name of a score that readers fill in is that of a field. */
export async function writeWithShortWaits(programs: readonly Program[], field: string): Promise<RunnablePrograms> {
  rmSync(programsDir, { recursive: true, force: true });
  const files = programs.map(({ id, file, code, helper }) => {
    writeCode(path.join(programsDir, id, helper.title), withShortWaits(helper));
    return writeCode(path.join(programsDir, id, file), code.replace(UNKNOWN_FIELD, `$1"${field}"`));
  });
  const commands = await interpretersOf(files);
  return {
    commands: new Map(programs.map(({ id }, index) => [id, commands[index] ?? []])),
    folders: new Map(programs.map(({ id }) => [id, path.join(programsDir, id)])),
  };
}
