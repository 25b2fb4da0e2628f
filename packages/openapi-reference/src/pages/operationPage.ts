import { stringify } from 'yaml';

import {
  callReplies,
  codeSpan,
  currentGeneration,
  describeOrigin,
  descriptionText,
  firstSentence,
  hasForm,
  hasRequestForm,
  isEmptyReply,
  isPhrase,
  joinSummary,
  jsonBody,
  lacksExample,
  mainBody,
  mainResponse,
  namedCalls,
  namesWithoutExample,
  operationRef,
  PARAMETER_PLACES,
  placeTitle,
  serverUrl,
  successorEntry,
  tagLabel,
  type ApiFacts,
  type Body,
  type Callback,
  type ExternalDocs,
  type Operation,
  type OperationContent,
  type Response,
  type ResponseLink,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import { operationOrigin, successorLink } from '../props/operationProps';
import { alternativeLines, authentication, serverLine, servers, takesApiKey } from './authentication';
import { bodyParts, encodingLines, exampleBlock, noExample, schemaDescription } from './bodyParts';
import {
  attribute,
  blocks,
  heading,
  listItem,
  safeMdx,
  safeMdxItem,
  safeMdxLine,
  safeMdxText,
  section,
} from './safeMdx';

/** An operation, callback or webhook whose components are in a section. */
interface Owner {
  /** For example `operation="/jobs"`. */
  attributes: string;
  /** Heading level of its sections. */
  level: number;
  content: OperationContent;
}

/** Media type of the samples and replies that belong together. */
const JSON_TYPE = 'application/json';

function frontMatter(operation: Operation, files: ApiFiles): string {
  const { id, method, path, name, slug, description, summary, deprecated } = operation;
  return stringify(
    {
      id,
      // That of the docs page is the summary alone. The sidebar and the heading need no address.
      title: `${method} ${path}: ${summary}`,
      sidebar_label: summary,
      description: descriptionText(firstSentence(description)) || `${summary}.`,
      slug,
      keywords: [path, name, name.replaceAll('_', ' ')].filter(Boolean),
      ...files.options.frontMatter?.(operation, files),
      deprecated: deprecated || undefined,
      generation: currentGeneration(files.facts(files.options.file), operation),
      // The page has a line with its sections instead, because samples take the place of the table of contents.
      hide_table_of_contents: true,
    },
    { lineWidth: 0 },
  );
}

function externalLink({ url, description = '' }: ExternalDocs): string {
  const text = isPhrase(description) ? safeMdxLine(description) : 'External documentation';
  const isSafe = /^https?:\/\/[\w./?&=%#:@~+,;-]+$/i.test(url);
  const link = isSafe ? `[${text}](${url})` : `${text}: ${codeSpan(url)}`;
  return blocks(link, !isPhrase(description) && safeMdx(description));
}

function parameters({ attributes, level, content }: Owner): string {
  const places = PARAMETER_PLACES.filter((place) => content.parameters.some((one) => one.in === place));
  const tables = places.map((place) =>
    blocks(
      heading(level + 1, placeTitle(place)),
      place === 'querystring' && 'This value is the whole query string.',
      `<ApiFields ${attributes} part="${place}" />`,
      encodingLines(
        content.parameters.flatMap((one) => (one.in === place ? (one.encoding ?? []) : [])),
        'Values are encoded like this:',
      ),
    ),
  );
  return section(level, 'Parameters', tables);
}

/**
 * Samples in all languages with their replies, then the replies that belong to none of them. The request builder follows
 * if the operation has no JSON body, with which it is otherwise.
 */
function examples(operation: Operation, { attributes }: Owner, files: ApiFiles): string {
  const { others } = callReplies(operation);
  const { bearerNote, openData, resultField } = files.options;
  const data = operation.reply.find(({ name }) => name === resultField);
  const [request, reply] = [operation.body, mainResponse(operation.responses)].map((body) => jsonBody(body?.contents));
  const unknown = namesWithoutExample(operation);
  const isOpen = data?.types.join() === 'object' && !data.nullable && data.children.length === 0 && !data.variants;
  return blocks(
    takesApiKey(operation.security) && bearerNote,
    isOpen && (openData?.(operation, files) ?? `The fields of ${codeSpan(data.name)} are not documented.`),
    request && lacksExample(request) && noExample('the request body'),
    reply && lacksExample(reply) && noExample('the reply'),
    unknown.length > 0 && `${noExample(unknown.map(codeSpan).join(', '))} Samples send the name as the value.`,
    callTabs(operation, attributes),
    others.some(({ isGenerated }) => !isGenerated) && 'Further examples of the reply:',
    ...others.map((example) => exampleBlock(example, JSON_TYPE, 'Reply')),
    !jsonBody(operation.body?.contents) && hasRequestForm(operation) && requestBuilder(operation, files),
  );
}

/** Each call with its reply. Several calls are tabs, whose choice is in the URL; without JavaScript all are shown. */
function callTabs(operation: Operation, attributes: string): string {
  const calls = namedCalls(operation);
  const { shown } = callReplies(operation);
  const panels = calls.map(({ key, summary }) => {
    const reply = shown.get(key);
    const content = blocks(
      `<ApiSample ${attributes} ${attribute('example', key)} languages="all" />`,
      reply && '<p className="margin-bottom--sm text--semibold">Reply</p>',
      reply?.description && safeMdx(reply.description),
      reply && `<ApiReply ${attributes} ${attribute('example', reply.key)} />`,
    );
    const head = `${attribute('value', key)} ${attribute('label', summary.replace(/\s+/g, ' '))}`;
    return calls.length < 2 ? content : blocks(`<TabPanel ${head}>`, content, '</TabPanel>');
  });
  if (calls.length < 2) return blocks(...panels);
  return blocks('<Tabs queryString="example" className="operation-examples">', ...panels, '</Tabs>');
}

/** Returns a component that loads what the build writes for a reference. */
function loadingComponent(name: string, written: string, { options: { id } }: ApiFiles): string {
  // That of the components is `api`.
  return id === 'api' ? `<${name} ${written} />` : `<${name} ${written} ${attribute('reference', id)} />`;
}

function requestBuilder({ id }: Operation, files: ApiFiles): string {
  return loadingComponent('RequestBuilder', attribute('operation', id), files);
}

function requestBody(operation: Operation, owner: Owner, files: ApiFiles): string {
  const { body } = operation;
  if (!body) return '';
  const json = jsonBody(body.contents);
  const main = mainBody(body);
  const others = body.contents.filter((content) => content !== json);
  const isSimple = others.length === 0;
  const isFilled = (content: Body) => content === main && hasForm(content);
  return blocks(
    '## Request body',
    body.description && safeMdx(body.description),
    (!isSimple || !body.required) && `The body is ${body.required ? 'required' : 'optional'}.`,
    !isSimple && json && heading(3, codeSpan(json.mediaType)),
    isSimple && json?.mediaType !== 'application/json' && json && `Send it as ${codeSpan(json.mediaType)}.`,
    json && bodyParts(owner.attributes, json, 'request', { isMain: true }),
    json && (json.field !== undefined || hasRequestForm(operation)) && requestBuilder(operation, files),
    ...others.map((content) =>
      blocks(
        heading(3, codeSpan(content.mediaType)),
        bodyParts(owner.attributes, content, 'request'),
        !isFilled(content) && `The request builder does not fill in a body of ${codeSpan(content.mediaType)}.`,
      ),
    ),
    body.contents.length === 0 && 'The file describes no body.',
  );
}

function replyBody(operation: Operation, { attributes }: Owner): string {
  const response = mainResponse(operation.responses);
  if (!response) return '';
  const json = jsonBody(response.contents);
  const { code } = response;
  if (!json?.field) {
    if (json ?? response.contents.length > 0) return '';
    const about = isEmptyReply(operation.method, code)
      ? 'It has no reply body.'
      : 'Print one reply before you write code that reads it.';
    return blocks('## Reply body', `Status ${code} means that the call succeeded. ${about}`);
  }
  // The samples of a call with a JSON body name the media type.
  const isJsonCall = operation.body?.contents.every(({ mediaType }) => mediaType === JSON_TYPE) ?? false;
  return blocks(
    '## Reply body',
    code !== '200' && `The reply of status ${code}.`,
    !(isJsonCall && json.mediaType === JSON_TYPE) && `Its media type is ${codeSpan(json.mediaType)}.`,
    schemaDescription(json.field),
    `<ApiFields ${attributes} part="reply" />`,
  );
}

function headersAndLinks({ attributes, level }: Owner, responses: readonly Response[]): string {
  const headers = responses
    .filter((response) => response.headers.length > 0)
    .map(({ code }) => {
      const table = `<ApiFields ${attributes} part="reply-header" status="${code}" />`;
      return blocks(heading(level + 1, `Headers of ${code}`), table);
    });
  const links = responses
    .filter((response) => response.links.length > 0)
    .map(({ code, links: list }) => blocks(heading(level + 1, `Links of ${code}`), list.map(linkLines).join('\n')));
  return blocks(section(level, 'Reply headers', headers), section(level, 'Links', links));
}

function linkLines(link: ResponseLink): string {
  const { name, operation, description, parameters: values, requestBody: body, server } = link;
  return [
    safeMdxItem(`${codeSpan(name)}: call ${codeSpan(operation || 'an operation that is not named')}.`, description),
    ...values.map(({ name: parameter, value }) => `  - ${codeSpan(parameter)}: ${codeSpan(value)}`),
    ...(body === undefined ? [] : [`  - Body: ${codeSpan(body)}`]),
    ...(server ? [serverLine(server, `Server: ${codeSpan(server.url)}`, '  ')] : []),
  ].join('\n');
}

/** The bodies that are not in the section on the reply body. */
function otherReplies(owner: Owner, main?: Body): string {
  const sections = owner.content.responses.flatMap(({ code, contents }) =>
    contents
      .filter((body) => body !== main)
      .map((body) =>
        blocks(
          heading(owner.level + 1, `${code}: ${codeSpan(body.mediaType)}`),
          bodyParts(owner.attributes, body, 'reply', { code }),
        ),
      ),
  );
  return section(owner.level, main ? 'Other replies' : 'Replies', sections);
}

/** @param labelOf returns the label of a status */
function statusList({ content, level }: Owner, labelOf = codeSpan): string {
  const lines = content.responses.map(({ code, summary, description }) =>
    listItem(codeSpan(code), joinSummary(summary, description)).replace(codeSpan(code), () => labelOf(code)),
  );
  return section(level, 'Statuses', lines.length > 0 ? [lines.join('\n')] : []);
}

/** A request that the API sends, with all its parts. */
function requestSection({ name, expression, operation }: Callback, attributes: string, level: number): string {
  const owner: Owner = { attributes, level: Math.min(level + 1, 5), content: operation };
  const { method, summary, description, body } = operation;
  return blocks(
    heading(level, `${codeSpan(name)}: ${method}`),
    expression && `The API sends \`${method}\` to ${codeSpan(expression)}.`,
    !summary.startsWith(`${method} `) && `${safeMdxText(summary)}${/[.!?]$/.test(summary) ? '' : '.'}`,
    operation.deprecated && 'Deprecated.',
    description && safeMdx(description),
    operation.externalDocs && externalLink(operation.externalDocs),
    operation.security.length > 0 && operation.security.flatMap(alternativeLines).join('\n'),
    parameters(owner),
    body && heading(owner.level, 'Body'),
    body?.description && safeMdx(body.description),
    body && !body.required && 'The body is optional.',
    ...(body?.contents ?? []).map((content) =>
      blocks(heading(owner.level + 1, codeSpan(content.mediaType)), bodyParts(owner.attributes, content, 'request')),
    ),
    otherReplies(owner),
    headersAndLinks(owner, operation.responses),
    statusList(owner),
    ...callbackSections(operation.callbacks, attributes, owner.level),
  );
}

function callbackSections(callbacks: readonly Callback[], attributes: string, level: number): string[] {
  const [, owner = attributes, outer] = /^(.*) callback="(.*)"$/.exec(attributes) ?? [];
  const prefix = outer === undefined ? '' : `${outer}.`;
  return callbacks.map((one, index) => requestSection(one, `${owner} callback="${prefix}${index}"`, level));
}

/** Returns the section of the landing page on webhooks, empty if the file has none. */
export function webhooksSection(webhooks: readonly Callback[]): string {
  if (webhooks.length === 0) return '';
  return blocks(
    '## Webhooks',
    'The API sends these requests to you, at an address that you register.',
    ...webhooks.map((webhook, index) => requestSection(webhook, `webhook="${index}"`, 3)),
  );
}

/** Names the tags of an operation, if it has more than the one of its group. */
function tagLine({ tag, tags }: Operation, facts: ApiFacts): string {
  if (tags.length < 2 && tags[0] === tag) return '';
  const labels = new Map(facts.tags.map((known) => [known.name, tagLabel(known)]));
  return `Tags: ${tags.map((name) => safeMdxText(labels.get(name) ?? name)).join(', ')}.`;
}

/** The method and the address of an operation, as expressions, because MDX would run braces in them. */
function endpoint({ method, path, servers: [server] }: Operation, facts: ApiFacts): string {
  const [host, rest] = [serverUrl(server) || facts.server, path].map((text) => `{${JSON.stringify(text)}}`);
  const address = `<code className="text--break"><span className="muted">${host}</span>${rest}</code>`;
  return `<div className="cluster margin-bottom--md" data-search="skip"><Badge kind="method">${method}</Badge>${address}</div>`;
}

/** Says that an operation is deprecated, and what replaces it. */
function deprecationNote(operation: Operation, facts: ApiFacts, files: ApiFiles): string {
  if (!operation.deprecated) return '';
  const { title, replaced, alone } = files.options.deprecation;
  const successor = successorLink({ facts, files, page: facts.file }, operation);
  const text = successor
    ? replaced.replace('{successor}', () => `[${codeSpan(successor.path)}](${successor.to})`)
    : alone;
  return `:::warning[${title}]\n\n${text}\n\n:::`;
}

/** Says since when the operation exists and what it replaces. */
function originLine(operation: Operation, facts: ApiFacts, files: ApiFiles): string | undefined {
  const origin = operationOrigin(files, facts, operation);
  const text = origin && describeOrigin(origin);
  return text && `${text.replace(/^./, (first) => first.toUpperCase())}.`;
}

function successorSection(operation: Operation, { attributes }: Owner, files: ApiFiles): string | undefined {
  const entry = operation.deprecated ? successorEntry(files.successors(), operation) : undefined;
  const isReplaced = Boolean(entry?.successor);
  return (
    entry &&
    blocks(
      '## Successor',
      `<FieldMap ${attributes} />`,
      isReplaced && loadingComponent('BodyTranslator', attribute('move', operation.id), files),
    )
  );
}

/**
 * Returns the reference page of an operation: an MDX file with front matter, whose components get their props from
 * `remarkApiFacts`. A section is left out if the OpenAPI file has nothing for it. Wide screens show the sections in two
 * columns: fields and the rest on the left, samples on the right. Narrow screens and the Markdown version have them in order.
 *
 * @param operation from the facts of the latest OpenAPI file
 */
export function operationPage(operation: Operation, files: ApiFiles): string {
  const facts = files.facts(files.options.file);
  const attributes = attribute('operation', operationRef(facts, operation));
  const owner: Owner = { attributes, level: 2, content: operation };
  const main = jsonBody(mainResponse(operation.responses)?.contents);
  const { route, explainedStatuses } = files.options;
  const statusLabel = (code: string) =>
    explainedStatuses.includes(code) ? `[${codeSpan(code)}](${route}#${code})` : codeSpan(code);
  const body = blocks(
    heading(1, safeMdxText(operation.summary)),
    endpoint(operation, facts),
    deprecationNote(operation, facts, files),
    safeMdx(operation.description),
    files.options.guide?.(operation, files),
    originLine(operation, facts, files),
    operation.externalDocs && externalLink(operation.externalDocs),
    tagLine(operation, facts),
    hasRequestForm(operation) ? '<PageContents hasBuilder />' : '<PageContents />',
    files.options.beforeFields?.(operation, files),
    '<div className="operation-columns">',
    '<div>',
    servers(operation.servers),
    !takesApiKey(operation.security) && blocks('## Authentication', authentication(operation.security)),
    parameters(owner),
    requestBody(operation, owner, files),
    replyBody(operation, owner),
    otherReplies(owner, main?.field && main),
    headersAndLinks(owner, operation.responses),
    '</div>',
    '<div>',
    blocks('## Examples', examples(operation, owner, files)),
    '</div>',
    '<div>',
    statusList(owner, statusLabel),
    operation.callbacks.length > 0 && blocks('## Callbacks', 'The API sends these requests to you.'),
    ...callbackSections(operation.callbacks, attributes, 3),
    successorSection(operation, owner, files),
    '</div>',
    '</div>',
  );
  return `---\n${frontMatter(operation, files)}---\n\n${body}\n`;
}

/**
 * Returns the pages of the operations: MDX by the id of the operation.
 *
 * @throws if the OpenAPI file or the table of successors is invalid
 */
export function operationPages(files: ApiFiles): Map<string, string> {
  const { operations } = files.facts(files.options.file);
  return new Map(operations.map((operation) => [operation.id, operationPage(operation, files)]));
}
