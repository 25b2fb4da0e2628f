import { defined } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import { readSchema } from '../schemas/readSchema';
import type { Field } from '../fieldTypes';
import { readValue } from './readValue';

/**
 * Gives a property of a variant that only limits it the type that the schema around the variant says.
 *
 * @param outer what that schema says about the property
 */
export function withOuterType(field: Field, outer: Schema | boolean | undefined, resolve: ResolveRefs): Field {
  const isOpen = field.types.length === 0 && !field.variants && !field.limits.isNever;
  if (outer === undefined || !isOpen) return field;
  const { types, nullable } = readValue(readSchema(outer, resolve));
  return defined<Field>({ ...field, types, nullable: nullable ?? field.nullable });
}
