/**
 * A Prism instance with the languages of API samples only, for pages and for the request builder: that of `packages/ui` has 19
 * more, which would be a third of the request builder. The files are the minified ones, because the others add their languages to
 * that instance, and each file runs once.
 */
import './manualPrism';
// It is global until the languages have been added.
import Prism from 'prismjs/components/prism-core.min';
import 'prismjs/components/prism-clike.min';
import 'prismjs/components/prism-javascript.min';
import 'prismjs/components/prism-typescript.min';
import 'prismjs/components/prism-bash.min';
import 'prismjs/components/prism-go.min';
import 'prismjs/components/prism-java.min';
import 'prismjs/components/prism-json.min';
import 'prismjs/components/prism-python.min';

import { SAMPLE_LANGUAGES, type SampleLanguage } from '@api-docs/openapi-facts';
import { colorJsonBody, tokenHtml } from '@api-docs/ui/code';

delete (globalThis as { Prism?: unknown }).Prism;
colorJsonBody(Prism.languages);

/** Length of a sample that has colors, in characters: the elements of longer ones take a page longer than 200 ms to show. */
const MAX_COLORED = 20_000;

/** Highlights a sample: HTML, see {@link tokenHtml}. A very long one has no colors. */
export function highlightSample(code: string, language: SampleLanguage): string {
  const grammar = code.length > MAX_COLORED ? undefined : Prism.languages[SAMPLE_LANGUAGES[language].prism];
  return tokenHtml(grammar ? Prism.tokenize(code, grammar) : [code]);
}
