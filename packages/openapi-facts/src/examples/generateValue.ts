import type { Schema } from '../document/schemaObject';
import type { SchemaRules } from '../schemas/schemaRules';
import type { Json } from '../types';
import { take } from './generated';
import { ValueGenerator, type Place } from './valueGenerator';

/** Values in an example from which it is made with fewer levels. */
const MAX_SIZE = 200;

/** Levels of optional objects that a large example has at most. */
const MAX_LEVELS = 6;

const START: Place = { refs: new Map(), depth: 0 };

function sizeOf(value: Json): number {
  if (value === null || typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one), 1);
}

/**
 * Returns the number of levels of optional objects with which an example is not too large.
 *
 * @returns Infinity for all of them
 */
function levelsOf(schema: Schema, rules: SchemaRules): number {
  const fits = (levels: number) => {
    const generator = new ValueGenerator(rules, false, levels, 4 * MAX_SIZE);
    const [value] = take(generator.values(schema, '', START), 1);
    return !generator.isExhausted && (value === undefined || sizeOf(value) <= MAX_SIZE);
  };
  if (fits(Infinity)) return Infinity;
  let levels = fits(1) ? 1 : 0;
  while (levels < MAX_LEVELS && fits(levels + 1)) levels += 1;
  return levels;
}

/**
 * Generates an example of a schema. The same schema always gives the same value. If a value with all optional properties is too
 * large, those of inner objects are left out.
 *
 * @returns a value that the rules allow, or nothing if none was found
 */
export function generateValue(schema: Schema, rules: SchemaRules): Json | undefined {
  const levels = levelsOf(schema, rules);
  for (const isChecked of [false, true]) {
    const [value] = take(new ValueGenerator(rules, isChecked, levels).values(schema, '', START), 1);
    if (value !== undefined && rules.allow(schema, value)) return value;
  }
  return undefined;
}
