import { existsSync } from 'node:fs';
import path from 'node:path';

import { loadSite, reloadSitePlugin } from '@docusaurus/core/lib/server/site';

import { brand } from '../../brand.config';
import { checkCategories } from '../../plugins/front-matter/checkCategories';
import { readTags } from '../../plugins/front-matter/readTags';
import { sitePaths } from '../../plugins/route-list/sitePaths';
import { siteRedirects } from '../../plugins/redirects/siteRedirects';
import { readSynonymsFile } from '../../plugins/search/readSynonymsFile';
import { REFERENCE_FOLDER } from '../../plugins/api-reference';
import { generateReference, type PageWriter } from '../../scripts/generateReference';
import versions from '../../versions.json';
import { compilePage } from './compilePage';
import type { Outcome } from './mutant';
import { pagesFor } from './pagesFor';

type Site = Awaited<ReturnType<typeof loadSite>>;

/** A loaded site on which mutants are tried. */
export interface Stages {
  /** Runs what a change of the file sets off. */
  run(file: string): Promise<Outcome>;
}

/** What a command of the OpenAPI plugin runs. */
type Action = (id: string, instance: { opts(): object }) => Promise<void>;

/** The builder of a command line, of which only the action matters here. */
type Command = Record<'description' | 'usage' | 'arguments' | 'option', () => Command> & {
  action(run: Action): void;
};

const DOCS = 'docusaurus-plugin-content-docs';

/** Plugins that read a file again when it changed. */
function readersOf(file: string): { name: string; id: string }[] {
  const home = { name: 'home-page', id: 'default' };
  if (file.startsWith('openapi/')) return [{ name: DOCS, id: 'api' }, home];
  if (file.startsWith('blog/')) return [{ name: 'docusaurus-plugin-content-blog', id: 'default' }];
  if (file.startsWith('src/pages/')) return [{ name: 'docusaurus-plugin-content-pages', id: 'default' }];
  if (file.startsWith('versioned_docs/')) return [{ name: DOCS, id: 'default' }, home];
  return file.startsWith('docs/') ? [{ name: DOCS, id: 'default' }] : [];
}

/** Runs the OpenAPI plugin in this process: the same action that its command runs. */
function pageWriter(site: Site): PageWriter {
  return async () => {
    const actions = new Map<string, Action>();
    const command = (name: string): Command => {
      const self: Command = new Proxy({} as Command, {
        get: (_target, key) => (key === 'action' ? (run: Action) => actions.set(name, run) : () => self),
      });
      return self;
    };
    const plugin = site.props.plugins.find(({ name }) => name === 'docusaurus-plugin-openapi-docs');
    plugin?.extendCli?.({ command: (name: string) => command(name) } as never);
    await actions.get('gen-api-docs')?.('metrics', { opts: () => ({}) });
    return '';
  };
}

/** All that a message says, as Docusaurus prints it: the error and what caused it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause === undefined ? `${error.name}: ${error.message}` : `${error.name}: ${error.message}\n${wordsOf(cause)}`;
}

/**
 * Loads the site of a folder.
 *
 * @param siteDir absolute path of a copy of the project
 */
export async function openStages(siteDir: string): Promise<Stages> {
  if (!existsSync(path.join(siteDir, REFERENCE_FOLDER))) await generateReference(siteDir);
  const site = await loadSite({ siteDir });
  const known = sitePaths(site.props.routesPaths, site.props.baseUrl);
  const lost = new Set<string>();
  const unhandled: unknown[] = [];
  process.on('unhandledRejection', (reason) => unhandled.push(reason));

  async function runAll(file: string): Promise<void> {
    // The configuration reads these, and it is loaded once.
    readTags(siteDir);
    checkCategories(siteDir, 'docs');
    if (file.startsWith('openapi/')) await generateReference(siteDir, pageWriter(site));
    for (const reader of readersOf(file)) {
      const { props } = await reloadSitePlugin(site, reader);
      const routes = new Set(sitePaths(props.routesPaths, props.baseUrl));
      for (const route of known) if (!routes.has(route)) lost.add(route);
    }
    siteRedirects(siteDir, { brand, versions }, known);
    readSynonymsFile(siteDir, brand);
    for (const page of pagesFor(siteDir, file)) await compilePage(site.props.plugins, path.join(siteDir, page));
  }

  return {
    async run(file) {
      lost.clear();
      unhandled.length = 0;
      try {
        await runAll(file);
        // A promise that nobody waits for is reported in the next turn.
        await new Promise((resolve) => setImmediate(resolve));
        if (unhandled.length > 0) throw unhandled[0];
        return { lost: [...lost] };
      } catch (error) {
        return { message: wordsOf(error), lost: [] };
      }
    },
  };
}
