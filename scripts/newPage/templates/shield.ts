import type { OperationDraft } from '../draft';
import { inSentence } from './inSentence';
import { named } from './named';
import { hint, pageText } from './pageText';

/** Sections of a shield page in the order that all of them have. */
export function shield({ title, description, position, operation, metricPage }: OperationDraft): string {
  const shieldName = inSentence(title);
  const page = metricPage(operation);
  const metric = page === undefined ? `/docs/api${operation.path}` : `../understanding-brand-metrics/${page}`;
  return pageText({ title, sidebar_position: position, description }, [
    `This page shows which risk the ${shieldName} is for, how to measure it with one call, and what to do with the result.`,
    '## The risk',
    hint('Tell one short story of what goes wrong without the shield, and name a public source for the risk.'),
    `The risk of the ${shieldName} is one that you notice late: every single text looks harmless.`,
    '## What the shield is for',
    `The ${shieldName} is meant to keep this risk in view while your application runs.`,
    '## Measure the risk',
    `The metric [${operation.name.replaceAll('_', ' ')}](${metric}) measures it on one text.`,
    `<ApiSample operation="${named(operation)}" />`,
    '## Act on the numbers',
    hint('Work through one example with numbers, up to the decision.'),
    'Log results first. Let a program act on them once you know which ones a person would have acted on.',
    '## Limits',
    '- A result is a measurement of one text, not of your application.',
    '## Where to go next',
    '- [Introduction to security shields](./shields-intro.mdx) shows which metric belongs to which shield.',
  ]);
}
