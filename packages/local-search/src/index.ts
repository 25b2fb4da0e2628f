import { createRequire } from 'node:module';
import path from 'node:path';

import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type { SearchSettings } from './searchIndex';

/** Module of the stock package with the step that writes its index. */
const STOCK_INDEX = '@easyops-cn/docusaurus-search-local/dist/server/server/utils/postBuildFactory';

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

/** Returns the options of the stock theme that the site lists among its themes, undefined if it does not. */
function listedOptions({ siteConfig }: LoadContext): StockOptions | undefined {
  const isStock = (name: unknown) => name === '@easyops-cn/docusaurus-search-local';
  const theme = siteConfig.themes.find((one) => isStock(Array.isArray(one) ? one[0] : one));
  if (!theme) return undefined;
  const [, options = {}] = (Array.isArray(theme) ? theme : []) as [name?: string, options?: object];
  return validateOptions({
    options,
    validate: (schema, given) => schema?.validate(given).value as never,
  }) as StockOptions;
}

/**
 * Returns the search theme, which stands on `@easyops-cn/docusaurus-search-local`. List it after that theme, whose options it
 * follows; without that theme, it takes the options itself.
 *
 * The stock theme provides the route of the search page and validates the options. `build/writeIndexes` replaces its
 * post-build step, which indexes only `h1` to `h3`, repeats each sample in all languages, stores the position of each word
 * (most of 3 MB) and omits pages without versions from other versions. Search box and search page are in `theme/`.
 */
export function localSearch({ indexFiles, helpLinks = [] }: LocalSearchOptions): PluginModule {
  const theme: PluginModule = (context, options) => {
    const listed = listedOptions(context);
    const stock: Partial<Plugin> = listed ? {} : stockSearch(context, options);
    const {
      searchContextByPaths = [],
      searchResultLimits: maxHits,
      searchResultContextMaxLength: excerptLength,
    } = listed ?? (options as StockOptions);
    const areas = searchContextByPaths.map((area) => (typeof area === 'string' ? { label: area, path: area } : area));
    return {
      ...stock,
      name: 'local-search',
      getThemePath: () => path.join(__dirname, 'theme'),
      async contentLoaded(loaded) {
        await stock.contentLoaded?.(loaded);
        const settings: SearchSettings = { indexFiles: indexFiles(), areas, helpLinks, maxHits, excerptLength };
        await loaded.actions.createData('settings.json', settings);
      },
    };
  };
  theme.validateOptions = validateOptions;
  // The stock theme asks for its step when Docusaurus creates it, which may be before this one.
  Object.assign(createRequire(__filename)(STOCK_INDEX) as object, { postBuildFactory: () => undefined });
  return theme;
}
