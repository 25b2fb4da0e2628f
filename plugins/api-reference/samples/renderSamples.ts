import type { CodeSample, Json, Operation } from '../../api-facts/types';
import { SAMPLE_TEMPLATES, type SampleLanguage } from './templates';

/** Languages of the reference, in the order of its tabs. */
export const REFERENCE_LANGUAGES = ['curl', 'python', 'typescript', 'go', 'java'] as const satisfies SampleLanguage[];

/** Languages of docs pages. House decision 15. */
export const PAGE_LANGUAGES = ['curl', 'python', 'typescript'] as const satisfies SampleLanguage[];

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
  operation: Operation,
  body: Json,
  languages: readonly SampleLanguage[],
): CodeSample[] {
  const call = {
    url: `${server}${operation.path}`,
    body,
    readsData: operation.reply.length > 0,
    className: pascalCase(operation.name),
  };
  return languages.map((id) => {
    const { label, prism, render } = SAMPLE_TEMPLATES[id];
    return { id, label, prism, code: render(call) };
  });
}
