import { buildError, spellingRemedy } from '../../lib/buildError';
import { findSuccession } from '../differences/findSuccession';
import { findLegacyBody, findOperation } from '../facts/findOperation';
import { markdownToHtml } from '../facts/markdownToHtml';
import { fieldRows } from '../facts/readFields';
import type { Field, FieldRow } from '../facts/types';
import { operationLink } from './operationProps';
import type { Attributes, PageContext, PropsFunction } from './pageContext';
import type { ApiFieldsProps, FieldMapProps, RenderedFieldRow } from './types';

/** Fields of one body. */
interface SelectedFields {
  /** Path of the operation, or name of the body. */
  owner: string;
  part: 'request' | 'reply';
  fields: Field[];
}

function selectPart({ facts, page }: PageContext, { operation, body, part = 'request' }: Attributes): SelectedFields {
  if (body !== undefined && part === 'request')
    return { owner: body, part, fields: findLegacyBody(facts, body, page).request };
  if ((part !== 'request' && part !== 'reply') || body !== undefined) {
    throw buildError({
      file: page,
      problem: 'unknown part',
      expected: 'part="request", or part="reply" of an operation',
      found: part,
      remedy: body === undefined ? 'write part="request" or part="reply"' : 'remove the attribute part',
    });
  }
  const { path, [part]: fields } = findOperation(facts, operation ?? '', page);
  return { owner: path, part, fields };
}

function selectField(fields: Field[], path: string, owner: string, page: string): Field[] {
  const select = (candidates: Field[]): Field[] =>
    candidates.flatMap((field) => (field.path === path ? [field] : select(field.children)));
  const selected = select(fields);
  if (selected.length > 0) return selected;
  const known = fieldRows(fields, '').map((row) => row.path);
  throw buildError({
    file: page,
    problem: `unknown field "${path}"`,
    expected: `a field of ${owner}`,
    found: path,
    remedy: spellingRemedy(path, known, `use one of: ${known.join(', ')}`),
  });
}

/**
 * Selects the fields that `<ApiFields>` shows.
 *
 * @param attributes `operation` or `body`, `part`, and `field` for one field with its children
 * @throws with page and line if there are none
 */
export function selectFields(context: PageContext, attributes: Attributes): SelectedFields {
  const { owner, part, fields } = selectPart(context, attributes);
  const selected = attributes.field === undefined ? fields : selectField(fields, attributes.field, owner, context.page);
  if (selected.length > 0) return { owner, part, fields: selected };
  throw buildError({
    file: context.page,
    problem: `the OpenAPI file has no ${part} fields for ${owner}`,
    expected: 'an operation whose fields are in the OpenAPI file',
    found: owner,
    remedy: 'remove the component and write that the fields are not published',
  });
}

function renderRow({ description, limits, deprecated, default: value, ...row }: FieldRow): RenderedFieldRow {
  return {
    ...row,
    html: markdownToHtml(description),
    ...(limits.length > 0 ? { limits: limits.map(markdownToHtml) } : {}),
    ...(value === undefined ? {} : { default: value }),
    ...(deprecated ? { deprecated } : {}),
  };
}

export const apiFieldsProps: PropsFunction<ApiFieldsProps> = (context, attributes) => {
  const { owner, part, fields } = selectFields(context, attributes);
  const caption = `${part === 'request' ? 'Request' : 'Reply'} fields of ${owner}`;
  return { part, caption, rows: fieldRows(fields, part).map(renderRow) };
};

export const requestSchemaProps: PropsFunction<ApiFieldsProps> = (context, attributes) =>
  apiFieldsProps(context, { ...attributes, part: 'request' });

export const responseSchemaProps: PropsFunction<ApiFieldsProps> = (context, attributes) =>
  apiFieldsProps(context, { ...attributes, part: 'reply' });

export const fieldMapProps: PropsFunction<FieldMapProps> = ({ facts, files, page }, { operation, body }) => {
  const owner = body === undefined ? { operation: operation ?? '' } : { body };
  const { successor, rows, note } = findSuccession(facts, files.successors(), owner, page);
  return {
    rows,
    ...(successor ? { successor: operationLink(successor) } : {}),
    ...(note === undefined ? {} : { note }),
  };
};
