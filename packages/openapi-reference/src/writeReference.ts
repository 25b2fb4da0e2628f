import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { unknownKeys } from '@api-docs/openapi-facts/checkContract';
import { listFiles } from '@api-docs/kit/paths';
import { writeFile } from '@api-docs/kit/writeFile';

import type { ApiFiles } from './apiFiles';
import { writeMoves } from './moves';
import { VALIDATORS_FOLDER, writeValidators } from './validators';
import { writeDownloads } from './downloads';
import { writePages } from './pages/writePages';

/** What the build says about the OpenAPI file each time, relative to the project. */
export const WARNINGS_FILE = 'generated/warnings.txt';

/** Makes a folder equal to another one. Equal files stay, so that `npm start` does not load them again. */
function replaceFolder(folder: string, by: string): void {
  for (const file of existsSync(folder) ? listFiles(folder) : []) {
    if (!existsSync(path.join(by, file))) rmSync(path.join(folder, file));
  }
  for (const file of listFiles(by)) {
    const [source, target] = [path.join(by, file), path.join(folder, file)];
    if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(source, target);
  }
}

/**
 * Writes the files of `generated/` that Docusaurus reads: reference pages, downloads, validators and moves; and
 * {@link WARNINGS_FILE}. Other files there are deleted.
 *
 * @throws if the OpenAPI file is invalid, the OpenAPI plugin fails, or a page is missing or left over; then no file changes
 */
export async function writeReference(siteDir: string, files: ApiFiles): Promise<void> {
  mkdirSync(path.join(siteDir, '.cache'), { recursive: true });
  const stage = mkdtempSync(path.join(siteDir, '.cache/generated-'));
  try {
    await writePages(siteDir, files, stage);
    writeDownloads(stage, files);
    writeValidators(stage, files);
    writeMoves(stage, files);
    writeFile(path.join(stage, WARNINGS_FILE), unknownKeys(files.document(files.options.file)).join('\n'));
    replaceFolder(path.join(siteDir, 'generated'), path.join(stage, 'generated'));
    // Scripts import from it by name, also if no operation has anything to fill in.
    mkdirSync(path.join(siteDir, VALIDATORS_FOLDER), { recursive: true });
  } finally {
    rmSync(stage, { recursive: true });
  }
}
