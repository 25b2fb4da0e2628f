import type { Schema } from '../document/schemaObject';
import { hasParts, refsOf, type ResolvedSchema } from '../schemas/resolvedSchema';

/** Keywords beside `allOf` that say nothing about what is inside of a value. */
const NOTES = [
  'allOf',
  'title',
  'description',
  'nullable',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
];

/** Returns the reference of the component whose fields or variants a schema has, and no others. */
export function componentOf(given: Schema | boolean, resolved: ResolvedSchema): string | undefined {
  if (!hasParts(resolved)) return undefined;
  const [own] = refsOf(resolved);
  if (own !== undefined || typeof given === 'boolean' || given.allOf?.length !== 1) return own;
  return Object.keys(given).every((keyword) => NOTES.includes(keyword)) ? resolved.baseRefs[0] : undefined;
}
