import { codeSpan, describeLimits, type Field, type Operation } from '@api-docs/openapi-facts';
import { directionOf, mdxContent, PART_NAMES, type PageContext } from '@api-docs/openapi-reference/library';

/** A limit of a field, with the operations that have it. */
interface Limit {
  field: string;
  part: string;
  text: string;
  operations: string[];
}

const withChildren = (field: Field): Field[] => [field, ...field.children.flatMap(withChildren)];

/** Returns the limits of the fields of one part of a call. */
function limitsOf({ name, deprecated }: Operation, part: string, fields: readonly Field[]): Limit[] {
  const operations = [deprecated ? `${codeSpan(name)} (legacy)` : codeSpan(name)];
  return fields
    .flatMap(withChildren)
    .map((field) => {
      // Without the titles of items, which limit nothing. Example: `each item: One passage of context`.
      const texts = describeLimits(field).filter((text) => !/^each item: [A-Z]/.test(text));
      return { field: field.path, part, text: texts.join(', '), operations };
    })
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
