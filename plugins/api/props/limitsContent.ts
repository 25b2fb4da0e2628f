import { codeSpan, describeLimits, type Field, type Operation } from '@api-docs/openapi-facts';
import { directionOf, mdxContent, PART_NAMES, type PageContext } from '@api-docs/openapi-reference/library';

interface Limit {
  field: string;
  part: string;
  text: string;
  operations: string[];
}

/** A field with more values is on the page of its operation; here, they are only counted. */
const MOST_VALUES = 20;

const withChildren = (field: Field): Field[] => [field, ...field.children.flatMap(withChildren)];

/** Describes the limits of a field, without the titles of items, which limit nothing. */
function textOf(field: Field): string {
  const count = [field, field.items].reduce((most, value) => Math.max(most, value?.limits.enum?.length ?? 0), 0);
  return describeLimits(field)
    .filter((text) => !/^each item: [A-Z]/.test(text))
    .map((text) => (count > MOST_VALUES ? text.replace(/^((?:each item: )?one of) .*/s, `$1 ${count} values`) : text))
    .join(', ');
}

function limitsOf({ name, deprecated }: Operation, part: string, fields: readonly Field[]): Limit[] {
  const operations = [deprecated ? `${codeSpan(name)} (legacy)` : codeSpan(name)];
  return fields
    .flatMap(withChildren)
    .map((field) => ({ field: field.path, part, text: textOf(field), operations }))
    .filter(({ text }) => text !== '');
}

/** Lists every limit that the OpenAPI file documents, once, with the operations that have it: requests first. */
export const limitsContent = ({ facts: { operations } }: PageContext) => {
  const limits = new Map<string, Limit>();
  for (const part of Object.values(PART_NAMES)) {
    for (const limit of operations.flatMap((operation) => limitsOf(operation, part, operation[directionOf(part)]))) {
      const key = [part, limit.field, limit.text].join(' ');
      const known = limits.get(key)?.operations ?? [];
      limits.set(key, { ...limit, operations: [...known, ...limit.operations] });
    }
  }
  const rows = [...limits.values()].map(({ field, part, text, operations: names }) =>
    [codeSpan(field), part, text, names.join(', ')].map((cell) => cell.replaceAll('|', '\\|')).join(' | '),
  );
  return mdxContent(
    ['| Field | In the | Limit | Operations |', '| --- | --- | --- | --- |', ...rows.map((row) => `| ${row} |`)].join(
      '\n',
    ),
  );
};
