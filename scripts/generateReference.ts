import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { API_FILE, openApiFiles, type ApiFiles } from '../plugins/api-facts/apiFiles';
import { BRANDED_API_FILE, REFERENCE_FOLDER } from '../plugins/api-reference';
import { writeDownloads } from '../plugins/downloads';
import { DIGEST_FOLDER, searchDigest } from '../plugins/search/searchDigest';
import { writeIcons } from '../plugins/site-icons';
import { writeValidators } from '../plugins/request-validators';
import { compareSets } from '../plugins/compareSets';
import { teachingError } from '../plugins/teachingError';
import { docusaurus, mustRun, projectDir } from './run';

/** The search plugin names its index after the Markdown files of this folder. */
function writeSearchDigest(siteDir: string): void {
  const folder = path.join(siteDir, DIGEST_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'digest.md'), `${searchDigest(siteDir)}\n`);
}

function pathsOfGeneratedPages(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.api.mdx'))
    .map((file) => /^slug: (.+)$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? file);
}

/** Runs the OpenAPI plugin, which writes the pages, and returns what it printed. */
export type PageWriter = (siteDir: string) => Promise<string>;

const runPlugin: PageWriter = async (siteDir) => {
  const { output } = await mustRun(docusaurus('gen-api-docs', 'all'), { cwd: siteDir, capture: true });
  return output;
};

/** Writes what the pages do not need, while the OpenAPI plugin starts. */
async function writeOthers(siteDir: string, files: ApiFiles): Promise<void> {
  writeDownloads(siteDir, files);
  writeValidators(siteDir, files);
  await writeIcons(siteDir, brand);
}

/**
 * Writes the reference pages anew: wipes the generated folder, gives the OpenAPI plugin the branded file, and holds the
 * set of pages against the set of operations, because the plugin prints its errors and goes on.
 *
 * @param writePages runs the plugin; another than the default runs it in this process, for tests
 * @throws when the OpenAPI file breaks its contract, the plugin fails, or a page is missing or left over
 */
export async function generateReference(siteDir: string = projectDir, writePages = runPlugin): Promise<void> {
  const files = openApiFiles(siteDir, brand);
  const operations = files.facts(API_FILE).operations.map((operation) => operation.path);
  rmSync(path.join(siteDir, 'generated'), { recursive: true, force: true });
  const folder = path.join(siteDir, REFERENCE_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(siteDir, BRANDED_API_FILE), files.brandedText(API_FILE));
  writeSearchDigest(siteDir);
  const [pages, others] = await Promise.allSettled([writePages(siteDir), writeOthers(siteDir, files)]);
  if (others.status === 'rejected') throw others.reason;
  if (pages.status === 'rejected') throw pages.reason;
  const { missing, extra } = compareSets(operations, pathsOfGeneratedPages(folder));
  if (missing.length > 0 || extra.length > 0) {
    throw teachingError({
      file: API_FILE,
      problem: 'the generated reference does not match the operations',
      expected: `${operations.length} pages`,
      found: `missing: ${missing.join(', ') || 'none'}; left over: ${extra.join(', ') || 'none'}`,
      remedy: `read what the plugin printed:\n${pages.value}`,
    });
  }
}
