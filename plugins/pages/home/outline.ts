/**
 * The hand-written part of the home page. Titles, directions, scores, samples, statuses and changes are read from the pages
 * and the OpenAPI files.
 */

/** This file, as error messages name it. */
export const OUTLINE_FILE = 'plugins/pages/home/outline.ts';

/** The call of the first sample: one short text with a score that calls for action. */
export const FIRST_CALL = { operation: 'helpfulness', example: 'thin-answer' } as const;

/** Metric pages by the question they answer. */
export const METRIC_GROUPS: readonly { question: string; pages: readonly string[] }[] = [
  { question: 'Is the answer right?', pages: ['faithfulness', 'answer-relevancy', 'context-relevancy', 'completion'] },
  { question: 'Is it safe to show?', pages: ['toxicity', 'pii', 'prompt-injection', 'sensitivity'] },
  { question: 'Does it read well?', pages: ['clarity', 'simplicity', 'formality', 'tone', 'helpfulness'] },
  { question: 'Does it behave?', pages: ['adherence', 'refusal', 'stability'] },
  { question: 'What does it take?', pages: ['cost', 'carbon'] },
];

/** Risk that each shield covers, by page. */
export const SHIELD_RISKS: Readonly<Record<string, string>> = {
  'prompt-shield': 'Input that hijacks the model',
  'mcp-shield': 'Tools and servers that mislead agents',
  'compliance-shield': 'Answers that break law or policy',
  'brand-shield': 'Answers that do not sound like you',
  'cost-shield': 'Spend that runs away',
  'carbon-shield': 'Emissions that could be avoided',
};
