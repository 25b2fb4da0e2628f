/**
 * Runs the stages of the build before bundling on each mutant: `tsx tests/fuzz/runStages.ts <mutants> <outcomes>`, with
 * the mutants in a JSON file and the outcomes as JSON lines. It changes files of its project, which must be a copy.
 */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { loadSite, reloadSitePlugin } from '@docusaurus/core/lib/server/site';

import { sitePaths } from '@api-docs/kit/urls/sitePaths';
import { readSynonyms } from '@api-docs/local-search/build/synonyms';

import { replaceTokens } from '../../plugins/content/brand';
import { checkDataFiles } from '../../plugins/content/errors/dataFiles';
import { brand } from '../../brand.config';
import { REFERENCE_FOLDER } from '../../plugins/lib/apiFile';
import { SYNONYMS_FILE } from '../../plugins/search/searchOptions';
import { plannedRedirects } from '../../scripts/deploy/finishedSite';
import { main, projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import { compilePage } from './compilePage';
import type { Mutant, Outcome } from './mutant';

const DOCS = 'docusaurus-plugin-content-docs';

/** The plugin that checks the tags of pages. */
const CONTENT_FILES = { name: 'content-files', id: 'default' };

/** Returns the plugins that read a file. */
function readersOf(file: string): { name: string; id: string }[] {
  const home = { name: 'docusaurus-plugin-content-pages', id: 'default' };
  if (file.startsWith('openapi/')) return [{ name: DOCS, id: 'api' }, home];
  if (file.startsWith('blog/')) return [{ name: 'docusaurus-plugin-content-blog', id: 'default' }];
  if (file.startsWith('versioned_docs/')) return [{ name: DOCS, id: 'default' }, home];
  return file.startsWith('docs/') ? [{ name: DOCS, id: 'default' }] : [];
}

/** Returns the message of an error and its causes, as Docusaurus prints it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause === undefined
    ? `${error.name}: ${error.message}`
    : `${error.name}: ${error.message}\n${messageOf(cause)}`;
}

const METRICS = 'understanding-brand-metrics';

/** Pages of a docs version with API facts of every kind. */
const FACT_PAGES = ['change-log.mdx', 'intro.mdx', `${METRICS}/faithfulness.mdx`, `${METRICS}/pii.mdx`];

/** Pages with legacy bodies that have no path. */
const LEGACY_BODIES = ['adherence', 'completion', 'refusal', 'stability'].map(
  (name) => `docs/${METRICS}/v3-metrics-soon-to-be-deprecated/${name}.mdx`,
);

/** Returns the landing page of the reference, which lists all operations and their successors. Its file is named after the API. */
function landingPage(): string[] {
  return readdirSync(path.join(projectDir, REFERENCE_FOLDER))
    .filter((file) => file.endsWith('.info.mdx'))
    .map((file) => path.posix.join(REFERENCE_FOLDER, file));
}

/** Returns the pages to compile after a change of a file. All paths are relative to the project. */
function pagesFor(file: string): string[] {
  if (file === 'openapi/successors.yaml') return [...landingPage(), ...LEGACY_BODIES];
  const [, version] = /^openapi\/versions\/(.+)\.yaml$/.exec(file) ?? [];
  if (version !== undefined) return FACT_PAGES.map((page) => `versioned_docs/version-${version}/${page}`);
  if (!file.startsWith('openapi/')) return [];
  return [...landingPage(), ...FACT_PAGES.map((page) => `docs/${page}`)];
}

main(async () => {
  const [, , mutantsFile = '', outcomesFile = ''] = process.argv;
  process.env.NODE_ENV = 'production';
  // Plugins print thousands of lines.
  process.stdout.write = () => true;
  // Docusaurus prints the name of the file of a category before it throws.
  let printed = '';
  process.stderr.write = (text) => {
    printed += String(text);
    return true;
  };
  const site = await loadSite({ siteDir: projectDir });
  const known = sitePaths(site.props.routesPaths, site.props.baseUrl);
  let unhandled: unknown[] = [];
  process.on('unhandledRejection', (reason) => unhandled.push(reason));

  /** Runs the stages that read a changed file, and returns the pages that the router lost. */
  async function runAll(file: string): Promise<string[]> {
    unhandled = [];
    printed = '';
    const lost: string[] = [];
    checkDataFiles(projectDir, versions);
    for (const reader of [CONTENT_FILES, ...readersOf(file)]) {
      const { props } = await reloadSitePlugin(site, reader);
      const routes = sitePaths(props.routesPaths, props.baseUrl);
      lost.push(...known.filter((route) => !routes.includes(route)));
    }
    plannedRedirects(projectDir, known);
    readSynonyms(projectDir, SYNONYMS_FILE, (text) => replaceTokens(text, SYNONYMS_FILE, brand));
    for (const page of pagesFor(file)) await compilePage(site.props.plugins, path.join(projectDir, page));
    // Node reports unhandled rejections after the current task.
    await new Promise((resolve) => setImmediate(resolve));
    if (unhandled.length > 0) throw unhandled[0];
    return lost;
  }

  for (const { file, text } of JSON.parse(readFileSync(mutantsFile, 'utf8')) as Mutant[]) {
    const absolute = path.join(projectDir, file);
    const source = readFileSync(absolute, 'utf8');
    writeFileSync(absolute, text);
    const outcome = await runAll(file).then(
      (lost): Outcome => ({ lost }),
      (error: unknown): Outcome => ({ message: `${printed}${messageOf(error)}`, lost: [] }),
    );
    appendFileSync(outcomesFile, `${JSON.stringify(outcome)}\n`);
    writeFileSync(absolute, source);
  }
  // Timers of Docusaurus would keep the process alive.
  process.exit(0);
});
