import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { Command, type CommanderStatic } from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs';

import { buildError, listFiles, makeFolder, writeFile } from '@api-docs/kit/node';
import { stringifyJson } from '@api-docs/kit';
import { oddities, shortId, type ApiFacts } from '@api-docs/openapi-facts';

import { settledFiles, type ApiFiles } from '../apiFiles';
import { writeDownloads } from '../downloads';
import { GENERATED } from '../options';
import { pageGenerators } from '../pages/pageGenerators';
import { referencePages } from '../pages/referencePages';
import { writeValidators } from '../validators/writeValidators';
import { checkNamedFacts } from './checkNamedFacts';
import { checkNamedFiles } from './checkNamedFiles';
import { openApiConfig, type OpenApiConfig } from './openApiConfig';
import { writeMigrations } from './writeMigrations';

/**
 * Returns the part of the OpenAPI file that the plugin needs. With the whole file, it fails without a title, and on a schema
 * `true`; it leaves out operations without an id, and those whose ids differ in punctuation only; it gives webhooks pages of
 * their own; and it copies schemas that refer to each other into each other, which takes minutes.
 */
function outline({ title, version }: ApiFacts, ids: Iterable<string>) {
  // Each page is an operation for the plugin, which reads nothing but the ids.
  const pages = [...ids].map((id) => [`/${id}`, { get: { operationId: id, summary: id, responses: {} } }]);
  const paths = Object.fromEntries(pages) as object;
  return { openapi: '3.1.0', info: { title: shortId(title) || 'API', version: version || '1' }, paths };
}

/** Name under which the plugin is run here. */
const REFERENCE = 'reference';

// The package names declarations without the plugin.
const openApiPlugin = openApiDocs as unknown as (context: LoadContext, options: object) => Plugin;

/** Runs `docusaurus gen-api-docs reference` without Docusaurus, which would load the whole site for it. */
async function runPlugin(siteDir: string, config: object): Promise<void> {
  const context = { siteDir, siteConfig: { presets: [], plugins: [] } } as unknown as LoadContext;
  const command = new Command();
  const options = { id: 'openapi', docsPluginId: 'api', config: { [REFERENCE]: config } };
  openApiPlugin(context, options).extendCli?.(command as CommanderStatic);
  await command.parseAsync(['gen-api-docs', REFERENCE], { from: 'user' });
}

/**
 * Writes the pages of the reference with docusaurus-plugin-openapi-docs. What it wrote is compared with the pages, because it
 * prints its errors and goes on.
 *
 * @param stage absolute path of the folder in which the pages' folder is written
 * @param config what the site says about its reference; by default what fits a stock site
 * @throws if the OpenAPI file is invalid, the plugin fails, or a page is missing
 */
export async function writePages(
  siteDir: string,
  files: ApiFiles,
  stage: string,
  config = openApiConfig({}, files),
): Promise<void> {
  // Made here, because the plugin would print an error and go on.
  const pages = referencePages(files);
  const generators = pageGenerators(siteDir, files, pages);
  const template = path.resolve(siteDir, generators.template);
  const specPath = path.join(stage, 'outline.json');
  const folder = path.join(stage, config.outputDir);
  writeFile(specPath, stringifyJson(outline(files.facts(config.specPath), pages.keys())));
  await runPlugin(siteDir, { ...config, ...generators, specPath, outputDir: folder, template, infoTemplate: template });
  nameBySite(path.join(folder, 'sidebar.ts'), path.basename(stage));
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  const written = new Set(names.map((name) => readFileSync(path.join(folder, name), 'utf8').trim()));
  const missing = [...pages].flatMap(([id, page]) => (written.has(page.trim()) ? [] : [id]));
  if (missing.length === 0) return;
  throw buildError({
    file: files.options.file,
    problem: 'the generated reference does not match the operations',
    expected: `${pages.size} pages`,
    found: `missing: ${missing.join(', ')}`,
    remedy: 'read what the OpenAPI plugin printed above',
  });
}

/** Takes the folder of this run out of the ids in the plugin's sidebar, which would differ in each build and on each machine. */
function nameBySite(sidebar: string, stage: string): void {
  if (!existsSync(sidebar)) return;
  const pages = readFileSync(sidebar, 'utf8').split('"');
  writeFile(sidebar, pages.map((text) => text.split(`${stage}/`).at(-1)).join('"'));
}

/** Names of files that the OpenAPI plugin writes, also without this package: `get-pet.RequestSchema.json`. */
const WRITTEN =
  /(?:\.(?:api|info|schema|tag)\.mdx|\.(?:ParamsDetails|RequestSchema|StatusCodes)\w*\.json|^sidebar\.[jt]s)$/;

/** Lists the files in the folder of the pages, without those of git and of systems: `.gitignore`, `.DS_Store`. */
const listPages = (folder: string) =>
  existsSync(folder) ? listFiles(folder).filter((file) => !path.basename(file).startsWith('.')) : [];

/** Throws if the folder of the pages has other files, which would be deleted. */
function checkFolder(siteDir: string, folder: string): void {
  const other = listPages(path.join(siteDir, folder)).find((file) => !WRITTEN.test(file));
  if (!other) return;
  throw buildError({
    file: `${folder}/${other}`,
    problem: 'the build would delete this file, because it is in the folder of the generated pages of a reference',
    expected:
      'a folder for these pages alone: `pagesFolder` of @api-docs/openapi-reference, or `outputDir` of the OpenAPI plugin',
    found: `the folder ${folder}`,
    remedy: 'move the file, or name another folder',
  });
}

/** Makes a folder equal to another one. Equal files stay, so that `npm start` does not load them again. */
function replaceFolder(folder: string, by: string): void {
  for (const file of listPages(folder)) {
    if (!existsSync(path.join(by, file))) rmSync(path.join(folder, file));
  }
  for (const file of listFiles(by)) {
    const [source, target] = [path.join(by, file), path.join(folder, file)];
    if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) continue;
    makeFolder(path.dirname(target));
    renameSync(source, target);
  }
}

/**
 * Writes what Docusaurus reads of a reference: its pages, downloads, validators and migrations. Other files in their folders are
 * deleted.
 *
 * @returns what pages do not explain of the OpenAPI file, and options that change nothing
 * @throws if an option is wrong, the OpenAPI file is invalid, the OpenAPI plugin fails, or a page is missing or left over; then no
 * file changes
 */
export async function writeReference(
  siteDir: string,
  given: ApiFiles,
  config: OpenApiConfig = openApiConfig({}, given),
): Promise<string[]> {
  const files = settledFiles(given);
  const { id, file } = files.options;
  checkNamedFiles(siteDir, files.options);
  const warnings = checkNamedFacts(files.options, files.facts(file));
  const own = `${GENERATED}/${id}`;
  const folders = config.outputDir.startsWith(`${own}/`) ? [own] : [own, config.outputDir];
  if (folders.length > 1) checkFolder(siteDir, config.outputDir);
  makeFolder(path.join(siteDir, own));
  const stage = mkdtempSync(path.join(siteDir, path.dirname(GENERATED), 'stage-'));
  try {
    await writePages(siteDir, files, stage, config);
    writeDownloads(stage, files);
    writeValidators(stage, files);
    writeMigrations(stage, files);
    for (const folder of folders) replaceFolder(path.join(siteDir, folder), path.join(stage, folder));
    return [...warnings, ...oddities(files.document(file))];
  } finally {
    rmSync(stage, { recursive: true });
  }
}
