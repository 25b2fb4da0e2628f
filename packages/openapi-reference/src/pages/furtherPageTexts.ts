/** The pages of a reference besides those of operations. */

import { stringifyJson } from '@api-docs/kit';

import type { ApiFiles } from '../apiFiles';
import { describedSections } from '../content/description';
import { mdxText } from '../content/mdxText';
import { blocks, element, heading, inlineElement, paragraph } from '../content/nodes';
import { PART_NAMES } from '../model/bodyPart';
import { furtherPages, type SchemaPage, type TopicPage, type WebhookPage } from '../model/furtherPages';
import { schemaDescription } from './bodyBlocks';
import { sentRequest } from './callbackSections';
import { externalDocs } from './externalDocs';
import { pageHead } from './frontMatter';

/** Returns the page of a tag that no operation has. */
function topicPage(page: TopicPage): string {
  const { description: about, externalDocs: docs } = page.tag;
  const content = blocks(heading(1, page.label), describedSections(about), docs && externalDocs(docs));
  return `${pageHead(page, about)}\n${mdxText(content)}\n`;
}

function webhookPage(page: WebhookPage): string {
  const { webhook, index, label } = page;
  const { operation } = webhook;
  const badge = inlineElement('Badge', [operation.method], { kind: 'method' });
  const content = blocks(
    heading(1, label),
    paragraph(badge, ' The API sends this request to you, at an address that you register.'),
    element('PageContents', []),
    sentRequest(webhook, { name: { webhook: String(index) }, level: 2, content: operation }),
  );
  const fields = { keywords: [webhook.name, 'webhook'], hide_table_of_contents: true };
  return `${pageHead(page, operation.description || operation.summary, fields)}\n${mdxText(content)}\n`;
}

/** Returns the page of a schema, with its fields as requests and responses have them. */
function schemaPage(page: SchemaPage): string {
  const { name, fields, linked } = page.component;
  const isOne = linked.length === 1 || stringifyJson(fields.request) === stringifyJson(fields.response);
  const parts = isOne ? linked.slice(0, 1) : linked;
  const about = fields[linked[0] ?? 'response'];
  const tables = parts.map((part) =>
    blocks(
      !isOne && heading(2, part === 'request' ? 'In requests' : 'In replies'),
      element('ApiFields', [], { schema: name, part: PART_NAMES[part] }),
    ),
  );
  const content = blocks(heading(1, page.label), schemaDescription(about), tables);
  return `${pageHead(page, about.description, { keywords: [name, 'schema'] })}\n${mdxText(content)}\n`;
}

/**
 * Returns the pages besides those of operations: MDX by the id of the page.
 *
 * @throws if the OpenAPI file is invalid
 */
export function furtherPageTexts(files: ApiFiles): Map<string, string> {
  const { topics, webhooks, schemas } = furtherPages(files.facts(files.options.file));
  return new Map([
    ...topics.map((page) => [page.id, topicPage(page)] as const),
    ...webhooks.map((page) => [page.id, webhookPage(page)] as const),
    ...schemas.map((page) => [page.id, schemaPage(page)] as const),
  ]);
}
