import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { API_FILE, API_FOLDER, type ApiFiles } from '../api/facts/apiFiles';
import { LANDING_SOURCE } from '../api/reference';
import { CONTENT_FOLDERS, contentErrors } from './contentErrors';
import { pageErrors } from './pageErrors';
import { writePages } from './writePages';

/** Set by `npm start`. NODE_ENV does not tell, because Docusaurus sets it to development for other commands as well. */
export const DEV_SERVER = 'SITE_DEV_SERVER';

/** Whether `npm start` loads the site. */
export const isDevServer = process.env[DEV_SERVER] !== undefined;

/** The parts of Rspack that this plugin uses. The types of Docusaurus are those of webpack. */
interface Rspack {
  lazyCompilationMiddleware(compiler: unknown): unknown;
}
interface CompilationError {
  message: string;
  /** What a loader threw. */
  error?: Error;
}
interface Compilation {
  compiler: { isChild(): boolean };
  errors: CompilationError[];
  contextDependencies: { add(folder: string): void };
}
interface Compiler {
  hooks: { afterCompile: { tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void } };
}

/** What the plugin reads. */
export interface DevServerOptions {
  files: ApiFiles;
  /** The brand's slug. */
  slug: string;
  /** Checks of files that are no pages and no OpenAPI files. Each throws on the first error. */
  checks: readonly (() => void)[];
}

/** Returns the messages of pages and other modules. The bundler frames that of a page which never compiled, with its stack. */
function messagesOf({ errors }: Compilation): string[] {
  const ofPages = pageErrors();
  // An empty line would be part of every message.
  const firstLines = ofPages.flatMap((message) => /\S.*/.exec(message) ?? []);
  const ofOthers = errors
    .map(({ message, error }) => error?.message ?? message)
    .filter((message) => !firstLines.some((line) => message.includes(line)));
  return [...ofPages, ...ofOthers];
}

/** Bundler plugin that shows all errors in the overlay, once and in short, and compiles after each change of the content. */
function errorOverlay({ siteDir, siteConfig }: LoadContext, { files, checks }: DevServerOptions) {
  const findErrors = contentErrors({
    siteDir,
    parseFrontMatter: siteConfig.markdown.parseFrontMatter,
    checks: [...checks, () => files.facts(API_FILE), () => files.successors()],
  });
  return {
    apply: ({ hooks }: Compiler) =>
      hooks.afterCompile.tapPromise('dev-server', async (compilation) => {
        if (compilation.compiler.isChild()) return;
        for (const folder of CONTENT_FOLDERS) compilation.contextDependencies.add(path.join(siteDir, folder));
        const messages = new Set([...messagesOf(compilation), ...(await findErrors())]);
        compilation.errors = [...messages].map((message) => new Error(message));
      }),
  };
}

function bundlerOptions(context: LoadContext, options: DevServerOptions): object {
  const { generatedFilesDir, currentBundler } = context;
  const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Rspack;
  return {
    // Only pages: the styles of a component that is compiled later would be missing until the browser reloads.
    lazyCompilation: { entries: false, imports: true, test: /\.mdx?$/ },
    // Otherwise modules move to other chunks as pages are compiled, and the open page misses them.
    optimization: { splitChunks: { cacheGroups: { common: false, defaultVendors: false } } },
    module: {
      rules: [{ resource: path.join(generatedFilesDir, 'registry.js'), loader: path.join(__dirname, 'lazyPages.ts') }],
    },
    resolveLoader: { alias: { [require.resolve('@docusaurus/mdx-loader')]: path.join(__dirname, 'pageLoader.ts') } },
    plugins: [errorOverlay(context, options)],
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
 * @throws if the OpenAPI file is invalid
 */
export default function devServer(siteDir: string, options: DevServerOptions): (context: LoadContext) => Plugin {
  const write = () => writePages(siteDir, options.files, options.slug);
  write();
  return (context) => ({
    name: 'dev-server',
    getPathsToWatch: () => [`${API_FOLDER}/**/*.yaml`, LANDING_SOURCE],
    loadContent: () => Promise.resolve(write()),
    configureWebpack: () => bundlerOptions(context, options),
  });
}
