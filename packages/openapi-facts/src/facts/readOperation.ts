import { defined } from '@api-docs/kit';

import { isMapping, isSchemeUri } from '../document/walkDocument';
import type { ApiDocument, ResolveRefs } from '../resolve/apiDocument';
import {
  type OpenApiDocument,
  type OpenApiOperation,
  type PathItem,
  type SecurityRequirement,
  type SecuritySchemeObject,
} from '../document/openApiDocument';
import { withoutExtensions } from '../document/shapes';
import { operationsOf } from '../document/operationsOf';
import { firstText, uniqueName } from '../text/names';
import { jsonBody, readParameters, readRequestBody, readResponses, readServer } from './readContent';
import { readExternalDocs } from './readFields';
import type {
  Callback,
  Operation,
  OperationContent,
  Response,
  SecurityAlternative,
  SecurityScheme,
  Server,
  Tag,
} from '../types';

/** Returns whether a reply never has a body (RFC 9110, 6.4.1, 9.3.2 and 15.3.6). */
export function isEmptyReply(method: string, status: string): boolean {
  return method === 'HEAD' || /^(?:1..|204|205|304)$/.test(status);
}

/** The group of operations without a tag. */
export const OTHER_TAG = 'Other';

/** Maximum nesting of callbacks, which can have callbacks themselves. */
const MAX_CALLBACK_DEPTH = 3;

/** Returns the URL of a server with the defaults of its variables, without a slash at its end. */
export function serverUrl(server: Server | undefined): string {
  const url = server?.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
    server.url,
  );
  return (url ?? '').replace(/\/$/, '');
}

/** Reads all security schemes of the document. */
export function readSecuritySchemes(
  schemes: Record<string, SecuritySchemeObject> | undefined,
  resolve: ResolveRefs,
): SecurityScheme[] {
  return Object.entries(schemes ?? {}).map(([name, given]) => {
    const scheme = resolve(given).value;
    const { type = '', description = '', scheme: http, bearerFormat, in: place, name: parameter } = scheme;
    const flows = Object.entries(withoutExtensions(scheme.flows ?? {})).map(([flow, { scopes = {}, ...others }]) => {
      const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl } = others;
      const named = Object.entries(scopes).map(([scope, about]) => ({ name: scope, description: about }));
      const urls = { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl };
      return defined<SecurityScheme['flows'][number]>({ name: flow, ...urls, scopes: named });
    });
    const { openIdConnectUrl, oauth2MetadataUrl } = scheme;
    const deprecated = scheme.deprecated || undefined;
    const facts = { name, type, description, scheme: http, bearerFormat, in: place, parameter, openIdConnectUrl };
    return defined<SecurityScheme>({ ...facts, oauth2MetadataUrl, deprecated, flows });
  });
}

/** Converts requirements to the schemes that they name or refer to. A name without a scheme keeps its name. */
function readSecurity(requirements: SecurityRequirement[] = [], { schemes, resolve }: Shared): SecurityAlternative[] {
  const schemeOf = (name: string): SecurityScheme | undefined => {
    const own = schemes.find((scheme) => scheme.name === name);
    if (own !== undefined || !isSchemeUri(name)) return own;
    return readSecuritySchemes({ [name.split('/').at(-1) ?? name]: { $ref: name } }, resolve)[0];
  };
  return requirements.map((requirement) =>
    Object.entries(requirement).map(([name, scopes]) => ({
      scheme: schemeOf(name) ?? { name, type: '', description: '', flows: [] },
      scopes,
    })),
  );
}

/** What operations of one document share. */
interface Shared {
  resolve: ResolveRefs;
  schemes: SecurityScheme[];
  security: SecurityRequirement[] | undefined;
  /** The API sends the requests. */
  isSent?: true;
}

function readContent(
  method: string,
  operation: OpenApiOperation,
  item: PathItem,
  shared: Shared,
  path: string,
  depth: number,
): OperationContent {
  const { resolve, security, isSent } = shared;
  return {
    method,
    summary: firstText(operation.summary, item.summary, `${method} ${path}`),
    description: operation.description ?? item.description ?? '',
    deprecated: operation.deprecated ?? false,
    ...readExternalDocs(operation.externalDocs),
    // The braces of a callback are expressions.
    parameters: readParameters([item, operation], resolve, isSent ? '' : path),
    ...readRequestBody(operation.requestBody, resolve),
    responses: readResponses(operation.responses, resolve),
    security: readSecurity(operation.security ?? security, shared),
    callbacks: readCallbacks(operation.callbacks, shared, depth + 1),
  };
}

/** Reads requests that the API sends, of one path item. */
function readRequests(name: string, expression: string, given: PathItem, shared: Shared, depth: number): Callback[] {
  const item = shared.resolve(given).value;
  // The security of the document is about calls to the API.
  const sent: Shared = { ...shared, security: undefined, isSent: true };
  return operationsOf(item).map(({ method, operation }) => ({
    name,
    expression,
    operation: readContent(method, operation, item, sent, expression || name, depth),
  }));
}

function readCallbacks(callbacks: OpenApiOperation['callbacks'], shared: Shared, depth: number): Callback[] {
  if (depth > MAX_CALLBACK_DEPTH) return [];
  return Object.entries(callbacks ?? {}).flatMap(([name, given]) =>
    Object.entries(withoutExtensions(shared.resolve(given).value as Record<string, unknown>)).flatMap(
      ([expression, item]) => (isMapping(item) ? readRequests(name, expression, item, shared, depth) : []),
    ),
  );
}

/** Reads webhooks, which are sent without a call before. */
export function readWebhooks(webhooks: OpenApiDocument['webhooks'], shared: Shared): Callback[] {
  return Object.entries(webhooks ?? {}).flatMap(([name, item]) => readRequests(name, '', item, shared, 0));
}

/** Returns text as a name that files and addresses can have. */
function safeName(text: string): string {
  return text
    .replaceAll(/[{}]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns a path as the address of a page, each segment with a letter or digit first: `/jobs/{+id}` becomes `/jobs/id`. */
function pageSlug(path: string): string {
  const segments = path
    .split('/')
    .map((segment) =>
      segment
        .replaceAll(/[{}]/g, '')
        .replace(/[^\w.~-]+/g, '-')
        .replace(/^\W+|-$/g, ''),
    )
    .filter(Boolean);
  return `/${segments.join('/')}`;
}

/**
 * Returns the address of each operation's page below the reference: its path without braces. If a path has several
 * methods, or two paths have the same address, pages of other methods than POST end with their method.
 */
function pageSlugs(operations: readonly { path: string; method: string }[]): string[] {
  const taken = new Set<string>();
  const slugs = new Map<object, string>();
  const isAlone = ({ path }: { path: string }) => operations.filter((other) => other.path === path).length === 1;
  const first = operations.filter((operation) => operation.method === 'POST' || isAlone(operation));
  const unique = (slug: string) => uniqueName(slug, taken, (text) => text.toLowerCase());
  const withMethod = ({ path, method }: { path: string; method: string }) =>
    unique(`${pageSlug(path).replace(/\/$/, '')}/${method.toLowerCase()}`);
  // Paths that are their own address come first, so that they keep it.
  const ordered = [...first].sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  for (const operation of ordered) {
    const slug = pageSlug(operation.path);
    const isTaken = taken.has(slug.toLowerCase()) || slug === '/';
    slugs.set(operation, isTaken ? withMethod(operation) : unique(slug));
  }
  return operations.map((operation) => slugs.get(operation) ?? withMethod(operation));
}

/** Returns whether a tag makes a group of operations, as `nav` does; tags of other kinds are badges or audiences. */
export function isGroup({ kind }: Pick<Tag, 'kind'>): boolean {
  return kind === undefined || kind === 'nav';
}

/** Returns the response whose body is shown first: status 200, otherwise the first successful one. */
export function mainResponse(responses: readonly Response[]): Response | undefined {
  return responses.find(({ code }) => code === '200') ?? responses.find(({ code }) => code.startsWith('2'));
}

/** Reads the operations of a document in the order of the file. */
export function readOperations(
  document: OpenApiDocument,
  { resolve }: ApiDocument,
  schemes: SecurityScheme[],
): Operation[] {
  const shared: Shared = { resolve, schemes, security: document.security };
  const found = Object.entries(withoutExtensions(document.paths ?? {})).flatMap(([path, given]) => {
    const item = resolve(given).value;
    return operationsOf(item).map(({ method, operation }) => ({ path, method, operation, item }));
  });
  const others = new Set((document.tags ?? []).filter((tag) => !isGroup(tag)).map(({ name }) => name));
  const slugs = pageSlugs(found);
  // Pages of operations must not replace the landing page.
  const ids = new Set(['overview']);
  const uniqueId = (name: string) => uniqueName(name, ids, (text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const named = found.filter(({ operation }) => operation.operationId !== undefined);
  const nameOf = ({ method, path, operation }: (typeof found)[number]) =>
    safeName(operation.operationId ?? `${method.toLowerCase()}-${path}`) || 'operation';
  const ordered = [...named, ...found.filter((other) => !named.includes(other))];
  const idOf = new Map(ordered.map((one) => [one, uniqueId(nameOf(one))]));
  return found.map((one, index): Operation => {
    const { path, method, operation, item } = one;
    const content = readContent(method, operation, item, shared, path, 0);
    const request = jsonBody(content.body?.contents);
    const reply = jsonBody(mainResponse(content.responses)?.contents);
    const tags = (operation.tags ?? []).filter((tag) => tag.trim() !== '');
    const groups = tags.filter((tag) => !others.has(tag));
    return {
      id: idOf.get(one) ?? '',
      path,
      ...content,
      slug: slugs[index] ?? '',
      name: safeName(path.split('/').filter(Boolean).at(-1) ?? '') || safeName(path) || 'root',
      tag: groups[0] ?? OTHER_TAG,
      tags: tags.length > 0 ? tags : [OTHER_TAG],
      servers: (operation.servers ?? item.servers ?? document.servers ?? []).map(readServer),
      request: request?.field?.children ?? [],
      reply: reply?.field?.children ?? [],
      requestExamples: request?.examples ?? [],
      replyExamples: reply?.examples ?? [],
    };
  });
}
