/** Requests that the API sends: webhooks, and callbacks of operations. */

import type { RootContent } from 'mdast';

import { asSentence } from '@api-docs/kit';
import type { Callback } from '@api-docs/openapi-facts';

import { description } from '../content/description';
import { blocks, code, heading, list, paragraph } from '../content/nodes';
import { alternativeItems } from './authentication';
import { bodyBlocks } from './bodyBlocks';
import { externalDocs } from './externalDocs';
import { parametersSection } from './requestSections';
import { headersAndLinks, otherResponsesSection, statusesSection } from './responseSections';
import { serversSection } from './servers';
import type { Shown } from './shownOperation';

/** Returns what a page says about a request that the API sends, with all its parts. */
export function sentRequest({ expression, operation }: Callback, shown: Shown): RootContent[] {
  const { level } = shown;
  const { method, summary, body, security, deprecated } = operation;
  const contents = body?.contents ?? [];
  return blocks(
    expression !== '' && paragraph('The API sends ', code(method), ' to ', code(expression), '.'),
    !summary.startsWith(`${method} `) && paragraph(asSentence(summary.replace(/\s+/g, ' '))),
    deprecated && paragraph('Deprecated.'),
    description(operation.description),
    operation.externalDocs && externalDocs(operation.externalDocs),
    security.length > 0 && list(security.flatMap((one) => alternativeItems(one))),
    serversSection(operation.servers, level),
    parametersSection(shown),
    body && [
      heading(level, 'Body'),
      ...description(body.description),
      !body.required && paragraph('The body is optional.'),
    ],
    contents.map((content) => [heading(level + 1, code(content.mediaType)), ...bodyBlocks(shown, content, 'request')]),
    otherResponsesSection(shown),
    headersAndLinks(shown),
    statusesSection(shown),
    callbackSections(shown),
  );
}

/** Returns a section for each callback of what a page shows, at its level. */
export function callbackSections({ content, name, level }: Shown): RootContent[] {
  const prefix = name.callback === undefined ? '' : `${name.callback}.`;
  return content.callbacks.flatMap((one, index) => {
    const inner = { ...name, callback: `${prefix}${index}` };
    const shown: Shown = { name: inner, level: Math.min(level + 1, 5), content: one.operation };
    return [heading(level, code(one.name), `: ${one.operation.method}`), ...sentRequest(one, shown)];
  });
}
