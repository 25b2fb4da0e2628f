import { readFileSync } from 'node:fs';
import path from 'node:path';

import { mdxLoader } from '@docusaurus/mdx-loader/lib/loader';
import type { LoadedPlugin } from '@docusaurus/types';

interface LoaderRule {
  test: RegExp;
  include: string[];
  use: { options: object }[];
}

/** Names of the plugins that compile Markdown. */
const CONTENT_PLUGIN = /^docusaurus-plugin-content-/;

/** Returns the bundler rules for Markdown, with the options of the site. */
function mdxRules(plugins: readonly LoadedPlugin[]): LoaderRule[] {
  return plugins
    .filter(({ name }) => CONTENT_PLUGIN.test(name))
    .flatMap((plugin) => {
      const { module } = (plugin.configureWebpack?.({}, false, {} as never, undefined) ?? {}) as {
        module?: { rules?: LoaderRule[] };
      };
      return (module?.rules ?? []).filter(({ test }) => String(test) === String(/\.mdx?$/i));
    });
}

/** Compiles a page like the bundler. */
export async function compilePage(plugins: readonly LoadedPlugin[], file: string): Promise<void> {
  const rule = mdxRules(plugins).find(({ include }) => include.some((folder) => file.startsWith(folder)));
  if (!rule) throw new Error(`${path.basename(file)}: no plugin compiles this page`);
  const options = { ...rule.use[0]?.options, crossCompilerCache: undefined };
  await new Promise<void>((resolve, reject) => {
    const context = {
      getOptions: () => options,
      resource: file,
      resourcePath: file,
      addDependency: () => undefined,
      _compiler: { name: 'client', options: { name: 'client' } },
      async: () => (error: Error | null) => (error ? reject(error) : resolve()),
    };
    mdxLoader.call(context as never, readFileSync(file, 'utf8')).catch(reject);
  });
}
