import { sampleCall } from './call';
import type { SampleOperation, SampleValues } from './sampleCall';
import { SAMPLE_LANGUAGES, TEMPLATES, type SampleLanguage } from './sampleLanguages';

/**
 * Renders the call of an operation in several languages.
 *
 * @param values of its parameters and its body
 * @returns one sample per language, in the order of `languages`
 */
export function renderSamples(operation: SampleOperation, values: SampleValues, languages: readonly SampleLanguage[]) {
  const call = sampleCall(operation, values);
  return languages.map((id) => {
    const { label, prism } = SAMPLE_LANGUAGES[id];
    return { id, label, prism, code: TEMPLATES[id](call) };
  });
}
