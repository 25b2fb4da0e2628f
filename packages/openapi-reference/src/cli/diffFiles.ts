import { existsSync } from 'node:fs';
import path from 'node:path';

import { buildError, NEXT, projectPath, readVersions } from '@api-docs/kit/node';
import { diffFacts } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { versionFile } from '../pageFiles';
import { apiChangeList } from './apiChangeList';

/** Returns the OpenAPI file that a docs version or a path means, relative to the project. */
function fileOf(siteDir: string, files: ApiFiles, name: string): string {
  const versions = [NEXT, ...readVersions(siteDir)];
  const file = versions.includes(name) ? versionFile(files, name) : projectPath(siteDir, path.resolve(name));
  if (existsSync(path.join(siteDir, file))) return file;
  throw buildError({
    file: name,
    problem: 'no docs version and no file has this name',
    expected: `the path of an OpenAPI file, or ${versions.join(', ')}`,
    found: `no ${file}`,
    remedy: 'compare two versions or files, for example openapi.old.yaml next',
  });
}

/**
 * Compares two OpenAPI files.
 *
 * @param siteDir absolute path of the project
 * @param names of the older and the newer one: docs versions, or paths from the working directory
 * @returns the changes as Markdown, and whether one of them breaks callers
 * @throws if there is no such file, or one is invalid
 */
export function diffFiles(
  siteDir: string,
  files: ApiFiles,
  ...[older, newer]: [string, string]
): { report: string; isBreaking: boolean } {
  const facts = (name: string) => files.facts(fileOf(siteDir, files, name));
  const changes = diffFacts(facts(older), facts(newer), files.successors(), files.options.deprecation.state);
  return {
    report: `# API changes from ${older} to ${newer}\n\n${apiChangeList(changes, 2)}`,
    isBreaking: changes.some(({ kind }) => kind === 'breaking'),
  };
}
