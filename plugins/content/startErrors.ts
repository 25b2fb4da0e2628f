import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

import { collectErrors, formatError, type BuildErrorDetails } from '@api-docs/kit/node';

import type { Site } from '../lib/site';
import { checkDataFiles, dataFolders } from './errors/dataFiles';

/** The development server, as much as is needed here: it sends messages to the open pages. */
interface DevServer {
  webSocketServer?: { clients: unknown };
  sendMessage(clients: unknown, type: string): void;
}

/**
 * Docusaurus plugin for `npm start`: errors in the files of categories, tags and authors come before those of Docusaurus, and later in
 * the overlay of the browser, as those of pages are. Open pages come back by themselves after the last error, and after a page was
 * renamed or deleted. A build has its own list of errors.
 */
export function startErrors({ siteDir }: LoadContext, { files }: Pick<Site, 'files'>): Plugin {
  const name = 'start-errors';
  if (process.env.NODE_ENV === 'production') return { name };
  let server: DevServer | undefined;
  let mustReload = false;

  function apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tap(name, ({ removedFiles = new Set() }) => {
      if ([...removedFiles].some((file) => /\.mdx?$/.test(file))) mustReload = true;
    });
    compiler.hooks.afterCompile.tap(name, ({ errors, contextDependencies }) => {
      for (const folder of dataFolders(siteDir, files.versions())) contextDependencies.add(path.join(siteDir, folder));
      const found: BuildErrorDetails[] = [];
      collectErrors(found, () => checkDataFiles(siteDir, files.versions()));
      errors.push(...found.map((error) => new Error(formatError(error))));
    });
    compiler.hooks.done.tap(name, (stats) => {
      if (stats.hasErrors()) {
        mustReload = true;
        return;
      }
      // The open pages may have modules of the error, or of a page that was renamed.
      if (mustReload) server?.sendMessage(server.webSocketServer?.clients, 'static-changed');
      mustReload = false;
    });
  }

  return {
    name,
    getPathsToWatch: () => ['{blog,docs,versioned_docs}/**/{_category_.json,tags.yml,authors.yml}'],
    // It does not wait for the disk, unlike Docusaurus.
    loadContent: () => checkDataFiles(siteDir, files.versions()),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { devServer: { onListening: (started: DevServer) => void (server = started) }, plugins: [{ apply }] },
  };
}
