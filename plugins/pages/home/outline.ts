/**
 * The hand-written part of the home page. Titles, directions, scores, samples, statuses and changes are read from the pages
 * and the OpenAPI files.
 */

/** This file, as error messages name it. */
export const OUTLINE_FILE = 'plugins/pages/home/outline.ts';

/** The call of the first sample: one short text with a score that calls for action. */
export const FIRST_CALL = { operation: 'helpfulness', example: 'thin-answer' } as const;

/** Metric pages by the question they answer: grounding, behavior, wording, safety and footprint. */
export const METRIC_GROUPS: readonly { question: string; pages: readonly string[] }[] = [
  { question: 'Does it answer from its sources?', pages: ['faithfulness', 'context-relevancy', 'answer-relevancy'] },
  { question: 'Does it do what was asked?', pages: ['completion', 'adherence', 'refusal', 'stability'] },
  { question: 'Does it read well?', pages: ['clarity', 'simplicity', 'formality', 'tone', 'helpfulness'] },
  { question: 'Is it safe?', pages: ['toxicity', 'pii', 'prompt-injection', 'sensitivity'] },
  { question: 'What does it cost and emit?', pages: ['cost', 'carbon'] },
];

/** Risk that each shield covers, by page. */
export const SHIELD_RISKS: Readonly<Record<string, string>> = {
  'prompt-shield': 'Input that hijacks the model',
  'mcp-shield': 'Tools and servers that mislead agents',
  'compliance-shield': 'Answers that break law or policy',
  'brand-shield': 'Answers that do not sound like you',
  'cost-shield': 'Spending that gets out of control',
  'carbon-shield': 'Emissions that could be avoided',
};
