import { buildError } from '@api-docs/kit/node';
import {
  bodyRows,
  codeSpan,
  codeValue,
  currentGeneration,
  describeFieldOrigin,
  describeLimits,
  describeRow,
  describeSerialization,
  describeType,
  describeXml,
  escapeMarkdown,
  fieldAnchor,
  fieldRows,
  findLegacyBody,
  findOperation,
  findSuccession,
  innermost,
  isPhrase,
  jsonBody,
  labelDescription,
  mainResponse,
  markdownToHtml,
  operationRef,
  PARAMETER_PLACES,
  placeTitle,
  unknownName,
  type ApiFacts,
  type Callback,
  type DescribedFieldMapRow,
  type ExampleNote,
  type ExternalDocs,
  type Field,
  type FieldOrigin,
  type FieldRow,
  type Operation,
  type OperationContent,
  type Variant,
} from '@api-docs/openapi-facts';
import { defined, joinNames } from '@api-docs/kit';

import { operationLink, type Attributes, type PageContext, type ShownBody, type TextFunction } from './pageContext';
import { safeMdx } from '../pages/safeMdx';
import { fieldSections } from './fieldSections';
import { mdxContent, table } from './pageContent';
import type { ApiFieldsProps, RenderedFieldRow } from './types';
import { operationOrigin } from './operationProps';
import { isReferencePage } from '../apiFiles';

/** Fields of one body, of parameters or of headers. */
interface SelectedFields {
  /** Path of the operation, or name of the body. */
  owner: string;
  part: 'request' | 'reply';
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

/** Selects the whole body of a request or reply in a media type; the JSON body if none is given. */
function selectBody(content: OperationContent, part: 'request' | 'reply', { type, status }: Attributes) {
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

/** Marks the lists in the dotted path or key of a field. Example: `context[].chunk_text`. */
export function withListMarks({ lists = [] }: Pick<Field, 'lists'>, path: string): string {
  const names = path.split('.');
  const marked = names.map((name, index) => {
    const isInside = index < names.length - 1 && lists.includes(names.slice(0, index + 1).join('.'));
    return isInside ? `${name}[]` : name;
  });
  return `${lists.includes('') ? '[].' : ''}${marked.join('.')}`;
}

function selectPart(context: PageContext, attributes: Attributes): SelectedFields {
  const { facts, page } = context;
  const { operation, body, part = 'request', type, status, webhook, callback } = attributes;
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

/** Says when the property of a discriminator chooses a variant. */
function describeChoice({ property, values, isDefault }: NonNullable<Variant['condition']>): string {
  const name = codeSpan(property);
  if (values.length === 0) return `if ${name} is missing or has another value`;
  return `if ${name} is ${values.map(codeValue).join(' or ')}${isDefault ? ', is missing, or has another value' : ''}`;
}

function renderVariant({ name, relation, condition }: NonNullable<FieldRow['variant']>) {
  const choice = condition ? `, ${describeChoice(condition)}` : '';
  const html = markdownToHtml(`${relation}: ${codeSpan(name)}${choice}`);
  return { name, relation, html };
}

/** Returns facts of a field besides its limits, as CommonMark. */
function describeNotes(row: FieldRow): string[] {
  const { title, readOnly, writeOnly, examples = [], exampleNotes = [], serialized = [] } = row;
  const { externalDocs, xml, variant } = row;
  const described = (innermost(row).limits.enum ?? []).filter(({ description }) => description !== undefined);
  return [
    ...(title !== undefined && title !== variant?.name ? [`Title: ${title}`] : []),
    ...described.map(({ value, description = '' }) => labelDescription(`${codeValue(value)}:`, description)),
    ...(readOnly ? ['read-only: only in replies'] : []),
    ...(writeOnly ? ['write-only: only in requests'] : []),
    ...(examples.length > 0 ? [`Example: ${examples.map(codeSpan).join(', ')}`] : []),
    ...exampleNotes.map(describeExample),
    ...(serialized.length > 0 ? [`Sent as: ${serialized.map(codeSpan).join(', ')}`] : []),
    ...(externalDocs ? [describeDocs(externalDocs)] : []),
    ...(xml ? [`in XML: ${describeXml(xml)}`] : []),
  ];
}

function describeExample({ value, summary, description }: ExampleNote): string {
  const name = summary === undefined ? '' : escapeMarkdown(summary);
  if (description === undefined) return `${codeSpan(value)}: ${name}`;
  return labelDescription(`${codeSpan(value)}${name && `, ${name}`}:`, description);
}

function describeDocs({ url, description = '' }: ExternalDocs): string {
  if (isPhrase(description)) return `More: ${description.trim()}, ${codeSpan(url)}`;
  return labelDescription(`More: ${codeSpan(url)}${description && '.'}`, description);
}

function renderRecursion(key: string, prefix: string): string {
  if (key === '') return 'has the same fields as the whole body';
  return `has the same fields as <a href="#${fieldAnchor(prefix, key)}">${markdownToHtml(codeSpan(key))}</a>`;
}

function renderRow(row: FieldRow, prefix: string, origin?: FieldOrigin): RenderedFieldRow {
  const { name, path, requirement, anchor, depth, description, deprecated, default: value, variant, recursion } = row;
  const limits = [
    ...[...describeLimits(row), ...describeSerialization(row), ...describeNotes(row)].map(markdownToHtml),
    ...(recursion === undefined ? [] : [renderRecursion(recursion, prefix)]),
    ...(origin ? describeFieldOrigin(origin) : []).map(markdownToHtml),
  ];
  return {
    name,
    // The body itself has no name.
    path: path ? withListMarks(row, path) : '(body)',
    type: describeType(row),
    requirement,
    anchor,
    depth,
    html: markdownToHtml(description),
    limits: limits.length > 0 ? limits : undefined,
    default: value,
    deprecated: deprecated || undefined,
    variant: variant && renderVariant(variant),
  };
}

/** Returns a function that says where a row comes from, for parameters and JSON bodies of an operation. */
function originOf({ facts, files, page }: PageContext, attributes: Attributes) {
  const { operation, part = 'request', type, status, webhook, callback } = attributes;
  if (operation === undefined || (type ?? status ?? webhook ?? callback) !== undefined) return () => undefined;
  const origin = operationOrigin(files, facts, findOperation(facts, operation, page));
  return ({ path, key = path }: FieldRow) => origin?.fieldOrigin(part, key);
}

/** Makes anchors unique if two names differ in characters only that anchors cannot have. */
function withUniqueAnchors(rows: RenderedFieldRow[]): RenderedFieldRow[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const count = (counts.get(row.anchor) ?? 0) + 1;
    counts.set(row.anchor, count);
    return count === 1 ? row : { ...row, anchor: `${row.anchor}-${count}` };
  });
}

/** Marks fields that only some values of another field need. */
function withConditions(rows: RenderedFieldRow[], { facts, files }: PageContext, owner: string): RenderedFieldRow[] {
  const operation = facts.operations.find((one) => operationRef(facts, one) === owner);
  const choices = operation && files.options.choices?.(operation, facts);
  if (!choices) return rows;
  return rows.map((row) => {
    const names = Object.entries(choices.needs).flatMap(([name, needs]) => (needs.includes(row.path) ? [name] : []));
    if (row.requirement !== 'optional' || names.length === 0) return row;
    const note = markdownToHtml(`Needed by ${joinNames(names.map(codeSpan))}`);
    return { ...row, requirement: 'conditional', limits: [note, ...(row.limits ?? [])] };
  });
}

export const apiFieldsProps = (context: PageContext, attributes: Attributes): ApiFieldsProps => {
  const { owner, part, prefix, fields, whole, label } = selectFields(context, attributes);
  const rows = whole ? bodyRows(whole, prefix) : fieldRows(fields, prefix);
  const origin = originOf(context, attributes);
  const rendered = withUniqueAnchors(rows.map((row) => renderRow(row, prefix, origin(row))));
  return {
    part,
    caption: `${label} of ${owner}`,
    isBelowHeading: isReferencePage(context.files, context.page) || undefined,
    sections: fieldSections(part === 'request' ? withConditions(rendered, context, owner) : rendered),
  };
};

/** The fields of a body are compared by their facts, not as text. */
export const apiFieldsText: TextFunction = (context, attributes) => {
  const { owner, part, label } = selectFields(context, attributes);
  const { field, part: shown = part, type, status } = attributes;
  const isJsonBody = shown === part && type === undefined && status === undefined;
  const section = isJsonBody
    ? undefined
    : defined<NonNullable<ShownBody['section']>>({ part: shown, type, status, label });
  return { blocks: [], body: defined<ShownBody>({ owner, part, section, field }) };
};

/** Returns what the API of a successor is called. */
export function successorGeneration(facts: ApiFacts, successor: Operation | undefined): string {
  return (successor && currentGeneration(facts, successor)) ?? 'New';
}

/** Says what becomes of a field. A kept field is called changed if the successor drops a field inside of it. */
function describeFieldChange(
  { change, from = '', notes }: DescribedFieldMapRow,
  rows: readonly DescribedFieldMapRow[],
): string {
  const inside = rows.filter((other) => other.change === 'dropped' && other.from?.startsWith(`${from}.`));
  const dropped = inside.map((other) => `${codeSpan(other.from?.slice(from.length + 1) ?? '')} dropped`);
  if (change !== 'same') return [`**${change}**`, ...notes].join('; ');
  return [dropped.length > 0 ? '**changed**' : 'same name and type', ...notes, ...dropped].join('; ');
}

/** Maps the fields of a legacy request or reply to those of its successor. */
export const fieldMapContent = ({ facts, files, page }: PageContext, { operation, body }: Attributes) => {
  const owner = body === undefined ? { operation: operation ?? '' } : { body };
  const { successor, rows, note = '' } = findSuccession(facts, files.successors(), owner, page);
  if (!successor) return mdxContent(safeMdx(note || 'No successor is documented.'));
  const { path, to } = operationLink(files, successor);
  const head = ['Legacy field', `${successorGeneration(facts, successor)} field`, 'What changes'];
  const name = (field: string | undefined) => (field === undefined ? 'none' : codeSpan(field));
  const cells = rows
    .map(describeRow)
    .map((row, _index, described) => [name(row.from), name(row.to), describeFieldChange(row, described)]);
  return [...mdxContent(`The successor is [${codeSpan(path)}](${to}). ${safeMdx(note)}`), table(head, cells)];
};
