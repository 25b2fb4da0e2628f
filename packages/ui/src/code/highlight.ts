import type { Grammar, Token, TokenStream } from 'prismjs';

import Prism, { withGlobalPrism } from './prism';
import { tokenHtml, type LineSettings } from './tokenHtml';

export type { LineSettings };

/** Returns the grammar of a language. `Prism.languages` also has functions such as `extend`. */
function grammarOf(language: string): Grammar | undefined {
  const grammar: unknown = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof grammar === 'object' ? (grammar as Grammar) : undefined;
}

/** Does the same as `useTokenize` of `prism-react-renderer`, which only works in React components. */
function tokenize(code: string, language: string): (string | Token)[] {
  const grammar = grammarOf(language);
  if (!grammar) return [code];
  return withGlobalPrism(() => {
    const run = { code, grammar, language, tokens: [] as TokenStream };
    Prism.hooks.run('before-tokenize', run);
    run.tokens = Prism.tokenize(run.code, run.grammar);
    Prism.hooks.run('after-tokenize', run);
    return run.tokens as (string | Token)[];
  });
}

/**
 * Highlights code at build time, and the code of components that compute it in the browser.
 *
 * @param language name or alias of a Prism language; code in a language that is not loaded has no colors
 * @returns HTML, see {@link tokenHtml}
 */
export function highlight(code: string, language: string, settings?: LineSettings): string {
  return tokenHtml(tokenize(code, language), settings);
}
