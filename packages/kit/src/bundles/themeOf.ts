import { createRequire } from 'node:module';
import path from 'node:path';

import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext } from '@docusaurus/types';

import { browserFolder } from './browserFolder';

/** Folder of a package with its texts in other languages: `<locale>/texts.json`, by the ids of the texts. */
const LOCALES = 'locales';

/**
 * Returns what makes a plugin a theme that is made of parts of `@api-docs/ui`, with the texts of both in the language of the site,
 * as far as the packages have them.
 *
 * `docusaurus write-translations` looks for texts in the folders that are watched, and else only in the components that a site can
 * replace.
 *
 * @param folder as in {@link browserFolder}
 * @param clientModules their paths in this folder
 */
export function themeOf(
  folder: string,
  { i18n: { currentLocale: locale } }: Pick<LoadContext, 'i18n'>,
  clientModules: readonly string[] = [],
) {
  const browser = browserFolder(folder);
  const tokens = createRequire(path.join(folder, 'index.js')).resolve('@api-docs/ui/tokens.css');
  const ui = path.dirname(tokens);
  const textsIn = (dirPath: string) => readDefaultCodeTranslationMessages({ dirPath, locale, name: 'texts' });
  return {
    getThemePath: () => path.join(browser, 'theme'),
    getTypeScriptThemePath: () => path.join(folder, '../src/theme'),
    getPathsToWatch: () => [browser, ui],
    getClientModules: () => [tokens, ...clientModules.map((name) => path.join(browser, name))],
    getDefaultCodeTranslationMessages: async () => ({
      ...(await textsIn(path.join(ui, '../..', LOCALES))),
      ...(await textsIn(path.join(folder, '..', LOCALES))),
    }),
  };
}
