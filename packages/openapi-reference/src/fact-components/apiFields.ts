import { defined, joinNames } from '@api-docs/kit';
import {
  bodyRows,
  codeSpan,
  fieldRows,
  findOperation,
  markdownToHtml,
  operationRef,
  type FieldRow,
} from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
import type { Attributes, PageContext, ShownBody, TextFunction } from '../factComponent';
import { renderRow } from '../model/fieldRow';
import { fieldSections } from '../model/fieldSections';
import { operationOrigin } from '../model/operationOrigin';
import { schemaLink } from '../model/schemaLink';
import { selectFields } from '../model/selectFields';
import type { ApiFieldsProps, RenderedFieldRow } from '../model/types';
import { isReferencePage } from '../pageFiles';

/** Returns a function that says where a row comes from, for parameters and JSON bodies of an operation. */
function originOf({ facts, files, page }: PageContext<ApiFiles>, attributes: Attributes) {
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
function withConditions(
  rows: RenderedFieldRow[],
  { facts, files }: PageContext<ApiFiles>,
  owner: string,
): RenderedFieldRow[] {
  const operation = facts.operations.find((one) => operationRef(facts, one) === owner);
  const choices = operation && files.options.choices?.(operation, facts);
  if (!choices) return rows;
  return rows.map((row) => {
    const names = Object.entries(choices.needs).flatMap(([name, needs]) => (needs.includes(row.path) ? [name] : []));
    if (row.requirement !== 'optional' || names.length === 0) return row;
    const note = markdownToHtml(`needed by ${joinNames(names.map(codeSpan))}`);
    return { ...row, requirement: 'conditional', limits: [note, ...(row.limits ?? [])] };
  });
}

/** Computes the rows of `<ApiFields>`: of the fields that its attributes select, in the page's docs version. */
export const apiFieldsProps = (context: PageContext<ApiFiles>, attributes: Attributes): ApiFieldsProps => {
  const { owner, part, prefix, fields, whole, label } = selectFields(context, attributes);
  const rows = whole ? bodyRows(whole, prefix) : fieldRows(fields, prefix);
  const origin = originOf(context, attributes);
  const rendered = withUniqueAnchors(
    rows.map((row) => renderRow(row, prefix, origin(row), schemaLink(context.files, context.facts, row.component))),
  );
  return {
    part,
    caption: `${label} of ${owner}`,
    isBelowHeading: isReferencePage(context.files, context.page) || undefined,
    sections: fieldSections(part === 'request' ? withConditions(rendered, context, owner) : rendered),
  };
};

/** The fields of a body are compared by their facts, not as text. */
export const apiFieldsText: TextFunction = (context, attributes) => {
  if (attributes.schema !== undefined) return { blocks: [] };
  const { owner, part, label } = selectFields(context, attributes);
  const { field, part: shown = part, type, status } = attributes;
  const isJsonBody = shown === part && type === undefined && status === undefined;
  const section = isJsonBody
    ? undefined
    : defined<NonNullable<ShownBody['section']>>({ part: shown, type, status, label });
  return { blocks: [], body: defined<ShownBody>({ owner, part, section, field }) };
};
