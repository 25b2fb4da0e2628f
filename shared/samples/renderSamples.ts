import type { Json } from '../json';
import { SAMPLE_TEMPLATES, type SampleLanguage } from './templates';

/** Languages of the reference, in the order of its tabs. */
export const REFERENCE_LANGUAGES = ['curl', 'python', 'typescript', 'go', 'java'] as const satisfies SampleLanguage[];

/** Languages of docs pages. House decision 15. */
export const PAGE_LANGUAGES = ['curl', 'python', 'typescript'] as const satisfies SampleLanguage[];

/** A sample of a call in one language. */
export interface CodeSample {
  /** Stable id, used in the address: `?lang=python`. */
  id: SampleLanguage;
  label: string;
  /** Prism language. */
  prism: string;
  code: string;
}

/** What a sample needs to know of the operation that it calls. */
export interface SampleOperation {
  /** For example `/metrics/v4alpha/faithfulness`. */
  path: string;
  /** Last segment of the path. */
  name: string;
  /** Whether the reply is documented; if not, a sample reads nothing of it. */
  readsData: boolean;
}

function pascalCase(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/**
 * Writes a call in several languages.
 *
 * @param server address of the API host, without a slash at the end
 * @param operation the operation to call
 * @param body one of its named examples
 * @param languages which samples, in this order
 * @returns one sample a language; legacy replies are not parsed, because their bodies are not published
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
