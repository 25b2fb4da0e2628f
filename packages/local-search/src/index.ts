import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type { SearchSettings } from './searchIndex';
import type { SiteBase } from '../../../plugins/lib/site';

/** Exports of the package. Its own types cover only the options. */
interface SearchLocal {
  default(context: LoadContext, options: unknown): Plugin;
  validateOptions: NonNullable<PluginModule['validateOptions']>;
}

const { default: stockSearch, validateOptions } = searchLocal as unknown as SearchLocal;

/**
 * Returns the search theme: `@easyops-cn/docusaurus-search-local` with an index of our own.
 *
 * The package provides the route of the search page and validates the options. The step `writeIndexes` replaces its
 * post-build step, which indexes only `h1` to `h3`, repeats each sample in five languages, stores the position of each word
 * (most of 3 MB) and omits the reference from other versions. Search box and search page are swizzled (`src/theme`).
 *
 * @returns a theme that accepts the options of the package
 */
export function localSearch(site: Pick<SiteBase, 'indexFiles'>): PluginModule {
  const theme: PluginModule = (context, options) => {
    const stock = stockSearch(context, options);
    return {
      ...stock,
      postBuild: undefined,
      async contentLoaded(loaded) {
        await stock.contentLoaded?.(loaded);
        const settings: SearchSettings = { indexFiles: site.indexFiles() };
        await loaded.actions.createData('settings.json', settings);
      },
    };
  };
  theme.validateOptions = validateOptions;
  return theme;
}
