import type { PluginOptions as StockOptions } from '@easyops-cn/docusaurus-search-local';
import * as z from 'zod';

import { buildError, spellingRemedy } from '@api-docs/kit/node';
import { functionOption, pluginOptions } from '@api-docs/kit/plugin';

import type { IndexedPage, SearchSettings } from './searchIndex';

/** What the theme takes besides the options of the stock theme. */
export interface OwnOptions {
  /** Links for readers whose search found nothing. Default: none. */
  helpLinks?: SearchSettings['helpLinks'];
  /** Table of synonyms, a YAML file relative to the project. Default: none. */
  synonyms?: string;
  /** Replaces tokens in the table of synonyms. Default: the text stays as it is. */
  fillIn?(text: string, file: string): string;
  /** Files and folders, relative to the project, that change the pages besides those that Docusaurus knows. Default: none. */
  sources?: string[];
  /** Adds names that readers search for, such as the paths of operations, to the pages of a version. Default: none. */
  addNames?(pages: readonly IndexedPage[], version: string): void;
  /** Fields of responses whose values readers see in their logs and search for, such as `status`. Default: none. */
  searchedValues?: string[];
  /** Returns whether a page, by its path below the base path, is about another generation of the product than a docs version. */
  isOtherGeneration?(page: string, version: string): boolean;
}

/** Options of the theme: its own, and those of `@easyops-cn/docusaurus-search-local` unless the site lists that theme, too. */
export type Options = OwnOptions & StockOptions;

/** Name with which a site lists the theme. */
export const PACKAGE = '@api-docs/local-search';

const OWN = z.strictObject({
  helpLinks: z.array(z.strictObject({ label: z.string().min(1), path: z.string() })).optional(),
  synonyms: z.string().min(1).optional(),
  sources: z.array(z.string().min(1)).optional(),
  searchedValues: z.array(z.string().min(1)).optional(),
  fillIn: functionOption(PACKAGE, 'fillIn', 'a text'),
  addNames: functionOption(PACKAGE, 'addNames', 'anything but a promise'),
  isOtherGeneration: functionOption(PACKAGE, 'isOtherGeneration', 'true or false'),
});

/**
 * Returns the error for options that the stock theme rejects.
 *
 * @param wrong names of these options
 * @param stockNames names of all options of the stock theme
 */
export function invalidOption(message: string, wrong: readonly string[], stockNames: readonly string[] = []): Error {
  const own = Object.keys(OWN.shape);
  const advice = 'correct the option; README.md of the package has all of them';
  const [name = ''] = wrong;
  const isUnknown = stockNames.length > 0 && !stockNames.includes(name);
  return buildError({
    file: 'docusaurus.config',
    problem: `invalid option of ${PACKAGE}: ${message}`,
    expected: `${own.join(', ')}, and the options of @easyops-cn/docusaurus-search-local`,
    found: wrong.join(', '),
    remedy: isUnknown ? spellingRemedy(name, [...own, ...stockNames], advice) : advice,
  });
}

/** Separates the options of this theme from those of the stock theme. Throws with what is wrong in its own. */
export function splitOptions(options: Options): { own: OwnOptions; stock: StockOptions } {
  const isOwn = ([name]: [string, unknown]) => name in OWN.shape || name === 'id';
  const entries = Object.entries(options);
  const own = pluginOptions(OWN, Object.fromEntries(entries.filter(isOwn)), PACKAGE);
  return { own, stock: Object.fromEntries(entries.filter((entry) => !isOwn(entry))) };
}
