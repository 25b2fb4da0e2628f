/** Prism with the languages of API samples only: `prism.ts` has 19 more, which would be half of the request builder. */
import './manualPrism';
import './exposeSamplePrism';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-python';
import Prism from 'prismjs/components/prism-core';

import type { SampleLanguage } from '../samples/sampleLanguages';
import { SAMPLE_LANGUAGES } from '../samples/sampleLanguages';
import { tokenHtml } from './tokenHtml';

delete (globalThis as { Prism?: unknown }).Prism;

/**
 * Highlights a sample in the browser, with the colors of `highlight`.
 *
 * @returns HTML, see {@link tokenHtml}
 */
export function highlightSample(code: string, language: SampleLanguage): string {
  const grammar = Prism.languages[SAMPLE_LANGUAGES[language].prism];
  return tokenHtml(grammar ? Prism.tokenize(code, grammar) : [code]);
}
