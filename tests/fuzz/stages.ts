import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { loadSite, reloadSitePlugin } from '@docusaurus/core/lib/server/site';

import { brand } from '../../brand.config';
import { checkCategories } from '../../plugins/content/front-matter/categoryFiles';
import { checkAuthors } from '../../plugins/content/front-matter/authorsFile';
import { checkTags } from '../../plugins/content/front-matter/tagsFile';
import { sitePaths } from '../../plugins/output/route-list/sitePaths';
import { siteRedirects } from '../../plugins/content/moved-pages/redirects';
import { readSynonyms } from '../../plugins/search/synonyms';
import { REFERENCE_FOLDER } from '../../plugins/api/reference';
import { writeReference } from '../../scripts/lib/writeReference';
import versions from '../../versions.json';
import { compilePage } from './compilePage';
import type { Outcome } from './mutant';

/** A loaded site for mutants. */
export interface Stages {
  /** Runs the stages of the build that read a changed file. */
  run(file: string): Promise<Outcome>;
}

const DOCS = 'docusaurus-plugin-content-docs';

/** Returns the plugins that read a file. */
function readersOf(file: string): { name: string; id: string }[] {
  const home = { name: 'docusaurus-plugin-content-pages', id: 'default' };
  if (file.startsWith('openapi/')) return [{ name: DOCS, id: 'api' }, home];
  if (file.startsWith('blog/')) return [{ name: 'docusaurus-plugin-content-blog', id: 'default' }];
  if (file.startsWith('src/pages/')) return [{ name: 'docusaurus-plugin-content-pages', id: 'default' }];
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
function landingPage(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, REFERENCE_FOLDER))
    .filter((file) => file.endsWith('.info.mdx'))
    .map((file) => path.posix.join(REFERENCE_FOLDER, file));
}

/** Returns the pages to compile after a change of a file. All paths are relative to the project. */
function pagesFor(siteDir: string, file: string): string[] {
  if (file.endsWith('.mdx')) return [file];
  if (file === 'openapi/successors.yaml') return [...landingPage(siteDir), ...LEGACY_BODIES];
  const [, version] = /^openapi\/versions\/(.+)\.yaml$/.exec(file) ?? [];
  if (version !== undefined) return FACT_PAGES.map((page) => `versioned_docs/version-${version}/${page}`);
  if (!file.startsWith('openapi/')) return [];
  return [...landingPage(siteDir), ...FACT_PAGES.map((page) => `docs/${page}`)];
}

/** Loads a site from the absolute path of a copy of the project. */
export async function openStages(siteDir: string): Promise<Stages> {
  if (!existsSync(path.join(siteDir, REFERENCE_FOLDER))) await writeReference(siteDir);
  const site = await loadSite({ siteDir });
  const known = sitePaths(site.props.routesPaths, site.props.baseUrl);
  const lost = new Set<string>();
  const unhandled: unknown[] = [];
  process.on('unhandledRejection', (reason) => unhandled.push(reason));

  async function runAll(file: string): Promise<void> {
    // The configuration reads these files, but is loaded only once.
    for (const folder of ['blog', 'docs']) checkTags(siteDir, folder);
    checkAuthors(siteDir);
    checkCategories(siteDir, 'docs');
    if (file.startsWith('openapi/')) await writeReference(siteDir);
    for (const reader of readersOf(file)) {
      const { props } = await reloadSitePlugin(site, reader);
      const routes = new Set(sitePaths(props.routesPaths, props.baseUrl));
      for (const route of known) if (!routes.has(route)) lost.add(route);
    }
    siteRedirects(siteDir, { brand, versions }, known);
    readSynonyms(siteDir, brand);
    for (const page of pagesFor(siteDir, file)) await compilePage(site.props.plugins, path.join(siteDir, page));
  }

  return {
    async run(file) {
      lost.clear();
      unhandled.length = 0;
      try {
        await runAll(file);
        // Node reports unhandled rejections after the current task.
        await new Promise((resolve) => setImmediate(resolve));
        if (unhandled.length > 0) throw unhandled[0];
        return { lost: [...lost] };
      } catch (error) {
        return { message: messageOf(error), lost: [] };
      }
    },
  };
}
