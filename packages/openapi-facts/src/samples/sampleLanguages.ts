import { renderCurl } from './languages/curl';
import { renderGo } from './languages/go';
import { renderJava } from './languages/java';
import { renderPython } from './languages/python';
import { renderTypeScript } from './languages/typescript';
import type { SampleCall } from './sampleCall';

type Template = (call: SampleCall) => string;

interface Language {
  label: string;
  /** Prism language. */
  prism: string;
  /** Loads the template: each is a chunk of its own in the browser, because readers need one. */
  load: () => Promise<Template>;
}

/** The languages of samples. An id is also the value of the query parameter: `?lang=python`. */
export const SAMPLE_LANGUAGES = {
  curl: { label: 'cURL', prism: 'bash', load: async () => (await import('./languages/curl')).renderCurl },
  python: { label: 'Python', prism: 'python', load: async () => (await import('./languages/python')).renderPython },
  typescript: {
    label: 'TypeScript',
    prism: 'typescript',
    load: async () => (await import('./languages/typescript')).renderTypeScript,
  },
  go: { label: 'Go', prism: 'go', load: async () => (await import('./languages/go')).renderGo },
  java: { label: 'Java', prism: 'java', load: async () => (await import('./languages/java')).renderJava },
} satisfies Record<string, Language>;

export type SampleLanguage = keyof typeof SAMPLE_LANGUAGES;

/** All templates, for the build. Bundlers leave them out of scripts of pages, which load one, because these read none of them. */
export const TEMPLATES: Record<SampleLanguage, Template> = {
  curl: renderCurl,
  python: renderPython,
  typescript: renderTypeScript,
  go: renderGo,
  java: renderJava,
};

/** Languages of the API reference, in the order of its tabs. */
export const REFERENCE_LANGUAGES = Object.keys(SAMPLE_LANGUAGES) as [SampleLanguage, ...SampleLanguage[]];

/** Languages of docs pages. */
export const PAGE_LANGUAGES = ['curl', 'python', 'typescript'] as const satisfies SampleLanguage[];
