import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { OPERATION_LIST, operationList, REFERENCE_FOLDER } from '../../plugins/api/reference';
import { writeDownloads } from '../../plugins/api/downloads';
import { DIGEST_FOLDER, searchDigest } from '../../plugins/search/searchDigest';
import { writeIcons } from '../../plugins/pages/icons';
import { writeMoves } from '../../plugins/api/translations';
import { writeValidators } from '../../plugins/api/validators';
import { readFrontMatter } from '../../plugins/content/front-matter/readFrontMatter';
import { compareSets } from '../../plugins/lib/compareSets';
import { buildError } from '../../plugins/lib/buildError';
import { docusaurus, mustRun, projectDir } from './run';
import { writeEditorFiles } from './writeEditorFiles';

/** Writes the file from which the search plugin computes the hash in the name of its index. */
function writeSearchDigest(siteDir: string): void {
  const folder = path.join(siteDir, DIGEST_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'digest.md'), `${searchDigest(siteDir)}\n`);
}

function pathsOfGeneratedPages(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.api.mdx'))
    .map((file) => String(readFrontMatter(path.join(folder, file)).slug ?? file));
}

/** Runs the OpenAPI plugin, which writes the pages, and returns its output. */
export type PageWriter = (siteDir: string) => Promise<string>;

const runPlugin: PageWriter = async (siteDir) => {
  const { output } = await mustRun(docusaurus('gen-api-docs', 'all'), { cwd: siteDir, capture: true });
  return output;
};

/** Writes the files of `generated/` that are not pages: downloads, validators, moves and icons. */
export async function writeOtherFiles(
  siteDir: string = projectDir,
  files = openApiFiles(siteDir, brand),
): Promise<void> {
  writeDownloads(siteDir, files);
  writeValidators(siteDir, files);
  writeMoves(siteDir, files);
  writeEditorFiles(siteDir);
  await writeIcons(siteDir, brand);
}

/**
 * Empties `generated/` and writes the reference pages from the OpenAPI file with the brand filled in. The set of pages
 * is compared with the set of operations, because the OpenAPI plugin prints its errors and exits with code 0.
 *
 * @param writePages runs the OpenAPI plugin; tests replace it to stay in this process
 * @throws if the OpenAPI file is invalid, the plugin fails, or a page is missing or left over
 */
export async function writeReference(siteDir: string = projectDir, writePages = runPlugin): Promise<void> {
  const files = openApiFiles(siteDir, brand);
  const facts = files.facts(API_FILE);
  const operations = facts.operations.map(({ slug }) => slug);
  // The pages need the table, and the plugin would print its error without the file.
  if (facts.operations.some(({ deprecated }) => deprecated)) files.successors();
  rmSync(path.join(siteDir, 'generated'), { recursive: true, force: true });
  const folder = path.join(siteDir, REFERENCE_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(siteDir, OPERATION_LIST), JSON.stringify(operationList(siteDir, files, brand.slug)));
  writeSearchDigest(siteDir);
  const [pages, others] = await Promise.allSettled([writePages(siteDir), writeOtherFiles(siteDir, files)]);
  if (others.status === 'rejected') throw others.reason;
  if (pages.status === 'rejected') throw pages.reason;
  const { missing, extra } = compareSets(operations, pathsOfGeneratedPages(folder));
  if (missing.length > 0 || extra.length > 0) {
    throw buildError({
      file: API_FILE,
      problem: 'the generated reference does not match the operations',
      expected: `${operations.length} pages`,
      found: `missing: ${missing.join(', ') || 'none'}; left over: ${extra.join(', ') || 'none'}`,
      remedy: `read the output of the plugin:\n${pages.value}`,
    });
  }
}
