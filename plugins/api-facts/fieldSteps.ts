import { spellingRemedy, teachingError } from '../teachingError';
import { findLegacyBody, findOperation } from './findOperation';
import { operationLink, printRow } from './printing';
import type { ApiFieldsProps, FieldMapProps } from './props';
import { fieldRows } from './readFields';
import type { Attributes, PageContext, Step } from './step';
import { findSuccession } from './successors';
import type { Field } from './types';

/** Fields of one body, as a page shows them. */
export interface ShownFields {
  /** Path of the operation, or name of the body. */
  owner: string;
  part: 'request' | 'reply';
  fields: Field[];
}

function requestedFields({ facts, page }: PageContext, { operation, body, part = 'request' }: Attributes): ShownFields {
  if (body !== undefined && part === 'request')
    return { owner: body, part: 'request', fields: findLegacyBody(facts, body, page).request };
  if ((part !== 'request' && part !== 'reply') || body !== undefined) {
    throw teachingError({
      file: page,
      problem: 'unknown part',
      expected: 'part="request", or part="reply" of an operation',
      found: part,
      remedy: 'write one of the two',
    });
  }
  const found = findOperation(facts, operation ?? '', page);
  return { owner: found.path, part, fields: found[part] };
}

function selectField(fields: Field[], path: string, owner: string, page: string): Field[] {
  const all = fieldRows(fields, '').map((row) => row.path);
  const select = (candidates: Field[]): Field[] =>
    candidates.flatMap((field) => (field.path === path ? [field] : select(field.children)));
  const selected = select(fields);
  if (selected.length > 0) return selected;
  throw teachingError({
    file: page,
    problem: `unknown field "${path}"`,
    expected: `a field of ${owner}`,
    found: path,
    remedy: spellingRemedy(path, all, `use one of: ${all.join(', ')}`),
  });
}

/**
 * Finds the fields that `<ApiFields>` is to show.
 *
 * @param attributes `operation` or `body`, `part`, and `field` for one field with what it holds
 * @throws with page and line when there are none
 */
export function shownFields(context: PageContext, attributes: Attributes): ShownFields {
  const { owner, part, fields } = requestedFields(context, attributes);
  const selected = attributes.field === undefined ? fields : selectField(fields, attributes.field, owner, context.page);
  if (selected.length > 0) return { owner, part, fields: selected };
  throw teachingError({
    file: context.page,
    problem: `nobody published the ${part} fields of ${owner}`,
    expected: 'an operation whose fields the OpenAPI file names',
    found: owner,
    remedy: 'leave the component out and say that the fields are not published',
  });
}

export const apiFields: Step<ApiFieldsProps> = (context, attributes) => {
  const { owner, part, fields } = shownFields(context, attributes);
  const caption = `${part === 'request' ? 'Request' : 'Reply'} fields of ${owner}`;
  return { part, caption, rows: fieldRows(fields, part).map(printRow) };
};

export const requestSchema: Step<ApiFieldsProps> = (context, attributes) =>
  apiFields(context, { ...attributes, part: 'request' });

export const responseSchema: Step<ApiFieldsProps> = (context, attributes) =>
  apiFields(context, { ...attributes, part: 'reply' });

export const fieldMap: Step<FieldMapProps> = ({ facts, files, page }, { operation, body }) => {
  const { successor, rows, note } = findSuccession(
    facts,
    files.successors(),
    { ...(operation === undefined ? {} : { operation }), ...(body === undefined ? {} : { body }) },
    page,
  );
  return {
    rows,
    ...(successor ? { successor: operationLink(successor) } : {}),
    ...(note === undefined ? {} : { note }),
  };
};
