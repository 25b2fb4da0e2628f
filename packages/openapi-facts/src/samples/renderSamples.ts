import { sampleCall } from './call';
import type { SampleCall, SampleOperation, SampleValues } from './sampleCall';
import { renderCurl } from './languages/curl';
import { renderGo } from './languages/go';
import { renderJava } from './languages/java';
import { renderPython } from './languages/python';
import { renderTypeScript } from './languages/typescript';
import { SAMPLE_LANGUAGES, type SampleLanguage } from './sampleLanguages';

const TEMPLATES: Record<SampleLanguage, (call: SampleCall) => string> = {
  curl: renderCurl,
  python: renderPython,
  typescript: renderTypeScript,
  go: renderGo,
  java: renderJava,
};

/**
 * Renders the call of an operation in several languages.
 *
 * @param values of its parameters and its body
 * @returns one sample per language, in the order of `languages`
 */
export function renderSamples(operation: SampleOperation, values: SampleValues, languages: readonly SampleLanguage[]) {
  const call = sampleCall(operation, values);
  return languages.map((id) => ({ id, ...SAMPLE_LANGUAGES[id], code: TEMPLATES[id](call) }));
}
