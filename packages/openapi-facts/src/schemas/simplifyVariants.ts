import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import { withDependencies } from './dependencies';
import { omit, typesOf } from './resolvedSchema';

const CHOICES = ['oneOf', 'anyOf'] as const;

const isNull = ({ type, const: only }: Schema) => type === 'null' || only === null;

/** Turns `anyOf: [X, {type: null}]` into X that can be null, and a single alternative into a part of the schema. */
function withoutTrivialVariants(schema: Schema, resolve: ResolveRefs): Schema {
  for (const key of CHOICES) {
    const variants = schema[key];
    if (!Array.isArray(variants)) continue;
    const others = variants.filter((variant) => !isNull(resolve(variant).value));
    if (others.length === variants.length && variants.length > 1) continue;
    const rest = omit(schema, key);
    const [only, second] = others;
    if (only === undefined) return { ...rest, type: 'null' };
    const isNullable = others.length < variants.length;
    if (second === undefined) {
      return { ...rest, allOf: [...(rest.allOf ?? []), only], ...(isNullable ? { nullable: true } : {}) };
    }
    return { ...schema, [key]: others, nullable: true };
  }
  return schema;
}

/** Adds to the description of a schema what its variant for null says, if it had one before {@link simplifyVariants}. */
export function withMeaningOfNull(schema: Schema, given: Schema, resolve: ResolveRefs): Schema {
  const variants = CHOICES.flatMap((key) => given[key] ?? []).map((variant) => resolve(variant).value);
  const meaning = variants.find((variant) => isNull(variant) && variant.description)?.description;
  if (!meaning || meaning === schema.description) return schema;
  return { ...schema, description: [schema.description, `\`null\`: ${meaning}`].filter(Boolean).join('\n\n') };
}

/** Turns `oneOf` of constants into `enum`, and keeps their titles and descriptions as those of the values. */
export function withEnumOfConstants(schema: Schema, resolve: ResolveRefs): Schema {
  for (const key of CHOICES) {
    const variants = schema[key]?.map((variant) => resolve(variant).value);
    if (!variants?.every((variant) => 'const' in variant && !variant.properties)) continue;
    const rest = omit(schema, key);
    const texts = variants.map(({ const: value, title, deprecated, description }) => {
      const label = [title === String(value) ? '' : title, deprecated ? 'deprecated' : ''].filter(Boolean).join(', ');
      return [label, description].filter(Boolean).join(': ');
    });
    const types = [...new Set(variants.flatMap(typesOf))];
    // Values beside them are merged like those of another schema.
    if (rest.enum) return { ...rest, allOf: [...(rest.allOf ?? []), { [key]: schema[key] }] };
    return {
      ...rest,
      ...(rest.type === undefined && types.length > 0 ? { type: types.length === 1 ? types[0] : types } : {}),
      enum: variants.map((variant) => variant.const),
      ...(texts.some((text) => text !== '') ? { 'x-enumDescriptions': texts } : {}),
    };
  }
  return schema;
}

/** Turns variants that say nothing but a type, such as `anyOf: [{type: string}, {type: integer}]`, into a list of types. */
function withTypesOfVariants(schema: Schema, resolve: ResolveRefs): Schema {
  if (schema.type !== undefined) return schema;
  for (const key of CHOICES) {
    const types = schema[key]?.map((variant) => {
      const { value, refs } = resolve(variant);
      const isType = refs.length === 0 && Object.keys(value).join() === 'type';
      return isType ? typesOf(value) : [];
    });
    if (!types?.length || types.some(({ length }) => length === 0)) continue;
    const all = new Set(types.flat());
    // Each whole number is a number, too, which is then two of `oneOf`.
    const isDisjoint = all.size === types.flat().length && !(all.has('integer') && all.has('number'));
    if (key === 'anyOf' || isDisjoint) return { ...omit(schema, key), type: [...all] };
  }
  return schema;
}

/** Turns variants and conditions into what says the same without them, as far as there is such a thing. */
export function simplifyVariants(given: Schema, resolve: ResolveRefs): Schema {
  const schema = withDependencies(withoutTrivialVariants(given, resolve), resolve);
  return withTypesOfVariants(withEnumOfConstants(schema, resolve), resolve);
}
