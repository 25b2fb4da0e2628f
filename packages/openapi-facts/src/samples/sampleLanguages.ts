/** The languages of samples. An id is also the value of the query parameter: `?lang=python`. */
export const SAMPLE_LANGUAGES = {
  curl: { label: 'cURL', prism: 'bash' },
  python: { label: 'Python', prism: 'python' },
  typescript: { label: 'TypeScript', prism: 'typescript' },
  go: { label: 'Go', prism: 'go' },
  java: { label: 'Java', prism: 'java' },
} satisfies Record<string, { label: string; /** Prism language. */ prism: string }>;

export type SampleLanguage = keyof typeof SAMPLE_LANGUAGES;

/** Languages of the API reference, in the order of its tabs. */
export const REFERENCE_LANGUAGES = Object.keys(SAMPLE_LANGUAGES) as [SampleLanguage, ...SampleLanguage[]];

/** Languages of docs pages. */
export const PAGE_LANGUAGES = ['curl', 'python', 'typescript'] as const satisfies SampleLanguage[];
