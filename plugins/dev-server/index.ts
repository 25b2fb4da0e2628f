import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { API_FOLDER, type ApiFiles } from '../api/facts/apiFiles';
import { LANDING_SOURCE } from '../api/reference';
import { listFiles } from '../lib/paths';
import { writePages } from './writePages';

/** Set by `npm start`. NODE_ENV does not tell, because Docusaurus sets it to development for other commands as well. */
export const DEV_SERVER = 'SITE_DEV_SERVER';

/** Whether `npm start` loads the site. */
export const isDevServer = process.env[DEV_SERVER] !== undefined;

/** The part of Rspack that is missing in the types of Docusaurus, which are those of webpack. */
interface Rspack {
  lazyCompilationMiddleware(compiler: unknown): unknown;
}

function bundlerOptions(siteDir: string, { lazyCompilationMiddleware }: Rspack): object {
  const folder = path.join(siteDir, API_FOLDER);
  const apiFiles = listFiles(folder).map((file) => path.join(folder, file));
  return {
    lazyCompilation: { entries: false, imports: true },
    module: {
      rules: [
        {
          // Not `test`, which Docusaurus takes for a rule with its MDX loader.
          resource: /\.mdx?$/,
          enforce: 'pre',
          loader: path.join(__dirname, 'readsApiFiles.mjs'),
          options: { files: apiFiles },
        },
      ],
    },
    devServer: {
      setupMiddlewares: (middlewares: unknown[], { compiler }: { compiler: unknown }) => [
        lazyCompilationMiddleware(compiler),
        ...middlewares,
      ],
    },
  };
}

/**
 * Creates the Docusaurus plugin that makes `npm start` quick. The bundler compiles a page when a browser opens it. When an
 * OpenAPI file changes, it compiles the opened pages again, and the plugin writes the changed pages of the reference. It
 * writes them all right now, because Docusaurus needs the folder when it creates its plugins.
 *
 * @param siteDir absolute path of the project
 * @param slug the brand's slug
 * @throws if the OpenAPI file is invalid
 */
export default function devServer(siteDir: string, files: ApiFiles, slug: string): (context: LoadContext) => Plugin {
  writePages(siteDir, files, slug);
  return ({ currentBundler }) => ({
    name: 'dev-server',
    getPathsToWatch: () => [`${API_FOLDER}/**/*.yaml`, LANDING_SOURCE],
    loadContent: () => Promise.resolve(writePages(siteDir, files, slug)),
    configureWebpack: () => bundlerOptions(siteDir, currentBundler.instance as unknown as Rspack),
  });
}
