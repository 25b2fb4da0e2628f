import { sampleCall, type SampleOperation, type SampleValues } from './call';
import { SAMPLE_TEMPLATES, type SampleLanguage } from './templates';

/** Languages of the API reference, in the order of its tabs. */
export const REFERENCE_LANGUAGES = ['curl', 'python', 'typescript', 'go', 'java'] as const satisfies SampleLanguage[];

/** Languages of docs pages. */
export const PAGE_LANGUAGES = ['curl', 'python', 'typescript'] as const satisfies SampleLanguage[];

/** A sample of a call in one language. */
export interface CodeSample {
  /** Also the value of the query parameter: `?lang=python`. */
  id: SampleLanguage;
  label: string;
  /** Prism language. */
  prism: string;
  code: string;
}

/**
 * Renders the call of an operation in several languages.
 *
 * @param values of its parameters and its body
 * @returns one sample per language, in the order of `languages`
 */
export function renderSamples(
  operation: SampleOperation,
  values: SampleValues,
  languages: readonly SampleLanguage[],
): CodeSample[] {
  const call = sampleCall(operation, values);
  return languages.map((id) => {
    const { label, prism, render } = SAMPLE_TEMPLATES[id];
    return { id, label, prism, code: render(call) };
  });
}
