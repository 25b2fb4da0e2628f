import type { ListItem, RootContent } from 'mdast';

import { stringifyJson } from '@api-docs/kit';
import {
  isEmptyResponse,
  joinSummary,
  jsonBody,
  mainResponse,
  type Body,
  type Operation,
  type Response,
  type ResponseLink,
} from '@api-docs/openapi-facts';

import { labeled, labeledItem } from '../content/description';
import { blocks, code, heading, item, link, list, paragraph, section, type Inline } from '../content/nodes';
import { sharedBodies } from '../model/sharedBodies';
import { bodyBlocks, schemaDescription } from './bodyBlocks';
import { bodyExample } from './bodyExample';
import { JSON_TYPE } from './examples';
import { serverItem } from './servers';
import { factElement, type Shown } from './shownOperation';

/** Returns the section on the JSON body of the response of a successful call. */
export function responseBodySection(operation: Operation, shown: Shown): RootContent[] {
  const response = mainResponse(operation.responses);
  if (!response) return [];
  const json = jsonBody(response.contents);
  const { code: status } = response;
  if (!json?.field) {
    if (json ?? response.contents.length > 0) return [];
    const about = isEmptyResponse(operation.method, status)
      ? 'It has no reply body.'
      : 'Its reply body is not documented. Print one reply before you write code that reads it.';
    return section(2, 'Reply body', paragraph(`Status ${status} means that the call succeeded. ${about}`));
  }
  // The samples of a call with a JSON body name the media type.
  const isJsonCall = operation.body?.contents.every(({ mediaType }) => mediaType === JSON_TYPE) ?? false;
  const isUsual = isJsonCall && json.mediaType === JSON_TYPE;
  return section(
    2,
    'Reply body',
    status !== '200' && paragraph(`The reply of status ${status}.`),
    !isUsual && paragraph('Its media type is ', code(json.mediaType), '.'),
    schemaDescription(json.field),
    factElement('ApiFields', shown, { part: 'reply' }),
  );
}

/**
 * Returns the section on all other bodies of responses. Statuses with the same body are shown once.
 *
 * @param main the body that {@link responseBodySection} shows
 */
export function otherResponsesSection(shown: Shown, main?: Body): RootContent[] {
  const { level, content } = shown;
  const sections = sharedBodies(content.responses, main).map(({ statuses, body, isMain }) => {
    const title = heading(level + 1, `${statuses.join(', ')}: `, code(body.mediaType));
    if (!isMain) return [title, ...bodyBlocks(shown, body, 'reply', { status: statuses[0] })];
    const given = body.examples.filter(({ isGenerated }) => !isGenerated);
    const fields = paragraph('The fields are those of the ', link('#reply-body', 'reply body'), '.');
    return [title, fields, ...given.flatMap((example) => bodyExample(example, body))];
  });
  return section(level, main ? 'Other replies' : 'Replies', sections);
}

function linkItem({ name, operation, description, parameters, requestBody, server }: ResponseLink): ListItem {
  const label = [code(name), ': call ', code(operation || 'an operation that is not named'), '.'];
  return item(description ? labeled(label, description) : [paragraph(...label)], [
    ...parameters.map(({ name: parameter, value }) => item([paragraph(code(parameter), ': ', code(value))])),
    ...(requestBody === undefined ? [] : [item([paragraph('Body: ', code(requestBody))])]),
    ...(server ? [serverItem(server, ['Server: ', code(server.url)])] : []),
  ]);
}

/** Groups the statuses of responses with headers, those with the same ones together. */
function statusesByHeaders(responses: readonly Response[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { code: status, headers } of responses.filter((response) => response.headers.length > 0)) {
    const key = stringifyJson(headers);
    groups.set(key, [...(groups.get(key) ?? []), status]);
  }
  return [...groups.values()];
}

/** Returns the sections on the headers of responses, and on the calls that can follow. */
export function headersAndLinks(shown: Shown): RootContent[] {
  const { level, content } = shown;
  const headers = statusesByHeaders(content.responses).map((statuses) => [
    heading(level + 1, `Headers of ${statuses.join(', ')}`),
    factElement('ApiFields', shown, { part: 'reply-header', status: statuses[0] }),
  ]);
  const links = content.responses
    .filter((response) => response.links.length > 0)
    .map((response) => [heading(level + 1, `Links of ${response.code}`), list(response.links.map(linkItem))]);
  return blocks(section(level, 'Reply headers', headers), section(level, 'Links', links));
}

/**
 * Returns the section with what each status means.
 *
 * @param labelOf returns the label of a status
 */
export function statusesSection({ content, level }: Shown, labelOf: (status: string) => Inline = code): RootContent[] {
  const items = content.responses.map(({ code: status, summary, description }) =>
    labeledItem([labelOf(status)], joinSummary(summary, description)),
  );
  return items.length > 0 ? section(level, 'Statuses', list(items)) : [];
}
