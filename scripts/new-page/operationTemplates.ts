import { fieldRows } from '../../plugins/api/facts/readFields';
import { SCORE_SCALES } from '../../plugins/api/props/scoreScales';
import type { Operation } from '../../plugins/api/facts/types';
import type { Direction } from '../../plugins/content/front-matter/schemas';
import { type OperationDraft, operationName, hint, pageText, inSentence } from './draft';

function reply(operation: Operation): string[] {
  const name = operationName(operation);
  const reference = `[reference](/docs/api${operation.slug})`;
  const example =
    operation.replyExamples.length > 0
      ? `<ApiReply operation="${name}" />`
      : `No reply body is published. The ${reference} lists the statuses.`;
  const isPublished = fieldRows(operation.reply, '').some(({ path }) => path.startsWith('data.'));
  return [example, ...(isPublished ? [`<ApiFields operation="${name}" part="reply" />`] : [])];
}

/** A scale without a good end needs labels for its ends. The other scales are explained by their bands. */
function scale(direction: Direction | undefined): string[] {
  if (direction === undefined || SCORE_SCALES[direction].bands === undefined) return [];
  if (direction !== 'target') return ['<ScoreScale />'];
  return [
    hint('Say in one or two words what the ends of the scale mean.'),
    '<ScoreScale low="little of it" high="much of it" />',
  ];
}

/** The sections of all metric pages, in their order. */
export function metric({ title, description, position, direction, operation }: OperationDraft): string {
  const name = operationName(operation);
  const scaleParts = scale(direction);
  return pageText({ title, description, sidebar_position: position, direction }, [
    `${title} is a call that you can build into a check of your own. On this page you send it, read the reply, and decide what the result means for you.`,
    '<ScoreDirection />',
    '## When to use it',
    hint('Name two or three moments at which the result changes what a program or a person does next.'),
    `Use ${title} where a wrong text would cost you something: before it is shown, stored or passed on.`,
    '## Request',
    `<ApiFields operation="${name}" part="request" />`,
    '## Example call',
    `<ApiSample operation="${name}" />`,
    '## Reply',
    ...reply(operation),
    scaleParts.length > 0 ? '## Reading the score' : '## Reading the result',
    ...scaleParts,
    hint('Say what the result rises and falls with, and what it cannot see.'),
    'Before a program acts on the result, [choose thresholds on your own data](./index.mdx#choose-thresholds-on-your-own-data).',
    '## A good and a bad input',
    hint('Show one text of each kind, the result of each, and the reason for the difference.'),
    'Score one text that you would accept and one that you would refuse, and keep both as the first two cases of a test.',
    '## Pitfalls',
    hint('One line for each way to be misled by the result.'),
    '- A limit that fits one kind of text rarely fits another.',
    '## Related',
    `- [Metrics overview](./index.mdx) compares all metrics.\n- [Reference: ${operation.name}](/docs/api${operation.slug}) lists every field and status.`,
  ]);
}

function successorLink({ successor, metricPage }: OperationDraft): string | undefined {
  if (!successor) return undefined;
  const page = metricPage(successor);
  return `[${successor.name.replaceAll('_', ' ')}](${page === undefined ? `/docs/api${successor.slug}` : `../${page}`})`;
}

function move(link: string | undefined, name: string): string[] {
  if (link === undefined) {
    return ['No v4alpha successor is documented, so no fields can be mapped.'];
  }
  return [
    `<FieldMap operation="${name}" />`,
    hint('List the changes in the order in which a reader makes them.'),
    `Send the same inputs to both calls for a while, and let ${link} decide once you know how the results differ.`,
  ];
}

/** The sections of all pages about legacy calls, in their order. */
export function v3Metric(draft: OperationDraft): string {
  const { title, label, description, position, direction, operation } = draft;
  const name = operationName(operation);
  const link = successorLink(draft);
  const fate =
    link === undefined
      ? 'This call will be withdrawn, and no v4alpha successor is documented.'
      : `This call will be withdrawn. Its place is taken by ${link}.`;
  return pageText({ title, sidebar_label: label, description, sidebar_position: position, direction }, [
    `This page is for code that still calls ${label} on the legacy API. It shows the request, and what to change when you move.`,
    `:::warning[Soon to be deprecated]\n${fate}\n:::`,
    '<ScoreDirection />',
    '## Legacy call',
    `<ApiSample operation="${name}" />`,
    `<ApiFields operation="${name}" part="request" />`,
    hint('Say which field holds the text to judge. The legacy reply is not published.'),
    '## Reading the result',
    hint('Say what the result rises and falls with.'),
    'The legacy reply is not published, so print one before you write code against it.',
    '## Moving to v4alpha',
    ...move(link, name),
    '## What to test',
    '- **The decision.** Score one text that must pass and one that must not, before and after the move.',
    '## Related',
    `- ${link ? `Successor: ${link}` : '[Metrics overview](../index.mdx) compares all metrics'}\n- [Reference: ${operation.name}](/docs/api${operation.slug})`,
  ]);
}

/** The sections of all shield pages, in their order. */
export function shield({ title, description, position, operation, metricPage }: OperationDraft): string {
  const shieldName = inSentence(title);
  const page = metricPage(operation);
  const metricLink = page === undefined ? `/docs/api${operation.slug}` : `../understanding-brand-metrics/${page}`;
  return pageText({ title, sidebar_position: position, description }, [
    `This page shows which risk the ${shieldName} is for, how to measure it with one call, and what to do with the result.`,
    '## The risk',
    hint('Tell one short story of what goes wrong without the shield, and name a public source for the risk.'),
    `The risk of the ${shieldName} is one that you notice late: every single text looks harmless.`,
    '## What the shield is for',
    `The ${shieldName} is meant to keep this risk in view while your application runs.`,
    '## Measure the risk',
    `The metric [${operation.name.replaceAll('_', ' ')}](${metricLink}) measures it on one text.`,
    `<ApiSample operation="${operationName(operation)}" />`,
    '## Act on the numbers',
    hint('Work through one example with numbers, up to the decision.'),
    'Log results first. Let a program act on them once you know which ones a person would have acted on.',
    '## Limits',
    '- A result is a measurement of one text, not of your application.',
    '## Where to go next',
    '- [Introduction to security shields](./shields-intro.mdx) shows which metric belongs to which shield.',
  ]);
}
