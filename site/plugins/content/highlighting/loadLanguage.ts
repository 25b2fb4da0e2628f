import { createRequire } from 'node:module';

import components from 'prismjs/components.js';
import getLoader from 'prismjs/dependencies.js';

import Prism, { withGlobalPrism } from '@api-docs/ui/code/prism';

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
  if (!Object.hasOwn(Prism.languages, language)) requireFile(`prismjs/components/prism-${language}`);
}

/**
 * Adds a language and the languages that it extends to Prism. Code in a language that Prism does not have remains plain
 * text, as in Docusaurus.
 */
export function loadLanguage(language: string): void {
  // Prism has no grammar for MDX, and that of Markdown colors it.
  const { markdown } = Prism.languages;
  if (language === 'mdx' && markdown) Prism.languages.mdx = markdown;
  if (!KNOWN.has(language) || Object.hasOwn(Prism.languages, language)) return;
  withGlobalPrism(() => getLoader(components, [language], Object.keys(Prism.languages)).load(loadOnce));
}
