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
      : `The reply isn't documented. The ${reference} lists the statuses.`;
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
    `This page shows how to call ${title}, read the reply, and act on the result.`,
    '<ScoreDirection />',
    '## When to use it',
    hint('List the tasks in which the result changes what a program or a person does next.'),
    `Use ${title} to:\n\n- check a text before you show it\n- compare two versions of a prompt`,
    '## Request',
    `<ApiFields operation="${name}" part="request" />`,
    '## Example call',
    `<ApiSample operation="${name}" />`,
    '## Reply',
    ...reply(operation),
    scaleParts.length > 0 ? '## Reading the score' : '## Reading the result',
    ...scaleParts,
    hint('Say what the result measures, and what it leaves out.'),
    'Before a program acts on the result, [choose a cutoff on your own data](./index.mdx#choose-thresholds-on-your-own-data).',
    '## Compare two inputs',
    hint('Show a good and a bad text with their results. Example values need no reason.'),
    'Score one text that you would accept and one that you would reject, and keep both as test cases.',
    '### Act on the result',
    hint(
      'Add a complete program in Python and TypeScript that imports the helper of the introduction, as on the Toxicity page. The tests run it.',
    ),
    'Use the [helper](../intro.mdx#a-helper-for-your-programs) to call the metric, and decide what happens when the call fails.',
    '## Pitfalls',
    hint('One line for each way to be misled by the result.'),
    '- A cutoff for one kind of text may not fit another.',
    '## Related',
    `- [Metrics overview](./index.mdx) compares all metrics.\n- [Reference: ${operation.name}](/docs/api${operation.slug}) lists every field and status.`,
  ]);
}

function successorLink({ successor, metricPage }: OperationDraft): string | undefined {
  if (!successor) return undefined;
  const page = metricPage(successor);
  return `[${successor.name.replaceAll('_', ' ')}](${page === undefined ? `/docs/api${successor.slug}` : `../${page}`})`;
}

function move(link: string | undefined, { requestExamples }: Operation, name: string): string[] {
  const gaps = ['### What is not documented', `<Undocumented operation="${name}" />`];
  if (link === undefined) return ['No v4alpha successor is documented, so keep using this call.', ...gaps];
  return [
    `<FieldMap operation="${name}" />`,
    '### Before and after',
    ...(requestExamples.length > 0 ? [`<BodyMove operation="${name}" />`] : []),
    hint('Say what the two bodies do not show: which text to send, what to leave out at first.'),
    '### What the result means',
    hint('Say for both sides which end is good, and where the v4alpha result is.'),
    `The two results are different measurements. [Choose the cutoff again](../index.mdx#choose-thresholds-on-your-own-data).`,
    ...gaps,
    '### Run both side by side',
    hint('Say which texts to send, and what to compare.'),
    `Send the same inputs to [both calls](../index.mdx#run-both-side-by-side) for a while. Switch to ${link} when you know how the results differ.`,
  ];
}

/** The sections of all pages about legacy calls, in their order. */
export function v3Metric(draft: OperationDraft): string {
  const { title, label, description, position, direction, operation } = draft;
  const name = operationName(operation);
  const link = successorLink(draft);
  const advice =
    link === undefined ? 'No v4alpha successor is documented, so keep using this call.' : `For new code, use ${link}.`;
  return pageText({ title, sidebar_label: label, description, sidebar_position: position, direction }, [
    `This page describes the legacy ${label} call and how to move it to v4alpha.`,
    `:::warning[Soon to be deprecated]\nThis operation is soon to be deprecated. No date is published. ${advice}\n:::`,
    '<ScoreDirection />',
    '## Legacy call',
    `<ApiSample operation="${name}" />`,
    `<ApiFields operation="${name}" part="request" />`,
    hint('Say which field holds the text to score.'),
    '## Reading the result',
    hint('Say what the result measures.'),
    'Print one reply before you write code that reads it.',
    '## Moving to v4alpha',
    ...move(link, operation, name),
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
    `Describe the risk that the ${shieldName} covers.`,
    '## What the shield is for',
    `The ${shieldName} is meant to protect your application against this risk at runtime. How you turn it on isn't documented. You can send the metric calls below today.`,
    '## Measure the risk',
    `The metric [${operation.name.replaceAll('_', ' ')}](${metricLink}) measures it on one text.`,
    `<ApiSample operation="${operationName(operation)}" />`,
    '## Act on the numbers',
    hint('Work through one example with numbers, up to the decision.'),
    'Log the results first. Let a program act on them when you know which results a person would act on.',
    '## Limits',
    '- A result describes one text, not your whole application.',
    '## Where to go next',
    '- [Introduction to security shields](./shields-intro.mdx) shows which metric belongs to which shield.',
  ]);
}
