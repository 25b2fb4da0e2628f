import type { Schema } from '../document/schemaObject';
import { omit, refsOf, type ResolvedSchema } from '../schemas/resolvedSchema';
import { nameOfRef } from '../schemas/variants';
import { describeType } from '../text/describeValue';
import { readValue } from './readValue';

/** Returns whether a schema says nothing but its type, or that of its items. */
function isPlain({ schema, items }: ResolvedSchema): boolean {
  const others = Object.keys(omit(schema, 'type', 'nullable', 'description', ...(items ? ['items'] : [])));
  return schema.type !== undefined && others.length === 0 && (!items || isPlain(items));
}

/**
 * Returns the name of a variant.
 *
 * @param mapped the value of the discriminator that the file maps to the variant
 */
export function variantName(
  given: Schema | boolean,
  resolved: ResolvedSchema,
  index: number,
  mapped: string | undefined,
): string {
  const { schema } = resolved;
  const [ref] = refsOf(resolved);
  return (
    schema.title ??
    nameOfRef(ref ?? (typeof given === 'object' ? given.$ref : undefined)) ??
    mapped ??
    (isPlain(resolved) ? describeType(readValue(resolved)) : `Variant ${index + 1}`)
  );
}
