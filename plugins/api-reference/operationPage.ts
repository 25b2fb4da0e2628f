import { stringify } from 'yaml';

import { firstSentence } from '../api-facts/printing';
import type { Operation } from '../api-facts/types';
import type { Direction } from '../front-matter/schemas';
import { escapeMdx } from './escapeMdx';
import { metricPage } from './metricPage';

function frontMatter(operation: Operation, direction: Direction | undefined): string {
  return stringify(
    {
      id: operation.id,
      title: operation.summary,
      description: firstSentence(operation.description).replaceAll('`', '').replaceAll('\n', ' '),
      slug: operation.path,
      keywords: [operation.path, operation.name, operation.name.replaceAll('_', ' ')],
      ...(direction === undefined ? {} : { direction }),
      ...(operation.deprecated ? { deprecated: true } : {}),
    },
    { lineWidth: 0 },
  );
}

function conditions({ requestConditions }: Operation): string {
  return requestConditions.map((condition) => `\nThe body needs ${condition}.\n`).join('');
}

function dataIsNamed({ reply }: Operation): boolean {
  return (reply.find(({ name }) => name === 'data')?.children.length ?? 0) > 0;
}

function reply(operation: Operation): string {
  if (operation.reply.length === 0) {
    return 'Status 200 means that the call succeeded. The fields of the reply body are not published.';
  }
  const silence = dataIsNamed(operation) ? '' : '\nThe fields of `data` are not published for this operation.\n';
  return `<ResponseSchema operation="${operation.path}" />\n${silence}`;
}

/**
 * Writes the reference page of an operation: MDX whose components the build fills with the operation's facts.
 *
 * @param operation from the facts of the latest OpenAPI file
 * @param slug the brand's slug, for the link to the metric page
 * @param direction which end of the score is good, where the operation's metric page says it
 * @returns a whole MDX file with front matter
 */
export function operationPage(operation: Operation, slug: string, direction?: Direction): string {
  const migration = operation.deprecated ? `\n## Successor\n\n<FieldMap operation="${operation.path}" />\n` : '';
  return `---
${frontMatter(operation, direction)}---

<MethodEndpoint operation="${operation.path}" />

${escapeMdx(operation.description)}

The docs on [${escapeMdx(operation.summary)}](${metricPage(operation, slug)}) say when to use it and how to read the result.

## Authentication

Send your API key as a bearer token: \`Authorization: Bearer $API_KEY\`. More under [authentication](/docs/api#authentication).

## Examples

<ApiExplorer operation="${operation.path}" />

## Request body

<RequestSchema operation="${operation.path}" />
${conditions(operation)}
<RequestBuilder operation="${operation.path}" />

## Reply body

${reply(operation)}

## Statuses

<StatusCodes operation="${operation.path}" />
${migration}`;
}
