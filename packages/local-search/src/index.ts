import { createRequire } from 'node:module';

import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type { PluginOptions as StockOptions } from '@easyops-cn/docusaurus-search-local';

import {
  checkEntries,
  checkOrder,
  listedOptions,
  siteVersions,
  themeOf,
  withSteps,
  type BuildStep,
  type PageReader,
} from '@api-docs/kit/plugin';
import { digestFiles, type DocsVersion } from '@api-docs/kit/node';

import { indexFiles } from './build/indexFiles';
import { indexSources } from './build/indexSources';
import { searchAreas } from './build/searchAreas';
import { readSynonyms, type Synonyms } from './build/synonyms';
import type { SearchedPage } from './build/writeIndexes';
import { unusedOptions } from './unusedOptions';
import { invalidOption, PACKAGE, splitOptions, type Options, type OwnOptions } from './options';
import type { SearchSettings } from './searchIndex';

export type { Options, OwnOptions };
export type * from './searchIndex';

const requireFile = createRequire(__filename);

const STOCK = '@easyops-cn/docusaurus-search-local';

/** Exports of the stock package. Its own types cover only the options. */
interface SearchLocal {
  default(context: LoadContext, options: unknown): Plugin;
  validateOptions(context: OptionValidationContext<unknown, unknown>): StockOptions;
}

/** A schema of the stock package, of the part that checks. */
interface Schema {
  validate(
    given: unknown,
    options: { abortEarly: boolean },
  ): { error?: Error & { details: { path: unknown[] }[] }; value?: unknown };
  describe(): { keys: object };
}

const stock = searchLocal as unknown as SearchLocal;

/** Options of the stock theme that count something. It takes any number. */
const COUNTS = ['searchResultLimits', 'searchResultContextMaxLength'] as const;

/** Returns the options of the stock theme with its defaults. Throws with what is wrong. */
function validated(options: StockOptions): StockOptions {
  const wrong = COUNTS.find(
    (name) => typeof options[name] === 'number' && !(options[name] >= 1 && options[name] % 1 === 0),
  );
  if (wrong) throw invalidOption(`"${wrong}" must be a whole number from 1, not ${options[wrong]}`, [wrong]);
  return stock.validateOptions({
    options,
    validate: (schema, given) => {
      const stockSchema = schema as unknown as Schema;
      const { error, value } = stockSchema.validate(given, { abortEarly: false });
      if (!error) return value as never;
      const wrong = error.details.map(({ path: [name] }) => String(name));
      throw invalidOption(error.message, wrong, Object.keys(stockSchema.describe().keys));
    },
  });
}

/** Warns of options of the stock theme that change nothing. */
function warnOfUnused(options: StockOptions): void {
  const unused = unusedOptions(options);
  if (unused.length === 0) return;
  logger.warn(
    `These options of @easyops-cn/docusaurus-search-local change nothing with @api-docs/local-search: ${unused.join(', ')}. README.md of the package says why.`,
  );
}

// Keeps the stock theme from writing its own index. Docusaurus loads all themes before it creates the first one, which asks for
// the step that writes it.
Object.assign(requireFile(`${STOCK}/dist/server/server/utils/postBuildFactory`) as object, {
  postBuildFactory: () => undefined,
});

/** Reads the table of synonyms that the options name. */
function synonymsOf(siteDir: string, { synonyms: file, fillIn }: OwnOptions): Synonyms | undefined {
  return file === undefined ? undefined : readSynonyms(siteDir, file, (text) => fillIn?.(text, file) ?? text);
}

/** What is known once Docusaurus has loaded all pages. */
interface Loaded {
  versions: readonly DocsVersion[];
  /** As in {@link SearchSettings}. Empty before. */
  indexFiles: SearchSettings['indexFiles'];
  synonyms: Synonyms | undefined;
}

/** Returns the steps after the compilation. They load their code late, because `docusaurus start` needs none of it. */
function stepsOf(own: OwnOptions, areas: SearchSettings['areas'], loaded: Loaded): BuildStep[] {
  return [
    {
      name: 'search indexes',
      needs: { searchedPages: PACKAGE },
      gives: ['searchIndexes'],
      run: async (built, { searchedPages }) => {
        const { writeIndexes } = await import('./build/writeIndexes');
        const pages = searchedPages as ReadonlyMap<string, SearchedPage>;
        return { searchIndexes: writeIndexes({ built, ...own, ...loaded, areas, pages }) };
      },
    },
    {
      name: 'help links of the search',
      // They write pages that are no routes.
      takes: ['comparisons', 'redirects'],
      run: async (built) => {
        const { checkHelpLinks } = await import('./build/checkHelpLinks');
        checkHelpLinks({ built, helpLinks: own.helpLinks ?? [], versions: loaded.versions });
      },
    },
  ];
}

/**
 * Docusaurus theme with a local search, which stands on `@easyops-cn/docusaurus-search-local`. If the site lists that theme, this one
 * comes after it and follows its options; otherwise it takes the options itself.
 *
 * The stock theme has the route and the labels of the search. `build/writeIndexes` replaces its post-build step, which indexes
 * only `h1` to `h3`, repeats each sample in all languages, stores the position of each word (most of 3 MB) and omits pages
 * without versions from other versions. Search box and search page are in `theme/`.
 */
export default function localSearch(context: LoadContext, options: unknown): Plugin {
  const { siteDir, siteConfig } = context;
  checkEntries(siteConfig, PACKAGE, ['themes', 'plugins']);
  checkOrder(siteConfig, PACKAGE);
  const { own, stock: given } = splitOptions(options as Options);
  const listed: StockOptions | undefined = listedOptions([...siteConfig.themes, ...siteConfig.plugins], STOCK);
  if (listed && Object.keys(given).length > 0) {
    throw invalidOption('these belong to the theme that is listed', Object.keys(given));
  }
  const asked = listed ?? given;
  warnOfUnused(asked);
  const followed = validated(asked);
  const base = listed ? undefined : stock.default(context, followed);
  const { searchContextByPaths, searchResultLimits, searchResultContextMaxLength } = followed;
  const areas = searchAreas(searchContextByPaths, context.i18n.currentLocale);
  const loaded: Loaded = { versions: [], indexFiles: {}, synonyms: undefined };
  // Once, because a change in `docusaurus start` needs no other name.
  let digest: string | undefined;
  const theme = themeOf(__dirname, context);
  const plugin: Plugin = {
    ...base,
    name: 'local-search',
    ...theme,
    getPathsToWatch: () => [...(base?.getPathsToWatch?.() ?? []), ...theme.getPathsToWatch()],
    getDefaultCodeTranslationMessages: async () => ({
      ...(await base?.getDefaultCodeTranslationMessages?.()),
      ...(await theme.getDefaultCodeTranslationMessages()),
    }),
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      loaded.versions = siteVersions(docs, siteConfig.baseUrl);
      loaded.synonyms = synonymsOf(siteDir, own);
      digest ??= digestFiles(siteDir, indexSources(context, allContent, own));
      loaded.indexFiles = indexFiles(digest, loaded.versions);
      const settings: SearchSettings = {
        indexFiles: loaded.indexFiles,
        areas,
        helpLinks: own.helpLinks ?? [],
        // On, unless the site says otherwise. The stock theme has them off.
        hasMarks: asked.highlightSearchTermsOnTargetPage ?? true,
        maxHits: searchResultLimits ?? 0,
        excerptLength: searchResultContextMaxLength ?? 0,
      };
      await actions.createData('settings.json', settings);
    },
  };
  const read: PageReader = {
    gives: 'searchedPages',
    // Loaded late, because `docusaurus start` needs none of it.
    start: async () => (await import('./build/writeIndexes')).searchedPage(own.searchedValues),
  };
  return withSteps(plugin, stepsOf(own, areas, loaded), [read]);
}

/** Checks the options of the theme and those of the stock theme. Throws with what is wrong. */
export function validateOptions({ options = {} }: OptionValidationContext<Options, Options>): Options {
  validated(splitOptions(options).stock);
  return { id: 'default', ...options } as Options;
}

localSearch.validateOptions = validateOptions as unknown as PluginModule['validateOptions'];
