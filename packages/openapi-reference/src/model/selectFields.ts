import { buildError, spellingRemedy } from '@api-docs/kit/node';
import {
  bodyRows,
  fieldRows,
  findLegacyBody,
  findOperation,
  jsonBody,
  mainResponse,
  operationRef,
  PARAMETER_PLACES,
  placeTitle,
  unknownName,
  type Callback,
  type Field,
  type Operation,
  type OperationContent,
} from '@api-docs/openapi-facts';

import type { Attributes, PageContext } from '../factComponent';
import { directionOf, type BodyPart } from './bodyPart';

/** Fields of one body, of parameters or of headers. */
interface SelectedFields {
  /** Path of the operation, or name of the body. */
  owner: string;
  part: BodyPart;
  /** Prefix of the anchors. */
  prefix: string;
  fields: Field[];
  /** The whole body, if all of it is selected. */
  whole?: Field;
  /** For example `Request fields`. */
  label: string;
}

/** Finds one of several things that have no names by its number. */
function findNumbered<Item>(kind: string, items: readonly Item[], number: string, page: string): Item {
  const found = items[Number(number || NaN)];
  if (found) return found;
  const known = items.map((_one, index) => String(index));
  if (known.length > 0)
    throw unknownName(kind, number, known, `the number of a ${kind}, in the order of the file`, page);
  throw buildError({
    file: page,
    problem: `there is no ${kind}`,
    expected: `a ${kind} in the OpenAPI file`,
    found: number || 'nothing',
    remedy: `remove the attribute ${kind}`,
  });
}

/** Finds an operation, or a request that the API sends: a webhook, or a callback by its indexes, for example `0.1`. */
function findContent({ facts, page }: PageContext, { webhook, callback, operation = '' }: Attributes) {
  const named = (found: Operation) => ({ name: operationRef(facts, found), operation: found });
  const owner: Pick<Callback, 'name' | 'operation'> =
    webhook === undefined
      ? named(findOperation(facts, operation, page))
      : findNumbered('webhook', facts.webhooks, webhook, page);
  const indexes = callback?.split('.') ?? [];
  return indexes.reduce((found, index) => findNumbered('callback', found.operation.callbacks, index, page), owner);
}

/** Attributes of which a component has one: what the fields belong to. */
const OWNERS = ['operation', 'webhook', 'body', 'schema'] as const;

/** Throws if fields would belong to two things, or parameters to a status, of which one attribute would be ignored. */
function checkAttributes(attributes: Attributes, page: string): void {
  const [first, second] = OWNERS.filter((name) => attributes[name] !== undefined);
  const { part = 'request', status, type } = attributes;
  const isOfBody = part === 'request' || part === 'reply';
  const ignored = second ?? (isOfBody || part === 'reply-header' || status === undefined ? undefined : 'status');
  const unread = ignored ?? (isOfBody || type === undefined ? undefined : 'type');
  if (unread === undefined) return;
  throw buildError({
    file: page,
    problem: `nothing reads the attribute ${unread} here`,
    expected: second ? `one of ${OWNERS.join(', ')}` : 'status with a reply or its headers, type with a body',
    found: second ? `${first}="…" ${second}="…"` : `part="${part}" ${unread}="…"`,
    remedy: second ? 'remove one of the two' : 'remove the attribute',
  });
}

const PARTS = ['request', 'reply', 'reply-header', ...PARAMETER_PLACES];

function unknownPart(page: string, found: string, remedy: string): Error {
  return buildError({
    file: page,
    problem: 'unknown part',
    expected:
      'part="request" or part="reply" of an operation, also with type="text/plain" and status="404", or ' +
      'part="path", "query", "querystring", "header", "cookie" or "reply-header"',
    found,
    remedy,
  });
}

/** Throws if a part has no such status or media type. */
function checkBody(content: OperationContent, part: string, { type, status }: Attributes, page: string): void {
  const codes = content.responses.map(({ code }) => code);
  const isNeeded = part === 'reply-header' || (part === 'reply' && status !== undefined);
  if (isNeeded && !codes.includes(status ?? '')) {
    throw buildError({
      file: page,
      problem: 'the operation has no such status',
      expected: `part="${part}" with a status of the OpenAPI file`,
      found: status ?? 'no status',
      remedy:
        codes.length > 0 ? `write status="…" with one of ${codes.join(', ')}` : 'write another part: it has no replies',
    });
  }
  const types = contentsOf(content, part, status)?.map(({ mediaType }) => mediaType) ?? [];
  if (type === undefined || types.includes(type) || types.length === 0) return;
  throw unknownName('media type', type, types, 'a media type of the body in the OpenAPI file', page);
}

/** Returns the bodies of a request or response, one for each media type. */
function contentsOf({ responses, body }: OperationContent, part: string, status: string | undefined) {
  const response = status === undefined ? mainResponse(responses) : responses.find(({ code }) => code === status);
  return part === 'request' ? body?.contents : response?.contents;
}

/** Selects the whole body of a request or response in a media type; the JSON body if none is given. */
function selectBody(content: OperationContent, part: BodyPart, { type, status }: Attributes) {
  const contents = contentsOf(content, part, status);
  return type === undefined ? jsonBody(contents) : contents?.find(({ mediaType }) => mediaType === type);
}

/**
 * Returns the fields of a body, of parameters or of headers.
 *
 * @param attributes `part`, and for a body or headers also `status` and `type`
 */
export function fieldsOfPart(content: OperationContent, attributes: Attributes): Field[] {
  const { part = 'request', status } = attributes;
  if (part === 'reply-header') return content.responses.find(({ code }) => code === status)?.headers ?? [];
  if (part === 'request' || part === 'reply') return selectBody(content, part, attributes)?.field?.children ?? [];
  return content.parameters.filter((one) => one.in === part).map(({ field }) => field);
}

/** Selects the fields of a component, as a request or a response has them. */
function selectSchema({ facts, page }: PageContext, name: string, part: string): SelectedFields {
  const component = facts.components.find((one) => one.name === name);
  const known = facts.components.map((one) => one.name);
  if (!component) throw unknownName('schema', name, known, 'the name of a component of the OpenAPI file', page);
  if (part !== 'request' && part !== 'reply') throw unknownPart(page, part, 'write part="request" or part="reply"');
  const whole = component.fields[directionOf(part)];
  return { owner: name, part, prefix: part, fields: whole.children, whole, label: 'Fields' };
}

function selectPart(context: PageContext, attributes: Attributes): SelectedFields {
  const { facts, page } = context;
  const { body, part = 'request', type, status, webhook, callback, schema } = attributes;
  checkAttributes(attributes, page);
  if (schema !== undefined) return selectSchema(context, schema, part);
  if (body !== undefined && part === 'request') {
    const { request } = findLegacyBody(facts, body, page);
    return { owner: body, part, prefix: part, fields: request, label: 'Request fields' };
  }
  if (body !== undefined) throw unknownPart(page, part, 'remove the attribute part');
  const { name: owner, operation: found } = findContent(context, attributes);
  if (PARTS.includes(part)) checkBody(found, part, attributes, page);
  const prefix = [webhook && `webhook-${webhook}`, callback && `callback-${callback}`, part, status, type]
    .filter((one) => one !== undefined)
    .map((one) => one.replace(/[^\w-]+/g, '-'))
    .join('-');
  if (PARAMETER_PLACES.some((place) => place === part) || part === 'reply-header') {
    const fields = fieldsOfPart(found, attributes);
    const label = part === 'reply-header' ? `Headers of reply ${status ?? ''}` : placeTitle(part);
    return { owner, part: part === 'reply-header' ? 'reply' : 'request', prefix, fields, label };
  }
  if (part !== 'request' && part !== 'reply') {
    throw unknownPart(page, part, spellingRemedy(part, PARTS, 'write part="request" or part="reply"'));
  }
  if (part === 'request' && status !== undefined) throw unknownPart(page, part, 'write part="reply", or remove status');
  const selected = selectBody(found, part, attributes);
  const fields = selected?.isEachItem ? 'fields of each item' : 'fields';
  const label = [part === 'request' ? 'Request' : 'Reply', status, fields, type && `in ${type}`].filter(Boolean);
  const whole = selected?.field;
  return { owner, part, prefix, fields: whole?.children ?? [], whole, label: label.join(' ') };
}

function selectField(fields: Field[], path: string, owner: string, page: string): Field[] {
  const select = (candidates: Field[]): Field[] =>
    candidates.flatMap((field) => (field.path === path ? [field] : select(field.children)));
  const selected = select(fields);
  if (selected.length > 0) return selected;
  const known = fieldRows(fields, '').map((row) => row.path);
  throw unknownName('field', path, known, `a field of ${owner}`, page);
}

/**
 * Selects the fields that `<ApiFields>` shows.
 *
 * @param attributes `operation` or `body`, `part`, and `field` for one field with its children
 * @throws with page and line if there are none
 */
export function selectFields(context: PageContext, attributes: Attributes): SelectedFields {
  const { whole, ...selection } = selectPart(context, attributes);
  const { owner, part, fields } = selection;
  if (attributes.field === undefined && whole && bodyRows(whole, part).length > 0) return { ...selection, whole };
  const chosen = attributes.field === undefined ? fields : selectField(fields, attributes.field, owner, context.page);
  if (chosen.length > 0) return { ...selection, fields: chosen };
  throw buildError({
    file: context.page,
    problem: `the OpenAPI file has no ${part} fields for ${owner}`,
    expected: 'an operation whose fields are in the OpenAPI file',
    found: owner,
    remedy: 'remove the component and write that the fields are not documented',
  });
}
