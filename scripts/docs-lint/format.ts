import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectDir } from '../lib/run';
import type { GateOptions, ReportedFinding } from './finding';
import { printFindings } from './printFindings';

/** Globs of the files that writers edit besides pages. `npm run lint` checks the format of all other files. */
export const WRITTEN = [
  ...['**/*.md', 'docs/**/*.json', 'versioned_docs/**/*.json', 'blog/**/*.yml', 'moved.yaml'],
  'openapi/**/*.yaml',
];

const FORMAT = {
  name: 'format',
  level: 'style',
  why: 'Prettier formats all files the same way, so that a diff shows only real changes.',
  remedy: 'Run npm run lint:docs -- --fix.',
} as const;

/** Returns the first line of a file that Prettier would change, or undefined if the file is formatted. */
export function unformattedLine(file: string, source: string, formatted: string): ReportedFinding | undefined {
  if (source === formatted) return undefined;
  const [is, should] = [source.split('\n'), formatted.split('\n')];
  const index = is.findIndex((line, at) => line !== should[at]);
  const at = index < 0 ? is.length : index;
  return {
    file,
    line: at + 1,
    rule: FORMAT,
    found: JSON.stringify(is[at] ?? 'the end of the file'),
    expected: JSON.stringify(should[at] ?? 'the end of the file'),
  };
}

function gitFiles(...args: string[]): string[] {
  return execFileSync('git', ['ls-files', '-z', ...args], { cwd: projectDir, encoding: 'utf8' }).split('\0');
}

/** Lists tracked and new files, without those that are deleted but still in the index. */
function writtenFiles(): string[] {
  const deleted = gitFiles('--deleted');
  const globs = WRITTEN.map((glob) => `:(glob)${glob}`);
  return gitFiles('--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...globs).filter(
    (file) => file !== '' && !deleted.includes(file),
  );
}

/** Checks the format of the files that writers edit, or formats them. */
export async function lintFormat({ fix }: GateOptions): Promise<void> {
  const prettier = await import('prettier');
  const ignorePath = path.join(projectDir, '.prettierignore');
  const files = writtenFiles();
  const findings = await Promise.all(
    files.map(async (file) => {
      const filepath = path.join(projectDir, file);
      const { ignored, inferredParser } = await prettier.getFileInfo(filepath, { ignorePath });
      if (ignored || inferredParser === null) return undefined;
      const source = readFileSync(filepath, 'utf8');
      const formatted = await prettier.format(source, { ...(await prettier.resolveConfig(filepath)), filepath });
      if (fix && formatted !== source) writeFileSync(filepath, formatted);
      return fix ? undefined : unformattedLine(file, source, formatted);
    }),
  );
  printFindings(
    findings.filter((finding) => finding !== undefined),
    `${files.length} files formatted (.prettierrc.json)`,
  );
}
