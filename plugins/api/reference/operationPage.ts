import { stringify } from 'yaml';

import type { Direction } from '../../content/front-matter/schemas';
import { firstSentence } from '../facts/markdownToHtml';
import type { Operation } from '../facts/types';
import { metricPage } from './metricPage';

/** An escaped character, a code span, or a character that MDX reads as the start of an expression or a tag. */
const SPAN_OR_SPECIAL = /(\\[\s\S]|(`+)(?!`)[\s\S]*?(?<!`)\2(?!`))|[{}<]/g;

/** Escapes the braces and angle brackets of CommonMark for MDX, except in code spans. */
export function escapeMdx(markdown: string): string {
  return markdown.replace(SPAN_OR_SPECIAL, (match, span: string | undefined) => span ?? `\\${match}`);
}

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

function replySection({ path, reply }: Operation): string {
  if (reply.length === 0) {
    return 'Status 200 means that the call succeeded. The fields of the reply body are not published.';
  }
  const dataFields = reply.find(({ name }) => name === 'data')?.children ?? [];
  const note = dataFields.length > 0 ? '' : '\nThe fields of `data` are not published for this operation.\n';
  return `<ResponseSchema operation="${path}" />\n${note}`;
}

/**
 * Returns the reference page of an operation: an MDX file with front matter, whose components get their props from
 * `remarkApiFacts`.
 *
 * @param operation from the facts of the latest OpenAPI file
 * @param slug the brand's slug, for the link to the metric page
 * @param direction from the operation's metric page
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

${replySection(operation)}

## Statuses

<StatusCodes operation="${operation.path}" />
${migration}`;
}
