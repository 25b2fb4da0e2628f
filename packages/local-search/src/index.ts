import path from 'node:path';

import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type { SearchSettings } from './searchIndex';

/** Exports of the package. Its own types cover only the options. */
interface SearchLocal {
  default(context: LoadContext, options: unknown): Plugin;
  validateOptions: NonNullable<PluginModule['validateOptions']>;
}

const { default: stockSearch, validateOptions } = searchLocal as unknown as SearchLocal;

/** What the theme takes besides the options of the stock package. */
interface LocalSearchOptions {
  /** Returns the path of each version's index below the base path, see `indexFiles`. */
  indexFiles(): Readonly<Record<string, string>>;
  /** Links for readers whose search found nothing. Default: none. */
  helpLinks?: SearchSettings['helpLinks'];
}

/** Options of the stock package, as it validates them, that the search box and the search page follow. */
interface StockOptions {
  /** Parts of the site. */
  searchContextByPaths?: (SearchSettings['areas'][0] | string)[];
  /** Number of hits in the search box. */
  searchResultLimits: number;
  /** Length of an excerpt in characters. */
  searchResultContextMaxLength: number;
}

/**
 * Returns the search theme: `@easyops-cn/docusaurus-search-local` with an index of our own.
 *
 * The stock package provides the route of the search page and validates the options. `build/writeIndexes` replaces its
 * post-build step, which indexes only `h1` to `h3`, repeats each sample in all languages, stores the position of each word
 * (most of 3 MB) and omits pages without versions from other versions. Search box and search page are in `theme/`.
 */
export function localSearch({ indexFiles, helpLinks = [] }: LocalSearchOptions): PluginModule {
  const theme: PluginModule = (context, options) => {
    const stock = stockSearch(context, options);
    const {
      searchContextByPaths = [],
      searchResultLimits: maxHits,
      searchResultContextMaxLength: excerptLength,
    } = options as StockOptions;
    const areas = searchContextByPaths.map((area) => (typeof area === 'string' ? { label: area, path: area } : area));
    return {
      ...stock,
      getThemePath: () => path.join(__dirname, 'theme'),
      postBuild: undefined,
      async contentLoaded(loaded) {
        await stock.contentLoaded?.(loaded);
        const settings: SearchSettings = { indexFiles: indexFiles(), areas, helpLinks, maxHits, excerptLength };
        await loaded.actions.createData('settings.json', settings);
      },
    };
  };
  theme.validateOptions = validateOptions;
  return theme;
}
