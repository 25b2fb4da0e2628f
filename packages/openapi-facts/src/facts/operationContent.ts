import { isJsonObject } from '@api-docs/kit';

import type {
  OpenApiDocument,
  OpenApiOperation,
  PathItem,
  SecurityRequirement,
  ServerObject,
} from '../document/openApiDocument';
import { operationsOf } from '../document/operationsOf';
import { withoutExtensions } from '../document/shapes';
import type { DocumentReader } from './documentReader';
import { joinSummary } from '../text/markdownToHtml';
import { firstText } from '../text/names';
import { joinDescriptions, repeats } from '../text/parseDescription';
import type { Callback, OperationContent, SecurityScheme } from '../types';
import { readRequestBody } from './readBody';
import { readExternalDocs } from './readValue';
import { readParameters } from './readParameters';
import { readResponses } from './readResponses';
import { readServer } from './readServer';
import { readSecurity } from './security';

/** Maximum nesting of callbacks, which can have callbacks themselves. */
const MAX_CALLBACK_DEPTH = 3;

/** What operations of one document share. */
export interface Shared {
  reader: DocumentReader;
  schemes: SecurityScheme[];
  security: SecurityRequirement[] | undefined;
  servers: ServerObject[] | undefined;
  /** The API sends the requests. */
  isSent?: true;
}

/** An operation of a document, with the path item that it is in. */
export interface FoundOperation {
  path: string;
  method: string;
  operation: OpenApiOperation;
  item: PathItem;
}

/** Returns what a path says about each of its operations, without what is the label of the operation. */
function describePath({ summary, description = '' }: PathItem, { summary: label }: OpenApiOperation): string {
  if (!label) return description;
  const [ownSummary, ownDescription] = [summary, description].map((text = '') => (repeats(label, text) ? '' : text));
  return joinSummary(ownSummary, ownDescription ?? '');
}

/**
 * Reads what operations, callbacks and webhooks have in common.
 *
 * @param depth number of callbacks around the operation
 */
export function readContent(
  { path, method, operation, item }: FoundOperation,
  shared: Shared,
  depth = 0,
): OperationContent {
  const { reader, security, servers, isSent, schemes } = shared;
  return {
    method,
    summary: firstText(operation.summary, item.summary, `${method} ${path}`),
    description: joinDescriptions(operation.description, describePath(item, operation)),
    deprecated: operation.deprecated ?? false,
    ...readExternalDocs(operation.externalDocs),
    servers: (operation.servers ?? item.servers ?? servers ?? []).map(readServer),
    // The braces of a callback are expressions.
    parameters: readParameters([item, operation], reader, isSent ? '' : path),
    ...readRequestBody(operation.requestBody, reader),
    responses: readResponses(operation.responses, reader),
    security: readSecurity(operation.security ?? security, schemes, reader.resolve),
    callbacks: readCallbacks(operation.callbacks, shared, depth + 1),
  };
}

/** Reads requests that the API sends, of one path item. */
function readRequests(name: string, expression: string, given: PathItem, shared: Shared, depth: number): Callback[] {
  const item = shared.reader.resolve(given).value;
  // The security and the servers of the document are about calls to the API.
  const sent: Shared = { ...shared, security: undefined, servers: undefined, isSent: true };
  return operationsOf(item).map(({ method, operation }) => ({
    name,
    expression,
    operation: readContent({ path: expression || name, method, operation, item }, sent, depth),
  }));
}

function readCallbacks(callbacks: OpenApiOperation['callbacks'], shared: Shared, depth: number): Callback[] {
  if (depth > MAX_CALLBACK_DEPTH) return [];
  return Object.entries(callbacks ?? {}).flatMap(([name, given]) => {
    const items = withoutExtensions(shared.reader.resolve(given).value as Record<string, unknown>);
    return Object.entries(items).flatMap(([expression, item]) =>
      isJsonObject(item) ? readRequests(name, expression, item, shared, depth) : [],
    );
  });
}

/** Reads webhooks, which are sent without a call before. */
export function readWebhooks(webhooks: OpenApiDocument['webhooks'], shared: Shared): Callback[] {
  return Object.entries(webhooks ?? {}).flatMap(([name, item]) =>
    isJsonObject(item) ? readRequests(name, '', item, shared, 0) : [],
  );
}
