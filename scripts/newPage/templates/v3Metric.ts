import type { OperationDraft } from '../draft';
import { named } from './named';
import { hint, pageText } from './pageText';

function successorLink({ successor, metricPage }: OperationDraft): string | undefined {
  if (!successor) return undefined;
  const page = metricPage(successor);
  return `[${successor.name.replaceAll('_', ' ')}](${page === undefined ? `/docs/api${successor.path}` : `../${page}`})`;
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

/** Sections of a page about a legacy call, in the order that all of them have. */
export function v3Metric(draft: OperationDraft): string {
  const { title, label, description, position, direction, operation } = draft;
  const name = named(operation);
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
    `- ${link ? `Successor: ${link}` : '[Metrics overview](../index.mdx) compares all metrics'}\n- [Reference: ${operation.name}](/docs/api${operation.path})`,
  ]);
}
