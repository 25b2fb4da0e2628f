import { createRequire } from 'node:module';

import components from 'prismjs/components.js';
import getLoader from 'prismjs/dependencies.js';

import Prism, { withGlobalPrism } from '../../../shared/code/prism';

/** Language names that Prism does not know, with the Prism language for each. */
const EXTRA_ALIASES: Readonly<Record<string, string>> = { mdx: 'markdown', 'c#': 'csharp', 'c++': 'cpp' };

const languages = components.languages as Readonly<Record<string, { alias?: string | string[] }>>;

/** Prism components that only change other languages. Loaded for one page, they would change the colors of later pages. */
const EXTENSIONS = ['meta', 'css-extras', 'js-extras', 'js-templates', 'php-extras', 'xml-doc'];

/** Names and aliases of all Prism languages. */
const KNOWN = new Set(
  Object.entries(languages).flatMap(([name, { alias }]) =>
    EXTENSIONS.includes(name) ? [] : [name, alias ?? []].flat(),
  ),
);

const requireFile = createRequire(__filename);

/**
 * Loads a component unless its language exists. Prism's own `loadLanguages` also reloads languages that extend a changed
 * language. Template languages would then replace their placeholders twice and lose code.
 */
function loadOnce(language: string): void {
  if (Object.hasOwn(Prism.languages, language)) return;
  const file = requireFile.resolve(`prismjs/components/prism-${language}`);
  // The file adds its language when it is executed, and it may have been executed for another Prism instance.
  Reflect.deleteProperty(requireFile.cache, file);
  requireFile(file);
}

/**
 * Adds a language and the languages that it extends to Prism. Code in a language that Prism does not have remains plain
 * text, as in Docusaurus.
 *
 * @param name name or alias of the language in a code block, for example `python` or `py`
 */
export function loadLanguage(name: string): void {
  const language = EXTRA_ALIASES[name] ?? name;
  if (KNOWN.has(language) && !Object.hasOwn(Prism.languages, language)) {
    withGlobalPrism(() => getLoader(components, [language], Object.keys(Prism.languages)).load(loadOnce));
  }
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (language !== name && grammar) Prism.languages[name] = grammar;
}
