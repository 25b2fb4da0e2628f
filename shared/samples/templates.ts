import { CURL } from './languages/curl';
import { GO } from './languages/go';
import { JAVA } from './languages/java';
import { PYTHON } from './languages/python';
import { TYPESCRIPT } from './languages/typescript';
import type { SampleTemplate } from './template';

/** One template per language. */
export const SAMPLE_TEMPLATES = {
  curl: CURL,
  python: PYTHON,
  typescript: TYPESCRIPT,
  go: GO,
  java: JAVA,
} satisfies Record<string, SampleTemplate>;

export type SampleLanguage = keyof typeof SAMPLE_TEMPLATES;
