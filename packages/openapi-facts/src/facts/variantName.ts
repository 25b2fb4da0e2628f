import type { Schema } from '../document/schemaObject';
import { omit, type ResolvedSchema } from '../schemas/resolvedSchema';
import { nameOfRef } from '../schemas/variants';
import { describeType } from '../text/describeValue';
import { readValue } from './readValue';

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
  const { schema, refs } = resolved;
  const isPlain = schema.type !== undefined && Object.keys(omit(schema, 'type', 'nullable')).length === 0;
  return (
    schema.title ??
    nameOfRef(refs[0] ?? (typeof given === 'object' ? given.$ref : undefined)) ??
    mapped ??
    (isPlain ? describeType(readValue(resolved)) : `Variant ${index + 1}`)
  );
}
