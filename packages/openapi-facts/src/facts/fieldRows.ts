import type { Field, FieldRow, Variant } from '../fieldTypes';
import { fieldAnchor } from './fieldAnchor';

type Relations = Variant['relation'][];

function valueRows(
  { children, variants = [], ...field }: Field,
  part: string,
  depth: number,
  inside?: Relations,
): FieldRow[] {
  return [
    { ...field, anchor: fieldAnchor(part, field.key ?? field.path), depth, ...(inside ? { inside } : {}) },
    ...children.flatMap((child) => valueRows(child, part, depth + 1, inside)),
    ...variants.flatMap(({ field: value, ...variant }) => {
      const [first, ...rows] = valueRows(value, part, depth + 1, [...(inside ?? []), variant.relation]);
      return first ? [{ ...first, variant, inside }, ...rows] : rows;
    }),
  ];
}

/**
 * Flattens fields into table rows, parents before their children, fields before variants.
 *
 * @param part prefix of the anchors, `request` or `reply`
 * @returns rows with permanent anchors and their depth
 */
export function fieldRows(fields: readonly Field[], part: string): FieldRow[] {
  return fields.flatMap((field) => valueRows(field, part, 0));
}

/**
 * Flattens a whole body into table rows.
 *
 * @returns the rows of its fields and variants; a row for the body itself only if it has no fields or has more to say
 */
export function bodyRows(body: Field, part: string): FieldRow[] {
  const [row, ...rows] = valueRows(body, part, 0);
  const { types, limits, nullable, recursion, title, examples, externalDocs, xml, default: value, deprecated } = body;
  const facts = [nullable, recursion, title, examples, externalDocs, xml, value, deprecated || undefined];
  const isPlain = types.join() === 'object' && Object.keys(limits).length === 0;
  if (!row || (isPlain && rows.length > 0 && facts.every((fact) => fact === undefined))) {
    return rows.map((one) => ({ ...one, depth: one.depth - 1 }));
  }
  return [row, ...rows];
}
