import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { formatFinding } from './gates/formatFinding';
import { printFindings } from './gates/printFindings';
import { main, projectDir } from './run';

/** What writers edit besides pages; `npm run lint` looks at all other files too. */
const WRITTEN = ['*.md', 'docs/*.json', 'versioned_docs/*.json', 'blog/*.yml', 'moved.yaml', 'openapi/*.yaml'];

/** Tracked files and new ones; a file that was deleted and not yet committed is left out. */
function writtenFiles(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...WRITTEN];
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: projectDir, encoding: 'utf8' });
  return execFileSync('git', list, { cwd: projectDir, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !deleted.split('\0').includes(file));
}

main(async () => {
  const prettier = await import('prettier');
  const fix = process.argv.includes('--fix');
  const ignorePath = path.join(projectDir, '.prettierignore');
  const files = writtenFiles();
  const findings = await Promise.all(
    files.map(async (file) => {
      const absolute = path.join(projectDir, file);
      const { ignored, inferredParser } = await prettier.getFileInfo(absolute, { ignorePath });
      if (ignored || inferredParser === null) return undefined;
      const source = readFileSync(absolute, 'utf8');
      const formatted = await prettier.format(source, {
        ...(await prettier.resolveConfig(absolute)),
        filepath: absolute,
      });
      if (fix && formatted !== source) writeFileSync(absolute, formatted);
      return fix ? undefined : formatFinding(file, source, formatted);
    }),
  );
  printFindings(
    findings.filter((finding) => finding !== undefined),
    `${files.length} files formatted (.prettierrc.json)`,
  );
});
