import { createRequire } from 'node:module';

import components from 'prismjs/components.js';
import getLoader from 'prismjs/dependencies.js';

import Prism, { withGlobalPrism } from '../../shared/code/prism';

/** Names that Prism does not know, and the languages that they stand for. */
const FURTHER_NAMES: Readonly<Record<string, string>> = { mdx: 'markdown', 'c#': 'csharp', 'c++': 'cpp' };

const languages = components.languages as Readonly<Record<string, { alias?: string | string[] }>>;

/** Files of Prism that only change other languages: the pages that are built later would get other colors. */
const CHANGES = ['meta', 'css-extras', 'js-extras', 'js-templates', 'php-extras', 'xml-doc'];

/** Names and aliases of all languages of Prism. */
const KNOWN = new Set(
  Object.entries(languages).flatMap(([name, { alias }]) => (CHANGES.includes(name) ? [] : [name, alias ?? []].flat())),
);

const requireFile = createRequire(__filename);

/**
 * Prism's own `loadLanguages` also loads again what builds on a changed language; then template languages would replace
 * their placeholders twice, and lose code.
 */
function loadOnce(language: string): void {
  if (Object.hasOwn(Prism.languages, language)) return;
  const file = requireFile.resolve(`prismjs/components/prism-${language}`);
  // A file adds its language when it runs, and may have run for another Prism.
  Reflect.deleteProperty(requireFile.cache, file);
  requireFile(file);
}

/**
 * Adds a language to Prism, with the languages that it builds on. A language that Prism does not have stays unknown: its
 * code is plain text, as in Docusaurus.
 *
 * @param name as a block of code names it: a name or an alias, for example `python` or `py`
 */
export function loadLanguage(name: string): void {
  const language = FURTHER_NAMES[name] ?? name;
  if (KNOWN.has(language) && !Object.hasOwn(Prism.languages, language)) {
    withGlobalPrism(() => getLoader(components, [language], Object.keys(Prism.languages)).load(loadOnce));
  }
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (language !== name && grammar) Prism.languages[name] = grammar;
}
