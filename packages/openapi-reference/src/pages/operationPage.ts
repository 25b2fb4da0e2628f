import { stringify } from 'yaml';

import {
  callReplies,
  hasForm,
  hasRequestForm,
  lacksExample,
  mainBody,
  namedCalls,
  namesWithoutExample,
} from '@api-docs/openapi-facts/describeCall';
import { codeSpan } from '@api-docs/openapi-facts/codeSpan';
import { describeType } from '@api-docs/openapi-facts/describeValue';
import { htmlToText, joinSummary, markdownToHtml } from '@api-docs/openapi-facts/markdownToHtml';
import { firstSentence, isPhrase } from '@api-docs/openapi-facts/parseDescription';
import { isJson, jsonBody, PARAMETER_PLACES, placeTitle } from '@api-docs/openapi-facts/readContent';
import { bodyRows } from '@api-docs/openapi-facts/readFields';
import { isEmptyReply, mainResponse, serverUrl } from '@api-docs/openapi-facts/readOperation';
import { currentGeneration } from '@api-docs/openapi-facts/currentGeneration';
import { describeOrigin } from '@api-docs/openapi-facts/differences/describeNotes';
import { operationRef } from '@api-docs/openapi-facts/findOperation';
import { successorEntry } from '@api-docs/openapi-facts/successors';
import { tagLabel } from '@api-docs/openapi-facts/tagTree';
import type {
  ApiFacts,
  Body,
  Callback,
  Encoding,
  ExternalDocs,
  Field,
  NamedExample,
  Operation,
  OperationContent,
  Response,
  ResponseLink,
  SecurityAlternative,
  SecurityScheme,
  Sequence,
  Server,
} from '@api-docs/openapi-facts/types';
import { defined } from '@api-docs/kit/defined';
import { RECORD_SEPARATOR, sequenceText } from '@api-docs/openapi-facts/samples/sequence';
import { joinNames } from '@api-docs/kit/joinNames';
import { stringifyJson } from '@api-docs/kit/json';

import type { ApiFiles } from '../apiFiles';
import { operationOrigin } from '../operationOrigin';
import { successorLink } from '../props/operationProps';
import { safeMdx, safeMdxItem, safeMdxLine } from './safeMdx';

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

/** Joins blocks of Markdown with an empty line between them. */
function blocks(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function frontMatter(operation: Operation, files: ApiFiles): string {
  const { id, method, path, name, slug, description, summary, deprecated } = operation;
  return stringify(
    {
      id,
      // That of the docs page is the summary alone. The sidebar and the heading need no address.
      title: `${method} ${path}: ${summary}`,
      sidebar_label: summary,
      description: htmlToText(markdownToHtml(firstSentence(description))).replaceAll('\n', ' ') || `${summary}.`,
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

function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text}`;
}

/** Returns a section with a title; nothing without parts. */
function section(level: number, title: string, parts: readonly string[]): string {
  return parts.length > 0 ? blocks(heading(level, title), ...parts) : '';
}

/** Returns a string as the value of a JSX attribute. */
function attribute(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Returns a list item: a label of CommonMark, and a description. */
function listItem(label: string, description = '', indent = ''): string {
  return safeMdxItem(description ? `${label}:` : label, description, indent);
}

function externalLink({ url, description = '' }: ExternalDocs): string {
  const text = isPhrase(description) ? safeMdxLine(description) : 'External documentation';
  const isSafe = /^https?:\/\/[\w./?&=%#:@~+,;-]+$/i.test(url);
  const link = isSafe ? `[${text}](${url})` : `${text}: ${codeSpan(url)}`;
  return blocks(link, !isPhrase(description) && safeMdx(description));
}

/** Returns a string as code, also the empty one. */
const codeText = (text: string) => codeSpan(text || '""');

/** Returns list items of a server and its variables. */
function serverLine({ url, name, description, variables }: Server, label = codeSpan(url), indent = ''): string {
  const inner = variables.map(({ name: key, default: value, enum: values, description: about }) => {
    const choice = values.length > 0 ? `; one of ${values.map(codeText).join(', ')}` : '';
    const variable = `${codeSpan(`{${key}}`)}: default ${codeText(value)}${choice}`;
    return safeMdxItem(about ? `${variable}.` : variable, about, `${indent}  `);
  });
  return [listItem(label, joinSummary(name, description), indent), ...inner].join('\n');
}

/** Returns the section on the servers of an API. */
export function serversSection(list: readonly Server[]): string {
  return list.length === 0 ? '' : blocks('## Servers', list.map((server) => serverLine(server)).join('\n'));
}

function servers(list: readonly Server[]): string {
  const isPlain = list.length < 2 && list.every(({ name, variables }) => !name && variables.length === 0);
  return isPlain ? '' : serversSection(list);
}

function isBearer(scheme: SecurityScheme): boolean {
  return scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'bearer';
}

function describeScheme(scheme: SecurityScheme): string {
  const { type, parameter = '', in: place = '', bearerFormat } = scheme;
  if (isBearer(scheme)) {
    return `a bearer token: \`Authorization: Bearer …\`${bearerFormat ? `, format ${codeSpan(bearerFormat)}` : ''}`;
  }
  if (type === 'http') return `HTTP authentication ${codeSpan(scheme.scheme ?? '')} in the header \`Authorization\``;
  if (type === 'apiKey')
    return `an API key in the ${place} ${place === 'query' ? 'parameter ' : ''}${codeSpan(parameter)}`;
  if (type === 'oauth2') return 'an access token of OAuth 2.0: `Authorization: Bearer …`';
  if (type === 'openIdConnect') return `a token of OpenID Connect, see ${codeSpan(scheme.openIdConnectUrl ?? '')}`;
  return type === 'mutualTLS'
    ? 'a client certificate (mutual TLS)'
    : 'a scheme that the OpenAPI file does not describe';
}

function schemeDetails(scheme: SecurityScheme, scopes: readonly string[], indent: string): string[] {
  const urls = (flow: SecurityScheme['flows'][number]) =>
    [
      ['authorization', flow.authorizationUrl],
      ['device authorization', flow.deviceAuthorizationUrl],
      ['token', flow.tokenUrl],
      ['refresh', flow.refreshUrl],
    ].flatMap(([name, url]) => (url === undefined ? [] : [`${name} ${codeSpan(url)}`]));
  return [
    ...(scheme.description ? [safeMdxItem('', scheme.description, indent)] : []),
    ...(scheme.oauth2MetadataUrl
      ? [`${indent}- The authorization server describes itself at ${codeSpan(scheme.oauth2MetadataUrl)}.`]
      : []),
    ...(scopes.length > 0 ? [`${indent}- Needed scopes: ${scopes.map(codeSpan).join(', ')}.`] : []),
    ...scheme.flows.flatMap((flow) => [
      `${indent}- Flow ${codeSpan(flow.name)}: ${urls(flow).join(', ')}.`,
      ...flow.scopes.map(({ name, description }) => listItem(`Scope ${codeSpan(name)}`, description, `${indent}  `)),
    ]),
  ];
}

function alternativeLines(alternative: SecurityAlternative): string[] {
  if (alternative.length === 0) return ['- No authentication.'];
  const indent = alternative.length === 1 ? '' : '  ';
  return [
    ...(alternative.length === 1 ? [] : ['- All of these together:']),
    ...alternative.flatMap(({ scheme, scopes }) => [
      `${indent}- ${codeSpan(scheme.name)}: ${describeScheme(scheme)}.${scheme.deprecated ? ' Deprecated.' : ''}`,
      ...schemeDetails(scheme, scopes, `${indent}  `),
    ]),
  ];
}

/** Returns whether an operation takes the API key as a bearer token and nothing else. */
function takesApiKey([alternative, other]: readonly SecurityAlternative[]): boolean {
  const [only, second] = alternative ?? [];
  return only !== undefined && !second && !other && isBearer(only.scheme) && only.scopes.length === 0;
}

/** Returns the section on the ways of authentication that an API knows. */
export function authenticationSection(schemes: readonly SecurityScheme[]): string {
  const lines = schemes.flatMap((scheme) => alternativeLines([{ scheme, scopes: [] }]));
  return blocks('## Authentication', 'Each operation says which of these it takes:', lines.join('\n'));
}

function authentication(security: readonly SecurityAlternative[]): string {
  const [alternative, other] = security;
  if (!alternative) return 'No authentication is documented for this operation.';
  const intro = other ? 'Send one of these:' : 'Send this:';
  return blocks(intro, security.flatMap(alternativeLines).join('\n'));
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

function fence(text: string, language: string): string {
  const marks = '`'.repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  return `${marks}${language}\n${text}\n${marks}`;
}

/** Returns whether an example is text as it is sent. A string of JSON has quotes, unless the file has all JSON in it. */
function isSentText({ value, serialized }: NamedExample, mediaType: string): boolean {
  return typeof value === 'string' && (!isJson(mediaType) || value === serialized || /^\s*[{[]/.test(value));
}

function exampleBlock(example: NamedExample, mediaType: string, noun = 'Example'): string {
  const { summary, description, value, serialized, external, isExternal, isGenerated } = example;
  // A generated text says nothing, except XML.
  if (isGenerated && typeof value === 'string' && !value.startsWith('<')) return '';
  const title = isGenerated ? `${noun}, generated from the schema:` : `${safeMdxLine(summary)}:`;
  const about = description && safeMdx(description);
  if (isExternal) return blocks(`${title} ${codeSpan(String(value))}`, about);
  return blocks(
    title,
    about,
    isSentText(example, mediaType) ? fence(String(value), 'text') : fence(stringifyJson(value, 2), 'json'),
    serialized !== undefined && serialized !== value && blocks('As it is sent:', fence(serialized, 'text')),
    external !== undefined && `As it is sent: ${codeSpan(external)}`,
  );
}

function noExample(what: string): string {
  return `The OpenAPI file gives no example of ${what}.`;
}

function serialization({ style, explode, allowReserved }: Encoding): string[] {
  return [
    ...(style === undefined ? [] : [`style ${codeSpan(style)}`]),
    ...(explode === undefined ? [] : [explode ? 'exploded' : 'not exploded']),
    ...(allowReserved ? ['reserved characters are not escaped'] : []),
  ];
}

/** The lines of parts, and below them of the parts inside of each. */
function partLines(encoding: readonly Encoding[], indent = ''): string[] {
  return encoding.flatMap((part) => {
    const facts = [...(part.contentType ? [`sent as ${codeSpan(part.contentType)}`] : []), ...serialization(part)];
    const name = part.property === '[]' ? 'Each other part' : codeSpan(part.property);
    return [
      `${indent}- ${name}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`,
      ...part.headers.map(({ name: header, description, ...value }) =>
        listItem(`Header ${codeSpan(header)}, ${describeType(value)}`, description, `${indent}  `),
      ),
      ...partLines(part.encoding ?? [], `${indent}  `),
    ];
  });
}

function encodingLines(encoding: readonly Encoding[], title = 'Parts are encoded like this:'): string {
  return encoding.length === 0 ? '' : blocks(title, partLines(encoding).join('\n'));
}

const SEQUENCES: Record<Sequence, string> = {
  events: 'A stream of server-sent events.',
  lines: 'A stream of JSON values, one on each line.',
  records: 'A stream of JSON values, each after a record separator.',
  parts: 'A sequence of parts.',
};

/** Says how the items of a body follow each other, and that its fields are those of each item. */
function sequenceLine({ sequence, isEachItem }: Body): string {
  if (!isEachItem) return '';
  return `${sequence ? SEQUENCES[sequence] : 'A sequence of items.'} These are the fields of each item:`;
}

/** What the schema of a body says about it, as far as its table does not. */
function schemaDescription(field: Field): string {
  return bodyRows(field, '')[0]?.path === '' ? '' : safeMdx(field.description);
}

/** The table, encoding and examples of one body. */
function bodyParts({ attributes }: Owner, body: Body, part: 'request' | 'reply', code?: string): string {
  const status = code === undefined ? '' : ` status="${code}"`;
  const table = `<ApiFields ${attributes} part="${part}"${status} ${attribute('type', body.mediaType)} />`;
  return blocks(
    body.field && schemaDescription(body.field),
    body.field && sequenceLine(body),
    body.field ? table : 'The file has no schema of this body.',
    encodingLines(body.encoding),
    lacksExample(body) && noExample('this body'),
    ...body.examples.map((example) => exampleBlock(asSent(example, body), body.sequence ? '' : body.mediaType)),
  );
}

/** Writes the items of a stream as they are sent. */
function asSent({ serialized, ...example }: NamedExample, { sequence }: Body): NamedExample {
  const { value, isExternal } = example;
  if (!sequence || sequence === 'parts' || isExternal) return defined<NamedExample>({ ...example, serialized });
  const text = serialized ?? sequenceText(sequence, [value].flat());
  // A generated text is not shown.
  const { isGenerated, ...shown } = example;
  const summary = isGenerated ? 'Example, generated from the schema' : example.summary;
  return { ...shown, summary, value: text.replaceAll(RECORD_SEPARATOR, '␞').replace(/\n+$/, '') };
}

/**
 * Samples in all languages with their replies, then the replies that belong to none of them. The request builder follows
 * if the operation has no JSON body, with which it is otherwise.
 */
function examples(operation: Operation, { attributes }: Owner, files: ApiFiles): string {
  const { others } = callReplies(operation, namedCalls(operation));
  const data = operation.reply.find((field) => field.name === 'data');
  const [request, reply] = [operation.body, mainResponse(operation.responses)].map((body) => jsonBody(body?.contents));
  const unknown = namesWithoutExample(operation);
  const isOpen = data?.types.join() === 'object' && !data.nullable && data.children.length === 0 && !data.variants;
  return blocks(
    takesApiKey(operation.security) && files.options.bearerNote,
    isOpen && files.options.openData(operation, files),
    request && lacksExample(request) && noExample('the request body'),
    reply && lacksExample(reply) && noExample('the reply'),
    unknown.length > 0 && `${noExample(unknown.map(codeSpan).join(', '))} Samples send the name as the value.`,
    `<ApiExplorer ${attributes} />`,
    others.some(({ isGenerated }) => !isGenerated) && 'Further examples of the reply:',
    ...others.map((example) => exampleBlock(example, JSON_TYPE, 'Reply')),
    !jsonBody(operation.body?.contents) && hasRequestForm(operation) && requestBuilder(operation),
  );
}

function requestBuilder({ id }: Operation): string {
  return `<RequestBuilder ${attribute('operation', id)} />`;
}

/** The JSON body of an operation, and the request builder. */
function mainRequest(operation: Operation, { attributes }: Owner): string {
  const json = jsonBody(operation.body?.contents);
  if (!json) return '';
  const { field, examples: given, mediaType } = json;
  return blocks(
    field ? schemaDescription(field) : 'The file has no schema of this body.',
    field && `<ApiFields ${attributes} part="request" />`,
    (field !== undefined || hasRequestForm(operation)) && requestBuilder(operation),
    ...given.filter(({ isExternal }) => isExternal).map((example) => exampleBlock(example, mediaType)),
  );
}

/** Says which fields to send, because no requirement is documented for them. */
function requirementLine({ request }: Operation): string | undefined {
  const unknown = request
    .filter(({ requirement }) => requirement === 'not documented')
    .map(({ name }) => codeSpan(name));
  if (unknown.length === 0) return undefined;
  return unknown.length === request.length ? 'Send all fields.' : `Send ${joinNames(unknown)}.`;
}

function requestBody(operation: Operation, owner: Owner): string {
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
    isSimple && requirementLine(operation),
    mainRequest(operation, owner),
    json && encodingLines(json.encoding),
    ...others.map((content) =>
      blocks(
        heading(3, codeSpan(content.mediaType)),
        bodyParts(owner, content, 'request'),
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
  return blocks(
    '## Reply body',
    code !== '200' && `The reply of status ${code}.`,
    json.mediaType !== JSON_TYPE && `Its media type is ${codeSpan(json.mediaType)}.`,
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
        blocks(heading(owner.level + 1, `${code}: ${codeSpan(body.mediaType)}`), bodyParts(owner, body, 'reply', code)),
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
    !summary.startsWith(`${method} `) && `${safeMdxLine(summary)}${/[.!?]$/.test(summary) ? '' : '.'}`,
    operation.deprecated && 'Deprecated.',
    description && safeMdx(description),
    operation.externalDocs && externalLink(operation.externalDocs),
    operation.security.length > 0 && operation.security.flatMap(alternativeLines).join('\n'),
    parameters(owner),
    body && heading(owner.level, 'Body'),
    body?.description && safeMdx(body.description),
    body && !body.required && 'The body is optional.',
    ...(body?.contents ?? []).map((content) =>
      blocks(heading(owner.level + 1, codeSpan(content.mediaType)), bodyParts(owner, content, 'request')),
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
  return `Tags: ${tags.map((name) => safeMdxLine(labels.get(name) ?? name)).join(', ')}.`;
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

/** Links the docs page about an operation. */
function guideLine(operation: Operation, files: ApiFiles): string | undefined {
  const guide = files.options.guide?.(operation, files);
  return guide && `Guide: [${safeMdxLine(guide.title)}](${guide.path}): ${guide.about}.`;
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
      isReplaced && `<BodyTranslator ${attribute('move', operation.id)} />`,
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
    heading(1, safeMdxLine(operation.summary)),
    endpoint(operation, facts),
    deprecationNote(operation, facts, files),
    safeMdx(operation.description),
    guideLine(operation, files),
    originLine(operation, facts, files),
    operation.externalDocs && externalLink(operation.externalDocs),
    tagLine(operation, facts),
    hasRequestForm(operation) ? '<PageContents hasBuilder />' : '<PageContents />',
    files.options.beforeFields?.(operation, files),
    '<OperationColumns>',
    '<div>',
    servers(operation.servers),
    !takesApiKey(operation.security) && blocks('## Authentication', authentication(operation.security)),
    parameters(owner),
    requestBody(operation, owner),
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
    '</OperationColumns>',
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
