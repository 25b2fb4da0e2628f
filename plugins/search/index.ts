import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type { SearchSettings } from '../../shared/search/searchIndex';
import type { SiteBase } from '../lib/site';
import { docsVersions } from '../lib/docsVersions';
import { indexFiles } from './indexFiles';

/** Exports of the package. Its own types cover only the options. */
interface SearchLocal {
  default(context: LoadContext, options: unknown): Plugin;
  validateOptions: NonNullable<PluginModule['validateOptions']>;
}

const { default: stockSearch, validateOptions } = searchLocal as unknown as SearchLocal;

/**
 * Returns the search theme: `@easyops-cn/docusaurus-search-local` with an index of our own.
 *
 * The package provides the route of the search page, validates the options and puts a content hash into the index's name.
 * The step `writeIndexes` replaces its post-build step. That step indexes only `h1` to `h3`, repeats each sample in five
 * languages, stores the position of each word (most of 3 MB) and omits the reference from other versions. Search box and
 * search page are swizzled (`src/theme`).
 *
 * @returns a theme that accepts the options of the package
 */
export function localSearch({ files }: Pick<SiteBase, 'files'>): PluginModule {
  const theme: PluginModule = (context, options) => {
    const stock = stockSearch(context, options);
    return {
      ...stock,
      postBuild: undefined,
      async contentLoaded(loaded) {
        await stock.contentLoaded?.(loaded);
        const versions = docsVersions(files.versions());
        const settings: SearchSettings = { indexFiles: indexFiles(context.generatedFilesDir, versions) };
        await loaded.actions.createData('settings.json', settings);
      },
    };
  };
  theme.validateOptions = validateOptions;
  return theme;
}
