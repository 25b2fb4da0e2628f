import type { Json } from '../json';
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

/** The operation that a sample calls. */
export interface SampleOperation {
  /** For example `/metrics/v4alpha/faithfulness`. */
  path: string;
  /** Last segment of the path. */
  name: string;
  /** Whether the reply is documented. Samples do not parse undocumented replies. */
  readsData: boolean;
}

/** Returns a name as that of a class, for example `AnswerRelevancy`. */
function pascalCase(name: string): string {
  const text = name
    .split(/_|\W/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Z]/i.test(text) ? text : `Call${text}`;
}

/**
 * Renders the call of an operation in several languages.
 *
 * @param server URL of the API host without a trailing slash
 * @param body request body
 * @returns one sample per language, in the order of `languages`
 */
export function renderSamples(
  server: string,
  operation: SampleOperation,
  body: Json,
  languages: readonly SampleLanguage[],
): CodeSample[] {
  const call = {
    url: `${server}${operation.path}`,
    body,
    readsData: operation.readsData,
    className: pascalCase(operation.name),
  };
  return languages.map((id) => {
    const { label, prism, render } = SAMPLE_TEMPLATES[id];
    return { id, label, prism, code: render(call) };
  });
}
