import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { collectErrors, formatError, type BuildErrorDetails } from '@api-docs/kit/node';

import type { Site } from '../lib/site';
import { checkDataFiles, dataFolders } from './errors/dataFiles';

/** The development server, as much as is needed here: it sends messages to the open pages. */
interface DevServer {
  webSocketServer?: { clients: unknown };
  sendMessage(clients: unknown, type: string): void;
}

/** What is used of the bundler, which is Rspack here and has the hooks of webpack. */
interface Compiler {
  hooks: {
    afterCompile: { tap(name: string, run: (compilation: Compilation) => void): void };
    done: { tap(name: string, run: (stats: { hasErrors(): boolean }) => void): void };
  };
}

interface Compilation {
  errors: Error[];
  contextDependencies: { add(folder: string): void };
}

/**
 * Docusaurus plugin for `npm start`: errors in the files of categories, tags and authors are in the overlay of the browser, as
 * those of pages are, and open pages come back by themselves after the last error.
 */
export function startErrors({ siteDir }: LoadContext, { files }: Pick<Site, 'files'>): Plugin {
  const name = 'start-errors';
  if (process.env.NODE_ENV === 'production') return { name };
  let server: DevServer | undefined;
  let hasFailed = false;

  function apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(name, ({ errors, contextDependencies }) => {
      for (const folder of dataFolders(siteDir, files.versions())) contextDependencies.add(path.join(siteDir, folder));
      const found: BuildErrorDetails[] = [];
      collectErrors(found, () => checkDataFiles(siteDir, files.versions()));
      errors.push(...found.map((error) => new Error(formatError(error))));
    });
    compiler.hooks.done.tap(name, (stats) => {
      const hasErrors = stats.hasErrors();
      // The modules that the open pages have may be those of the error, or of a page that was renamed.
      if (hasFailed && !hasErrors) server?.sendMessage(server.webSocketServer?.clients, 'static-changed');
      hasFailed = hasErrors;
    });
  }

  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { devServer: { onListening: (started: DevServer) => void (server = started) }, plugins: [{ apply }] },
  };
}
