import type { Grammar, Token, TokenStream } from 'prismjs';

import { own } from '@api-docs/kit';

import Prism, { withGlobalPrism } from './prism';
import { tokenHtml, type LineSettings } from './tokenHtml';

export { default as Prism, withGlobalPrism } from './prism';

export type { LineSettings };

/** Does the same as `useTokenize` of `prism-react-renderer`, which only works in React components. */
function tokenize(code: string, language: string): (string | Token)[] {
  // `Prism.languages` also has functions such as `extend`.
  const grammar: unknown = own(Prism.languages, language);
  if (typeof grammar !== 'object') return [code];
  return withGlobalPrism(() => {
    const run = { code, grammar: grammar as Grammar, language, tokens: [] as TokenStream };
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
