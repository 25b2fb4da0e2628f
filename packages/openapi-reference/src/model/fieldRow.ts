import { parseJson } from '@api-docs/kit';
import {
  codeSpan,
  codeValue,
  describeDocs,
  describeFieldOrigin,
  describeLimits,
  describeSerialization,
  describeType,
  describeValues,
  describeXml,
  escapeMarkdown,
  fieldAnchor,
  labelDescription,
  markdownToHtml,
  type ExampleNote,
  type Field,
  type FieldOrigin,
  type FieldRow,
  type Variant,
} from '@api-docs/openapi-facts';

import { formatJson } from './formatJson';
import { withListMarks } from './listMarks';
import type { RenderedFieldRow } from './types';

/** Says when the property of a discriminator chooses a variant. */
function describeChoice({ property, values, isDefault }: NonNullable<Variant['condition']>): string {
  const name = codeSpan(property);
  if (values.length === 0) return `if ${name} is missing or has another value`;
  return `if ${name} is ${values.map(codeValue).join(' or ')}${isDefault ? ', is missing, or has another value' : ''}`;
}

function renderVariant({ name, relation, group, condition }: NonNullable<FieldRow['variant']>) {
  const choice = condition ? `, ${describeChoice(condition)}` : '';
  const label = group === undefined ? relation : `And ${relation.toLowerCase()}`;
  const html = markdownToHtml(`${label}: ${codeSpan(name)}${choice}`);
  return { name, relation, group, html };
}

type Described = Omit<Field, 'path' | 'requirement' | 'deprecated' | 'description' | 'children' | 'variants'> &
  Pick<FieldRow, 'variant'>;

/** Returns facts of a field besides its type, requirement, default and description, as CommonMark. */
export function describeFacts(field: Described): string[] {
  return [...describeLimits(field), ...describeSerialization(field), ...describeNotes(field)];
}

/** Returns facts of a field besides its limits, as CommonMark. */
function describeNotes(row: Described): string[] {
  const { title, readOnly, writeOnly, examples = [], exampleNotes = [], serialized = [] } = row;
  const { externalDocs, xml, variant } = row;
  return [
    ...(title !== undefined && title !== variant?.name ? [`title: ${title}`] : []),
    ...describeValues(row),
    ...(readOnly ? ['read-only: only in replies'] : []),
    ...(writeOnly ? ['write-only: only in requests'] : []),
    ...describeExamples(row, examples),
    ...exampleNotes.map(describeExample),
    ...(serialized.length > 0 ? [`sent as: ${serialized.map(codeSpan).join(', ')}`] : []),
    ...(externalDocs ? [describeDocs(externalDocs)] : []),
    ...(xml ? [`in XML: ${describeXml(xml)}`] : []),
  ];
}

/** Number of characters from which the example of an object or a list is a block of code. */
const LONG_EXAMPLE = 60;

/** Returns the examples of a value. Those of a whole body are formatted below its table. */
function describeExamples({ name }: Described, examples: readonly string[]): string[] {
  const isLong = (json: string) => /^[{[]/.test(json) && json.length > LONG_EXAMPLE;
  const short = examples.filter((json) => !isLong(json));
  const long = name === '' ? [] : examples.filter(isLong);
  return [
    ...(short.length > 0 ? [`example: ${short.map(codeSpan).join(', ')}`] : []),
    ...long.map((json) => `example:\n\n~~~~json\n${formatJson(parseJson(json))}\n~~~~`),
  ];
}

function describeExample({ value, external, summary = '', description }: ExampleNote): string {
  const place =
    external === undefined ? '' : `${value === undefined ? 'example' : 'as it is sent'} at ${codeSpan(external)}`;
  const example = [value === undefined ? '' : codeSpan(value), place].filter(Boolean).join(', ');
  const name = escapeMarkdown(summary);
  if (description === undefined) return [example, name].filter(Boolean).join(': ');
  return labelDescription(`${[example, name].filter(Boolean).join(', ')}:`, description);
}

function renderRecursion(key: string, prefix: string): string {
  if (key === '') return 'has the same fields as the whole body';
  return `has the same fields as <a href="#${fieldAnchor(prefix, key)}">${markdownToHtml(codeSpan(key))}</a>`;
}

/**
 * Returns the row of a field as the page shows it.
 *
 * @param prefix of the anchors of the table
 * @param schema whose page has the fields inside of this one
 */
export function renderRow(
  row: FieldRow,
  prefix: string,
  origin?: FieldOrigin,
  schema?: RenderedFieldRow['schema'],
): RenderedFieldRow {
  const { name, path, requirement, anchor, depth, description, deprecated, default: value, variant, recursion } = row;
  const limits = [
    ...describeFacts(row).map(markdownToHtml),
    ...(recursion === undefined ? [] : [renderRecursion(recursion, prefix)]),
    ...(origin ? describeFieldOrigin(origin) : []).map(markdownToHtml),
  ];
  return {
    name,
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
    schema,
  };
}
