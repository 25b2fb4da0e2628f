import { fileURLToPath } from 'node:url';

import { projectPath } from '../plugins/projectPath';
import { printFindings } from './gates/printFindings';
import type { ReportedFinding } from './gates/reportedFinding';
import { spellingFindings } from './gates/spellingFindings';
import { main, projectDir } from './run';

main(async () => {
  const { lint } = await import('cspell/application');
  const findings: ReportedFinding[] = [];
  const { files } = await lint(
    [],
    { root: projectDir, showSuggestions: true, progress: false },
    {
      issue: ({ uri, text, row, col, isFlagged, suggestions }) => {
        const file = projectPath(projectDir, fileURLToPath(uri ?? ''));
        findings.push(...spellingFindings(file, [{ text, row, col, isFlagged, suggestions }]));
      },
      error: (message, error) => {
        throw new Error(`${message}: ${error.message}`);
      },
    },
  );
  printFindings(findings, `${files} files spelled (cspell.json, project-words.txt)`);
});
