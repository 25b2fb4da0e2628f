import type { SampleCall } from './sampleCall';
import type { SampleLanguage } from './sampleLanguages';

/** Loads the template of a language. Each is a chunk of its own in the browser, because readers need one. */
export const LOAD_TEMPLATE: Record<SampleLanguage, () => Promise<(call: SampleCall) => string>> = {
  curl: async () => (await import('./languages/curl')).renderCurl,
  python: async () => (await import('./languages/python')).renderPython,
  typescript: async () => (await import('./languages/typescript')).renderTypeScript,
  go: async () => (await import('./languages/go')).renderGo,
  java: async () => (await import('./languages/java')).renderJava,
};
