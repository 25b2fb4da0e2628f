import { buildError } from '@api-docs/kit/node';
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

/** Finds a request that the API sends: a webhook, or a callback by its indexes, for example `0.1`. */
function findCallback({ facts, page }: PageContext, { webhook, callback, operation = '' }: Attributes) {
  if (webhook === undefined && callback === undefined) return undefined;
  const owner =
    webhook === undefined
      ? { name: '', operation: findOperation(facts, operation, page) }
      : facts.webhooks[Number(webhook)];
  const indexes = callback?.split('.') ?? [];
  return indexes.reduce<Pick<Callback, 'name' | 'operation'> | undefined>(
    (found, index) => found?.operation.callbacks[Number(index)],
    owner,
  );
}

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

/** Selects the whole body of a request or response in a media type; the JSON body if none is given. */
function selectBody(content: OperationContent, part: BodyPart, { type, status }: Attributes) {
  const response =
    status === undefined ? mainResponse(content.responses) : content.responses.find(({ code }) => code === status);
  const contents = part === 'request' ? content.body?.contents : response?.contents;
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
  const { operation, body, part = 'request', type, status, webhook, callback, schema } = attributes;
  if (schema !== undefined) return selectSchema(context, schema, part);
  if (body !== undefined && part === 'request') {
    const { request } = findLegacyBody(facts, body, page);
    return { owner: body, part, prefix: part, fields: request, label: 'Request fields' };
  }
  if (body !== undefined) throw unknownPart(page, part, 'remove the attribute part');
  const sent = findCallback(context, attributes);
  const found = sent?.operation ?? findOperation(facts, operation ?? '', page);
  const owner = sent?.name ?? operationRef(facts, findOperation(facts, operation ?? '', page));
  const prefix = [webhook && `webhook-${webhook}`, callback && `callback-${callback}`, part, status, type]
    .filter((one) => one !== undefined)
    .map((one) => one.replace(/[^\w-]+/g, '-'))
    .join('-');
  if (PARAMETER_PLACES.some((place) => place === part) || part === 'reply-header') {
    const fields = fieldsOfPart(found, attributes);
    const label = part === 'reply-header' ? `Headers of reply ${status ?? ''}` : placeTitle(part);
    return { owner, part: part === 'reply-header' ? 'reply' : 'request', prefix, fields, label };
  }
  if (part !== 'request' && part !== 'reply') throw unknownPart(page, part, 'write part="request" or part="reply"');
  if (part === 'request' && status !== undefined) throw unknownPart(page, part, 'write part="reply", or remove status');
  const selected = selectBody(found, part, attributes);
  const fields = selected?.isEachItem ? 'fields of each item' : 'fields';
  const label = [part === 'request' ? 'Request' : 'Reply', status, fields, type && `in ${type}`].filter(Boolean);
  return {
    owner,
    part,
    prefix,
    fields: selected?.field?.children ?? [],
    whole: selected?.field,
    label: label.join(' '),
  };
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
