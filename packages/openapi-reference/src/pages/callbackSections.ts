/** Requests that the API sends: callbacks of operations, and webhooks. */

import type { RootContent } from 'mdast';

import type { Callback } from '@api-docs/openapi-facts';

import { description } from '../content/description';
import { blocks, code, heading, list, paragraph, section } from '../content/nodes';
import { alternativeItems } from './authentication';
import { bodyBlocks } from './bodyBlocks';
import { externalDocs } from './externalDocs';
import { parametersSection } from './requestSections';
import { headersAndLinks, otherResponsesSection, statusesSection } from './responseSections';
import type { Shown } from './shownOperation';

/** A request that the API sends, with all its parts. */
function requestSection({ name, expression, operation }: Callback, shown: Shown): RootContent[] {
  const { level } = shown;
  const inner = { ...shown, level: Math.min(level + 1, 5) };
  const { method, summary, body, security, deprecated } = operation;
  const contents = body?.contents ?? [];
  return blocks(
    heading(level, code(name), `: ${method}`),
    expression !== '' && paragraph('The API sends ', code(method), ' to ', code(expression), '.'),
    !summary.startsWith(`${method} `) &&
      paragraph(`${summary.replace(/\s+/g, ' ')}${/[.!?]$/.test(summary) ? '' : '.'}`),
    deprecated && paragraph('Deprecated.'),
    description(operation.description),
    operation.externalDocs && externalDocs(operation.externalDocs),
    security.length > 0 && list(security.flatMap(alternativeItems)),
    parametersSection(inner),
    body && [
      heading(inner.level, 'Body'),
      ...description(body.description),
      !body.required && paragraph('The body is optional.'),
    ],
    contents.map((content) => [
      heading(inner.level + 1, code(content.mediaType)),
      ...bodyBlocks(inner, content, 'request'),
    ]),
    otherResponsesSection(inner),
    headersAndLinks(inner),
    statusesSection(inner),
    callbackSections(inner),
  );
}

/** Returns a section for each callback of what a page shows, at its level. */
export function callbackSections({ content, name, level }: Shown): RootContent[] {
  const prefix = name.callback === undefined ? '' : `${name.callback}.`;
  return content.callbacks.flatMap((one, index) =>
    requestSection(one, { name: { ...name, callback: `${prefix}${index}` }, level, content: one.operation }),
  );
}

/** Returns the section of the landing page on webhooks, empty if the file has none. */
export function webhooksSection(webhooks: readonly Callback[]): RootContent[] {
  if (webhooks.length === 0) return [];
  return section(
    2,
    'Webhooks',
    paragraph('The API sends these requests to you, at an address that you register.'),
    webhooks.map((one, index) =>
      requestSection(one, { name: { webhook: String(index) }, level: 3, content: one.operation }),
    ),
  );
}
